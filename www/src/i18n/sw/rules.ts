import type { AllTexts } from "../en";

/** Swahili for the rules in short, and for the words of the games. */

// What is told here holds under the options that are the default.
export const shortRules: AllTexts["shortRules"] = {
  omweso: {
    rules: [
      "Chukua kete zote za shimo lako moja lenye kete mbili au zaidi, na uzipande moja moja, kinyume cha saa, kuzunguka mistari yako miwili.",
      "Kete ya mwisho ikiangukia shimo ambalo tayari lilikuwa na kete, zichukue zote na uendelee kupanda kutoka hapo. Zamu huisha kete ya mwisho inapoangukia shimo tupu.",
      "Lakini kama shimo hilo lenye kete liko katika mstari wako wa mbele, na mashimo yote mawili yaliyo mkabala nalo yana kete, badala yake unakula mashimo yote mawili. Panda papo hapo kete ulizokula, kuanzia shimo linalofuata lile la mwisho kati ya mashimo yako ambalo ulichukua kete zake.",
      "Kutoka mashimo mawili ya kushoto kabisa ya kila mstari wako unaweza kupanda mzunguko kufuata saa, ikiwa mzunguko huo unakula moja kwa moja.",
      "Katika zamu yako ya kwanza ya mchezo huli wala hupandi kufuata saa: pale ambapo ungekula, unaendelea kupanda.",
      "Kabla ya kete za kwanza kuliwa katika mchezo unaweza kucheza okwesera kutoka shimo lenye kete tatu kamili: mbili huwekwa katika shimo linalofuata na moja katika shimo la baada yake, na zamu huisha.",
    ],
    endsNote:
      "Huamuliwa zamu inapokwisha. Ikitimiza njia kadhaa kati ya hizi, ya kwanza ndiyo huhesabiwa.",
    ends: [
      [
        "Akawumbi, pointi 12",
        "Mpinzani wako hana kete iliyobaki, na mara ya mwisho ulipokula katika zamu ilikuwa katika safu ya pembeni. Hii hushinda mechi nzima.",
      ],
      [
        "Okutema kwa emitwe-ebiri, pointi 2",
        "Ulikula safu zote mbili za pembeni za mpinzani wako katika zamu hii moja.",
      ],
      [
        "Okutema kwa kumaliza mstari wa mbele, pointi 2",
        "Ulikula katika zamu hii, na mstari wa mbele wa mpinzani wako, uliokuwa na kete kabla yake, sasa hauna yoyote.",
      ],
      [
        "Akakyala, pointi 2",
        "Ikiwa tu ilikubaliwa kabla ya mchezo: umekula katika zamu zako mbili kabla mpinzani wako hajala mara ya kwanza.",
      ],
      [
        "Bulijo, pointi 1",
        "Ni zamu ya mpinzani wako na hana shimo lenye kete mbili au zaidi, hata kama nawe huna.",
      ],
      [
        "Zamu isiyo na mwisho",
        "Zamu ambayo ingehitaji zaidi ya mizunguko 2,000 hubatilisha mchezo. Mchezo huchezwa tena na hauleti pointi.",
      ],
    ],
  },
  oware: {
    rules: [
      "Chukua kete zote za shimo lako moja na uzipande moja moja, kinyume cha saa, kuzunguka ubao. Shimo ulikochukua kete hurukwa daima.",
      "Kete ya mwisho ikifanya ziwe mbili au tatu katika shimo la mpinzani wako, unakula shimo hilo; kisha pia mashimo yaliyotangulia, moja baada ya jingine, maadamu ni ya mpinzani wako na yana kete mbili au tatu.",
      "Zamu ambayo ingekula kete zote za mstari wa mpinzani wako ni kula zote: unaweza kuicheza, lakini haili chochote.",
      "Mstari wa mpinzani wako ukiwa mtupu, lazima ucheze zamu inayopeleka kete huko, kama unayo.",
    ],
    endsNote: "Kisha mwenye kete nyingi zaidi anashinda; 24 kwa kila mmoja ni sare.",
    ends: [
      ["Wingi wa kete", "Mchezaji mwenye kete 25 au zaidi kati ya 48 ameshinda papo hapo."],
      [
        "Hakuna zamu iliyobaki",
        "Mchezaji mwenye zamu hana zamu halali. Kila mchezaji anachukua kete za upande wake.",
      ],
      [
        "Marudio",
        "Hali ile ile, na zamu ya mchezaji yule yule, inatokea mara ya pili tangu kete zilipoliwa mara ya mwisho. Kila mchezaji anachukua kete za upande wake.",
      ],
    ],
  },
  "bao-kigogo": {
    rules: [
      "Chukua kete zote za shimo lako moja lenye kete mbili au zaidi, na uzipande moja moja, kinyume cha saa, kuzunguka mistari yako miwili.",
      "Kete ya mwisho ikiangukia shimo ambalo tayari lilikuwa na kete, zichukue zote na uendelee kupanda kutoka hapo.",
      "Ikiangukia shimo tupu, zamu inaisha. Kama shimo hilo liko katika mstari wako wa mbele na shimo la mbele lililo mkabala nalo lina kete, unakula shimo hilo na lile la nyuma yake.",
      "Kete zilizoliwa huondolewa ubaoni.",
      "Ni pale tu ambapo hakuna shimo lako lenye kete mbili au zaidi unapoweza kusogeza kete pekee: hatua moja, hadi shimo tupu. Hula kwa kanuni hiyo hiyo.",
    ],
    endsNote: "",
    ends: [
      ["Hakuna zamu iliyobaki", "Mchezaji mwenye zamu hana zamu halali, na anashindwa."],
      ["Marudio", "Hali ile ile inatokea mara ya pili, na zamu ya mchezaji yule yule: sare."],
      ["Zamu isiyo na mwisho", "Zamu ambayo ingehitaji zaidi ya mizunguko 2,000: sare."],
    ],
  },
};

export const glossaries: AllTexts["glossaries"] = {
  omweso: {
    lang: "lg",
    words: [
      ["empiki", "kete nyeusi ngumu zinazotumiwa kuchezea"],
      ["okwesera", "upandaji wa ufunguzi wa kete tatu"],
      ["okutema", "“kukata”: ushindi wa pointi mbili"],
      ["emitwe-ebiri", "“vichwa viwili”: safu zote mbili za pembeni"],
      ["akawumbi", "ushindi wa mechi nzima"],
      ["akakyala", "kula mara mbili kabla mpinzani hajala mara ya kwanza"],
      ["bulijo", "ushindi wa kawaida, wa pointi moja"],
    ],
  },
};
