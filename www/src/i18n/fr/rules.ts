import type { AllTexts } from "../en";

/** French for the rules in short, and for the words of the games. */

// What is told here holds under the options that are the default.
export const shortRules: AllTexts["shortRules"] = {
  omweso: {
    rules: [
      "Prenez toutes les graines d’une de vos cases qui en contient deux ou plus, et semez-les une à une, dans le sens antihoraire, autour de vos deux rangées.",
      "Si la dernière graine tombe dans une case qui contenait déjà des graines, prenez-les toutes et continuez à semer à partir de là. Le coup finit quand la dernière graine tombe dans une case vide.",
      "Mais si cette case occupée est dans votre rangée avant et que les deux cases qui lui font face contiennent des graines, vous capturez plutôt ces deux cases. Semez aussitôt les graines capturées, en commençant par la case qui suit la dernière de vos cases dont vous avez pris les graines.",
      "Depuis les deux cases les plus à gauche de chacune de vos rangées, vous pouvez faire un semis dans le sens horaire, si ce semis capture directement.",
      "À votre propre premier coup d’une partie, vous ne capturez pas et ne semez pas dans le sens horaire : là où vous captureriez, vous continuez à semer.",
      "Jusqu’à la première capture de la partie, vous pouvez jouer okwesera depuis une case d’exactement trois graines : deux vont dans la case suivante et une dans celle d’après, et le coup finit.",
    ],
    endsNote: "Jugé quand un coup est terminé. S’il en atteint plusieurs, le premier compte.",
    ends: [
      [
        "Akawumbi, 12 points",
        "Votre adversaire n’a plus de graine, et votre dernière capture du coup était dans une colonne extrême. Cela gagne tout le match.",
      ],
      [
        "Okutema par emitwe-ebiri, 2 points",
        "Vous avez capturé les deux colonnes extrêmes de votre adversaire dans ce même coup.",
      ],
      [
        "Okutema par la rangée avant vidée, 2 points",
        "Vous avez capturé dans ce coup, et la rangée avant de votre adversaire, qui contenait des graines auparavant, n’en contient plus.",
      ],
      [
        "Akakyala, 2 points",
        "Seulement si on en est convenu avant la partie : vous avez capturé dans deux de vos coups avant la première capture de votre adversaire.",
      ],
      [
        "Bulijo, 1 point",
        "C’est à votre adversaire de jouer et il ne lui reste aucune case de deux graines ou plus, même si vous n’en avez pas non plus.",
      ],
      [
        "Un coup sans fin",
        "Un coup qui demanderait plus de 2 000 semis annule la partie. Elle est rejouée et ne rapporte rien.",
      ],
    ],
  },
  oware: {
    rules: [
      "Prenez toutes les graines d’une de vos cases et semez-les une à une, dans le sens antihoraire, autour du plateau. La case que vous avez vidée est toujours sautée.",
      "Si la dernière graine en fait deux ou trois dans une case de votre adversaire, vous capturez cette case ; puis aussi celles qui la précèdent, une à une, tant qu’elles sont à votre adversaire et en contiennent deux ou trois.",
      "Un coup qui capturerait toutes les graines de la rangée de votre adversaire est un grand chelem : vous pouvez le jouer, mais il ne capture rien.",
      "Si la rangée de votre adversaire est vide, vous devez jouer un coup qui y apporte des graines, si vous en avez un.",
    ],
    endsNote: "Qui a alors le plus de graines gagne ; 24 chacun, c’est une partie nulle.",
    ends: [
      ["Majorité", "Un joueur qui a 25 graines ou plus sur les 48 a gagné aussitôt."],
      [
        "Plus de coup",
        "Le joueur qui doit jouer n’a pas de coup permis. Chaque joueur prend les graines de son côté.",
      ],
      [
        "Répétition",
        "La même position, avec le même joueur au trait, revient pour la deuxième fois depuis la dernière capture. Chaque joueur prend les graines de son côté.",
      ],
    ],
  },
  "bao-kigogo": {
    rules: [
      "Prenez toutes les graines d’une de vos cases qui en contient deux ou plus, et semez-les une à une, dans le sens antihoraire, autour de vos deux rangées.",
      "Si la dernière graine tombe dans une case qui contenait déjà des graines, prenez-les toutes et continuez à semer à partir de là.",
      "Si elle tombe dans une case vide, le coup finit. Si cette case est dans votre rangée avant et que la case avant qui lui fait face contient des graines, vous capturez celle-ci et la case derrière elle.",
      "Les graines capturées quittent le plateau.",
      "Ce n’est que si aucune de vos cases n’en contient deux ou plus que vous pouvez déplacer une graine seule : d’un pas, dans une case vide. Elle capture selon la même règle.",
    ],
    endsNote: "",
    ends: [
      ["Plus de coup", "Le joueur qui doit jouer n’a pas de coup permis, et perd."],
      [
        "Répétition",
        "La même position revient pour la deuxième fois avec le même joueur au trait : partie nulle.",
      ],
      ["Un coup sans fin", "Un coup qui demanderait plus de 2 000 semis : partie nulle."],
    ],
  },
};

export const glossaries: AllTexts["glossaries"] = {
  omweso: {
    lang: "lg",
    words: [
      ["empiki", "les graines noires et dures avec lesquelles on joue"],
      ["okwesera", "le semis d’ouverture de trois graines"],
      ["okutema", "« couper » : une victoire à deux points"],
      ["emitwe-ebiri", "« deux têtes » : les deux colonnes extrêmes"],
      ["akawumbi", "la victoire de tout le match"],
      ["akakyala", "deux captures avant la première de l’adversaire"],
      ["bulijo", "la victoire ordinaire, à un point"],
    ],
  },
};
