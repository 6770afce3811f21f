import type { AllTexts } from "../en";

/** Luganda for what people are told once when the browser does not keep what it should. */
export const trouble: AllTexts["trouble"] = {
  refused:
    "Bulawuza eno tetereka kintu: emizannyo gyo n’entegeka zo bibaawo ng’olupapula luno lukyali luggule kwokka.",
  full: "Bulawuza eno tekyalina kifo. Bye yaterese bisigala nga bwe bibadde; by’okola kati bibaawo ng’olupapula luno lukyali luggule kwokka.",
  aside:
    "Waliwo ekyaterekebwa wano ekyonoonese, oba ekyawandiikibwa enkyusa endala ey’olupapula luno, era tekisobodde kusomebwa. Kiteekeddwa ebbali mu bulawuza eno, tekisanguddwa.",
  newer:
    "Enkyusa empya ey’olupapula luno, mu ttaabu endala, eterese ekintu eno ky’etasobola kusoma. Ggulawo olupapula luno buto: okutuusa olwo, by’okola wano bibaawo nga lukyali luggule kwokka.",
};
