import { type LanguageWords, list, setOf } from './word-lists.rules.ts';

export const french: LanguageWords = {
  stop: setOf(
    `le la les l de du des d un une et ou en a au aux avec pour dans sur sous par que qui ce cet cette ces
     est sont il elle on nous vous ils elles je tu se sa ses leur leurs mon ma mes ne pas plus mais donc y`,
  ),
  idle: setOf(
    `acheter achat commander ligne online cher chere bon bonne abordable marche meilleur meilleure meilleurs meilleures beau
     belle joli jolie nouveau nouvelle boutique cherche chercher cadeau`,
  ),
  audiences: {
    women: list('femme femmes dame dames mere maman mamie copine'),
    men: list('homme hommes monsieur pere papa papi'),
    girls: list('fille filles fillette'),
    boys: list('garcon garcons'),
    children: list('enfant enfants kids'),
  },
  colours: {
    black: list('noir noire noirs noires'),
    white: list('blanc blanche blancs blanches'),
    grey: list('gris grise grises'),
    beige: list('beige beiges'),
    brown: list('marron marrons brun brune bruns brunes'),
    red: list('rouge rouges'),
    pink: list('rose roses'),
    orange: list('orange orangee'),
    yellow: list('jaune jaunes'),
    green: list('vert verte verts vertes'),
    blue: list('bleu bleue bleus bleues'),
    purple: list('violet violette violets violettes mauve mauves'),
    gold: list('dore doree dores dorees or'),
    silver: list('argente argentee argentes argentees argent'),
    multi: list('multicolore multicolores'),
  },
  shades: list(
    `fonce foncee fonces foncees clair claire clairs claires vif vive pale pastel marine ciel cobalt denim
     petrole bouteille sauge olive poudre casse roi canard nuit electrique anthracite`,
  ),
  headFirst: true,
  behindHead: setOf('avec pour de du des d en a au aux sans sur et ou'),
  genericHeads: setOf(''),
  sets: setOf(''),
  belonging: setOf(''),
  links: [],
  bound: setOf(''),
  falseHeads: setOf(''),
  sizeMarkers: setOf('taille tailles pointure pointures t size'),
  energyMarkers: setOf('energie energetique classe etiquette label'),
  reducedMarkers: setOf('soldes solde promo promos promotion promotions rabais reduction'),
  articleMarkers: setOf('article numero no nr ref reference'),
  numerals: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  half: ['et[ -]demie?'],
  oneAndAHalf: ['une?[ -]et[ -]demie?'],
  times: ['sur', 'par'],
  price: {
    below: list('max maximum').concat(
      'moins de',
      'moins que',
      'au dessous de',
      'en dessous de',
      'sous',
      'jusqu a',
      'a moins de',
    ),
    above: list('minimum').concat('plus de', 'plus que', 'a partir de', 'des', 'au dessus de'),
    between: list('entre de'),
    and: list('et a'),
  },
  lacking: { before: list('sans'), endings: [] },
  synonyms: [],
  narrower: [],
  dimensions: [
    list('large larges largeur'),
    list('long longue longs longues longueur'),
    list('haut haute hauts hautes hauteur'),
    list('profond profonde profonds profondes profondeur'),
  ],
};
