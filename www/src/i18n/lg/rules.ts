import type { AllTexts } from "../en";

// What is told here holds under the options that are the default.
export const shortRules: AllTexts["shortRules"] = {
  omweso: {
    rules: [
      "Situla empiki zonna mu limu ku masa go omuli bbiri oba okusingawo, ozisige emu emu, ng’okontana n’akalimi k’essaawa, mu nnyiriri zo ebbiri.",
      "Empiki esembayo bw’egwa mu ssa omubadde empiki, zisitule zonna ozisige nga weeyongerayo okuva awo. Omulundi guggwa ng’empiki esembayo egudde mu ssa ekkalu.",
      "Naye essa eryo bwe liba mu lunyiriri lwo olw’omu maaso, nga n’amasa gombi agalitunuulidde mulimu empiki, mu kifo ky’ekyo owamba ez’omu masa ago gombi. Empiki eziwambiddwa zisige mangu ago, ng’otandikira ku ssa eriddirira essa lyo lye wasembyeyo okusitulamu.",
      "Okuva mu masa abiri agasembayo ku kkono mu buli lunyiriri lwo, oyinza okusiga olugendo ng’otebuka (ng’ogoberera akalimi k’essaawa), olugendo olwo bwe luba luwamba butereevu.",
      "Ku mulundi gwo ogusooka mu muzannyo towamba era totebuka: w’obadde okuwamba, weeyongerayo bweyongezi n’okusiga.",
      "Okutuusa ku kuwamba okusooka mu muzannyo, oyinza okuzannya okwesera okuva mu ssa omuli empiki ssatu zennyini: bbiri zigenda mu ssa eriddako, n’emu mu ssa eriddirira eryo, omulundi ne guggwa.",
    ],
    endsNote:
      "Bisalibwawo ng’omulundi guwedde. Bwe gutuukiriza ebisukka mu kimu, ekisooka wano kye kibalibwa.",
    ends: [
      [
        "Akawumbi, obubonero 12",
        "Munno tasigazza mpiki n’emu, ng’okuwamba kwo okwasembyeyo mu mulundi kubadde mu mpagi ey’oku nkomerero. Kuwangula empaka zonna.",
      ],
      [
        "Okutema emitwe-ebiri, obubonero 2",
        "Owambye empagi zombi eza munno ez’oku nkomerero mu mulundi guno gumu.",
      ],
      [
        "Okutema olunyiriri lw’omu maaso, obubonero 2",
        "Owambye mu mulundi guno, era olunyiriri lwa munno olw’omu maaso olubaddemu empiki kaakano temuli n’emu.",
      ],
      [
        "Akakyala, obubonero 2",
        "Bwe muba mukikkaanyizzaako ng’omuzannyo tegunnatandika: owambye mu mirundi gyo ebiri nga munno tannawamba mulundi gwonna.",
      ],
      [
        "Bulijo, akabonero 1",
        "Munno y’alina okuzannya, naye talina ssa na limu omuli empiki bbiri oba okusingawo, ne bw’oba nga naawe tolina.",
      ],
      [
        "Omulundi ogutaggwa",
        "Omulundi ogwetaaga engendo ezisukka 2,000 gusazaamu omuzannyo. Guddibwamu era teguvaamu kabonero.",
      ],
    ],
  },
  oware: {
    rules: [
      "Situla empiki zonna mu limu ku masa go, ozisige emu emu, ng’okontana n’akalimi k’essaawa, okwetooloola olubaawo. Essa ly’ozisituddemu libuukibwa bulijjo.",
      "Empiki esembayo bw’ewezesa bbiri oba ssatu mu limu ku masa ga munno, owamba ez’omu ssa eryo; era n’ez’omu masa agalisooka, limu limu, kasita gaba ga munno era nga mulimu bbiri oba ssatu.",
      "Omulundi ogwandiwambye empiki zonna ez’omu lunyiriri lwa munno guyitibwa grand slam: oyinza okuguzannya, naye teguwamba n’emu.",
      "Olunyiriri lwa munno bwe luba lukalu, oteekwa okuzannya omulundi ogulutuusaamu empiki, bwe guba guliwo.",
    ],
    endsNote: "Olwo asinza empiki obungi y’awangula; bwe baba na 24 buli omu, guba maliri.",
    ends: [
      [
        "Okusinza empiki",
        "Omuzannyi alina empiki 25 oba okusingawo ku 48 aba awangudde awo wennyini.",
      ],
      [
        "Tewali mulundi guzannyika",
        "Alina okuzannya talina mulundi gukkirizibwa. Buli muzannyi atwala empiki ez’oku ludda lwe.",
      ],
      [
        "Okuddiŋŋana",
        "Embeera y’emu, ng’omuzannyi y’omu y’alina okuzannya, ezzeemu omulundi ogw’okubiri okuva ku kuwamba okwasembyeyo. Buli muzannyi atwala empiki ez’oku ludda lwe.",
      ],
    ],
  },
  "bao-kigogo": {
    rules: [
      "Situla empiki zonna mu limu ku masa go omuli bbiri oba okusingawo, ozisige emu emu, ng’okontana n’akalimi k’essaawa, mu nnyiriri zo ebbiri.",
      "Empiki esembayo bw’egwa mu ssa omubadde empiki, zisitule zonna ozisige nga weeyongerayo okuva awo.",
      "Bw’egwa mu ssa ekkalu, omulundi guggwa. Essa eryo bwe liba mu lunyiriri lwo olw’omu maaso, nga n’essa ery’omu maaso eriritunuulidde mulimu empiki, owamba ez’omu ssa eryo n’ez’omu ssa eriri emabega waalyo.",
      "Empiki eziwambiddwa ziva ku lubaawo.",
      "Bw’oba nga tolina ssa na limu omuli bbiri oba okusingawo, olwo lw’oyinza okutambuza empiki eri yokka: eddaala limu, okugenda mu ssa ekkalu. Ewambira ku tteeka lye limu.",
    ],
    endsNote: "",
    ends: [
      ["Tewali mulundi guzannyika", "Alina okuzannya talina mulundi gukkirizibwa, era awangulwa."],
      [
        "Okuddiŋŋana",
        "Embeera y’emu ezzeemu omulundi ogw’okubiri ng’omuzannyi y’omu y’alina okuzannya: guba maliri.",
      ],
      ["Omulundi ogutaggwa", "Omulundi ogwetaaga engendo ezisukka 2,000: guba maliri."],
    ],
  },
};

export const glossaries: AllTexts["glossaries"] = {
  omweso: {
    lang: "lg",
    words: [
      ["empiki", "ensigo enzirugavu enkalubo ezizannyisibwa"],
      ["okwesera", "okusiga empiki ssatu okw’okuggulawo"],
      ["okutema", "obuwanguzi obuvaamu obubonero bubiri"],
      ["emitwe-ebiri", "empagi zombi ez’oku nkomerero"],
      ["akawumbi", "obuwanguzi bw’empaka zonna"],
      ["akakyala", "okuwamba emirundi ebiri nga munno tannawamba"],
      ["bulijo", "obuwanguzi obwa bulijjo, obw’akabonero kamu"],
    ],
  },
};
