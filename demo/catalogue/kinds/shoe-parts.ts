import type { Option } from '../kind.ts';

const CARE_LEATHER = ['leather-care', 'brush'];

/** What the upper of a shoe is made of; names follow "van", "aus" and "en". */
export const SHOE_MATERIALS: readonly Option[] = [
  {
    key: 'leather',
    name: ['leer', 'Leder', 'cuir'],
    sentence: [
      'Het leer wordt met de tijd soepeler en mooier.',
      'Das Leder wird mit der Zeit weicher und schöner.',
      'Le cuir s’assouplit et embellit avec le temps.',
    ],
    highlight: ['Bovenwerk van leer', 'Obermaterial aus Leder', 'Tige en cuir'],
    attributes: { upper: 'leather', lining: 'leather', care: CARE_LEATHER },
    price: 1.3,
  },
  {
    key: 'suede',
    name: ['suède', 'Veloursleder', 'cuir velours'],
    sentence: [
      'Het suède heeft een fluweelzachte greep; een borstel en een spray houden het mooi.',
      'Das Veloursleder ist samtig weich; mit Bürste und Imprägnierspray bleibt es schön.',
      'Le cuir velours est d’une douceur veloutée ; une brosse et un imperméabilisant suffisent à l’entretenir.',
    ],
    highlight: ['Bovenwerk van suède', 'Obermaterial aus Veloursleder', 'Tige en cuir velours'],
    attributes: { upper: 'suede', lining: 'textile', care: ['brush'] },
    price: 1.2,
  },
  {
    key: 'textile',
    name: ['textiel', 'Textil', 'textile'],
    sentence: [
      'Het geweven bovenwerk is licht en luchtig.',
      'Das gewebte Obermaterial ist leicht und luftig.',
      'La tige tissée est légère et aérée.',
    ],
    highlight: ['Luchtig textiel', 'Luftiges Textil', 'Textile aéré'],
    attributes: { upper: 'textile', lining: 'textile', care: ['wipe-clean'] },
    price: 0.85,
  },
  {
    key: 'imitation-leather',
    name: ['kunstleer', 'Lederimitat', 'imitation cuir'],
    sentence: [
      'Het kunstleer is onderhoudsvriendelijk: een vochtige doek is genoeg.',
      'Das Lederimitat ist pflegeleicht: Ein feuchtes Tuch genügt.',
      'L’imitation cuir s’entretient d’un simple coup de chiffon humide.',
    ],
    highlight: [
      'Onderhoudsvriendelijk kunstleer',
      'Pflegeleichtes Lederimitat',
      'Imitation cuir facile d’entretien',
    ],
    attributes: { upper: 'imitation-leather', lining: 'textile', care: ['wipe-clean'] },
    price: 0.8,
  },
];

export const SHOE_NAMES = [
  ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
  ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
] as const;
