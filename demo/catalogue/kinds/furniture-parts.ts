import type { Option } from '../kind.ts';
import { made } from './fabrics.ts';

const line = (name: string): Option => ({ key: name.toLowerCase(), name: [name, name, name] });

/** Names of product lines, the same in every language. */
export const FURNITURE_LINES: readonly Option[] = [
  'Norra',
  'Lindau',
  'Veluwe',
  'Amalia',
  'Toscan',
  'Bergen',
  'Halden',
  'Mirou',
  'Sorel',
  'Odense',
  'Texel',
  'Malva',
  'Riva',
  'Jonas',
  'Linnea',
  'Arlon',
  'Fjord',
  'Celeste',
  'Weimar',
  'Palma',
].map(line);

/** Upholstery; names follow "van", "aus" and "en". */
export const COVERS: readonly Option[] = [
  {
    key: 'boucle',
    name: ['bouclé', 'Bouclé', 'tissu bouclé'],
    sentence: [
      'De bouclé heeft een zachte, levendige structuur waar je vanzelf over aait.',
      'Der Bouclé hat eine weiche, lebendige Struktur, über die man unwillkürlich streicht.',
      'Le tissu bouclé, doux et vivant, invite à la caresse.',
    ],
    attributes: { material: made('cover', ['polyester', 92], ['acrylic', 8]), care: ['vacuum'] },
    price: 1.15,
  },
  {
    key: 'corduroy',
    name: ['ribstof', 'Cord', 'velours côtelé'],
    sentence: [
      'De brede ribstof is zacht én sterk: een bekleding voor elke dag.',
      'Der breite Cord ist weich und robust zugleich: ein Bezug für jeden Tag.',
      'Le velours côtelé large est à la fois doux et solide : un revêtement pour tous les jours.',
    ],
    attributes: { material: made('cover', ['polyester', 90], ['polyamide', 10]), care: ['vacuum'] },
  },
  {
    key: 'weave',
    name: ['geweven stof', 'Webstoff', 'tissu tissé'],
    sentence: [
      'De geweven stof is kleurecht en bestand tegen huisdieren en kinderhanden.',
      'Der Webstoff ist farbecht und nimmt es mit Haustieren und Kinderhänden auf.',
      'Le tissu, de couleur durable, résiste aux animaux et aux petites mains.',
    ],
    attributes: { material: made('cover', ['polyester', 100]), care: ['vacuum', 'wipe-clean'] },
    price: 0.9,
  },
  {
    key: 'velvet',
    name: ['fluweel', 'Samt', 'velours'],
    sentence: [
      'Het fluweel speelt met het licht en is door de korte pool makkelijk schoon te houden.',
      'Der Samt spielt mit dem Licht und lässt sich dank des kurzen Flors leicht reinigen.',
      'Le velours joue avec la lumière et, grâce à son poil court, se nettoie facilement.',
    ],
    attributes: { material: made('cover', ['polyester', 100]), care: ['vacuum'] },
    price: 1.1,
  },
  {
    key: 'linen-weave',
    name: ['een linnenmix', 'Leinenmischung', 'lin mélangé'],
    sentence: [
      'De linnenmix voelt natuurlijk aan; de hoezen zijn afneembaar en wasbaar.',
      'Die Leinenmischung fühlt sich natürlich an; die Bezüge sind abnehmbar und waschbar.',
      'Le lin mélangé a un toucher naturel ; les housses sont amovibles et lavables.',
    ],
    attributes: {
      material: made('cover', ['linen', 52], ['cotton', 48]),
      'removable-covers': true,
      care: ['gentle-wash', 'no-tumble-dry'],
    },
    price: 1.2,
  },
  {
    key: 'leather',
    name: ['leer', 'Leder', 'cuir'],
    sentence: [
      'Het leer is doorgeverfd en wordt met de jaren alleen maar mooier.',
      'Das Leder ist durchgefärbt und wird mit den Jahren nur schöner.',
      'Le cuir teint dans la masse ne fait qu’embellir avec les années.',
    ],
    attributes: { surface: 'full-grain-leather', care: ['leather-care'] },
    price: 1.6,
  },
];

/** Cut, line and feature, or cut, line and cover. */
export const LINE_NAMES = [
  ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
  ['{0} {1} van {3}', '{0} {1} aus {3}', '{0} {1} en {3}'],
] as const;
