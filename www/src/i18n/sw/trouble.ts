import type { AllTexts } from "../en";

/** Swahili for what people are told once when the browser does not keep what it should. */
export const trouble: AllTexts["trouble"] = {
  refused:
    "Kivinjari hiki hakihifadhi chochote: michezo na mipangilio yako itakuwepo tu wakati ukurasa huu umefunguliwa.",
  full: "Kivinjari hiki hakina nafasi tena. Kilichohifadhi awali kinabaki kama kilivyo; unachofanya sasa kitakuwepo tu wakati ukurasa huu umefunguliwa.",
  aside:
    "Kitu kilichohifadhiwa hapa kimeharibika, au kiliandikwa na toleo jingine la ukurasa huu, na hakikuweza kusomwa. Kimewekwa kando katika kivinjari hiki, hakijafutwa.",
  newer:
    "Toleo jipya zaidi la ukurasa huu, katika kichupo kingine, limehifadhi kitu ambacho hili haliwezi kukisoma. Pakia ukurasa huu tena: hadi hapo, unachofanya hapa kitakuwepo tu wakati umefunguliwa.",
};
