import type { AllTexts } from "../en";

/** French for what people are told once when the browser does not keep what it should. */
export const trouble: AllTexts["trouble"] = {
  refused:
    "Ce navigateur ne conserve rien : vos parties et vos réglages ne durent qu’autant que cette page est ouverte.",
  full: "Ce navigateur n’a plus de place. Ce qu’il conservait reste tel quel ; ce que vous faites maintenant ne dure qu’autant que cette page est ouverte.",
  aside:
    "Quelque chose de conservé ici est abîmé, ou a été écrit par une autre version de cette page, et n’a pas pu être lu. C’est mis de côté dans ce navigateur, pas effacé.",
  newer:
    "Une version plus récente de cette page, dans un autre onglet, a conservé quelque chose que celle-ci ne peut pas lire. Rechargez cette page : d’ici là, ce que vous faites ici ne dure qu’autant qu’elle est ouverte.",
};
