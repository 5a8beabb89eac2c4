import type { Option } from '../kind.ts';

/** Cloth patterns: names follow "met", "mit" and the noun in French; sentences stand for any garment. */
export const PATTERNS = {
  floral: {
    key: 'floral',
    name: ['bloemenprint', 'Blumenprint', 'à imprimé floral'],
    sentence: [
      'De bloemenprint is fijn getekend en loopt netjes door over de naden.',
      'Der Blumenprint ist fein gezeichnet und läuft sauber über die Nähte.',
      'L’imprimé floral, finement dessiné, se prolonge avec soin sur les coutures.',
    ],
    attributes: { pattern: 'floral' },
  },
  striped: {
    key: 'striped',
    name: ['strepen', 'Streifen', 'à rayures'],
    sentence: [
      'De ingeweven strepen blijven ook na vele wasbeurten scherp.',
      'Die eingewebten Streifen bleiben auch nach vielen Wäschen klar.',
      'Les rayures tissées restent nettes même après de nombreux lavages.',
    ],
    attributes: { pattern: 'striped' },
  },
  dotted: {
    key: 'dotted',
    name: ['stippen', 'Punkten', 'à pois'],
    sentence: [
      'De kleine stippen maken het geheel vrolijk zonder druk te worden.',
      'Die kleinen Punkte wirken fröhlich, ohne unruhig zu sein.',
      'Les petits pois apportent de la gaieté sans surcharger.',
    ],
    attributes: { pattern: 'dotted' },
  },
  checked: {
    key: 'checked',
    name: ['ruitdessin', 'Karomuster', 'à carreaux'],
    sentence: [
      'Het ruitdessin sluit bij de naden op elkaar aan: aan zulke details herken je goed naaiwerk.',
      'Das Karomuster ist an den Nähten aufeinander abgestimmt: Daran erkennt man gute Verarbeitung.',
      'Les carreaux se raccordent aux coutures : un signe de belle confection.',
    ],
    attributes: { pattern: 'checked' },
  },
  graphic: {
    key: 'graphic',
    name: ['grafische print', 'grafischem Print', 'à motif graphique'],
    sentence: [
      'De grafische print springt eruit en laat zich toch makkelijk combineren met effen stukken.',
      'Der grafische Print fällt auf und lässt sich trotzdem leicht zu Unifarbenem kombinieren.',
      'Le motif graphique attire l’œil et se marie pourtant facilement à des pièces unies.',
    ],
    attributes: { pattern: 'graphic' },
  },
} as const satisfies Record<string, Option>;

/** Necklines and sleeves: second in a name, after "en", "und" and a comma in French. */
export const SHAPES = {
  vNeck: {
    key: 'v-neck',
    name: ['V-hals', 'V-Ausschnitt', 'encolure en V'],
    highlight: ['V-hals', 'V-Ausschnitt', 'Encolure en V'],
    attributes: { neckline: 'v' },
  },
  roundNeck: {
    key: 'round-neck',
    name: ['ronde hals', 'Rundhalsausschnitt', 'encolure ronde'],
    highlight: ['Ronde hals', 'Rundhalsausschnitt', 'Encolure ronde'],
    attributes: { neckline: 'round' },
  },
  boatNeck: {
    key: 'boat-neck',
    name: ['boothals', 'U-Boot-Ausschnitt', 'encolure bateau'],
    highlight: ['Boothals', 'U-Boot-Ausschnitt', 'Encolure bateau'],
    attributes: { neckline: 'boat' },
  },
  squareNeck: {
    key: 'square-neck',
    name: ['carréhals', 'Karree-Ausschnitt', 'encolure carrée'],
    highlight: ['Carréhals', 'Karree-Ausschnitt', 'Encolure carrée'],
    attributes: { neckline: 'square' },
  },
  shortSleeves: {
    key: 'short-sleeves',
    name: ['korte mouwen', 'kurzen Ärmeln', 'manches courtes'],
    highlight: ['Korte mouwen', 'Kurze Ärmel', 'Manches courtes'],
    attributes: { sleeve: 'short' },
  },
  elbowSleeves: {
    key: 'elbow-sleeves',
    name: ['halflange mouwen', 'halblangen Ärmeln', 'manches mi-longues'],
    highlight: ['Halflange mouwen', 'Halblange Ärmel', 'Manches mi-longues'],
    attributes: { sleeve: 'elbow' },
  },
  longSleeves: {
    key: 'long-sleeves',
    name: ['lange mouwen', 'langen Ärmeln', 'manches longues'],
    highlight: ['Lange mouwen', 'Lange Ärmel', 'Manches longues'],
    attributes: { sleeve: 'long' },
  },
  puffSleeves: {
    key: 'puff-sleeves',
    name: ['pofmouwen', 'Puffärmeln', 'manches ballon'],
    highlight: ['Pofmouwen', 'Puffärmel', 'Manches ballon'],
    attributes: { sleeve: 'puff' },
  },
} as const satisfies Record<string, Option>;

/** The usual name forms of clothes: cut with detail and shape, or cut of a fabric with a shape. */
export const GARMENT_NAMES = [
  ['{0} met {1} en {2}', '{0} mit {1} und {2}', '{0} {1}, {2}'],
  ['{0} van {3} met {1}', '{0} aus {3} mit {1}', '{0} en {3} {1}'],
  ['{0} met {1} en {2}', '{0} mit {1} und {2}', '{0} {1}, {2}'],
  ['{0} van {3} met {2}', '{0} aus {3} mit {2}', '{0} en {3}, {2}'],
] as const;
