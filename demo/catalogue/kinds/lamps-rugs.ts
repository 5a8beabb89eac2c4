import type { Kind } from '../kind.ts';
import { made } from './fabrics.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const lamp: Kind = {
  kind: 'lamp',
  picture: 'lamp',
  department: 'furniture',
  share: 14,
  audiences: {},
  axes: [
    [
      option('floor', ['Vloerlamp', 'Stehlampe', 'Lampadaire'], null, {
        attributes: { height: 152, socket: 'e27' },
        price: 1.2,
      }),
      option('table', ['Tafellamp', 'Tischlampe', 'Lampe à poser'], null, {
        attributes: { height: 42, socket: 'e14' },
        price: 0.7,
      }),
      option(
        'pendant',
        ['Hanglamp', 'Pendelleuchte', 'Suspension'],
        [
          'Het snoer is tot op de centimeter in te korten.',
          'Das Kabel lässt sich zentimetergenau kürzen.',
          'Le câble se raccourcit au centimètre près.',
        ],
        { attributes: { height: 120, socket: 'e27' } },
      ),
      option(
        'reading',
        ['Leeslamp', 'Leseleuchte', 'Liseuse'],
        [
          'De kop draait en kantelt, zodat het licht precies op de bladzijde valt.',
          'Der Kopf lässt sich drehen und neigen, so fällt das Licht genau auf die Seite.',
          'La tête pivote et s’incline pour éclairer juste la page.',
        ],
        { attributes: { height: 138, socket: 'led', dimmable: true }, price: 1.1 },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'fabric-shade',
        ['stoffen kap', 'Stoffschirm', 'abat-jour en tissu'],
        [
          'De stoffen kap geeft zacht, warm licht.',
          'Der Stoffschirm gibt weiches, warmes Licht.',
          'L’abat-jour en tissu diffuse une lumière douce et chaude.',
        ],
        { attributes: { surface: 'fabric' } },
      ),
      option(
        'glass-shade',
        ['glazen kap', 'Glasschirm', 'abat-jour en verre'],
        [
          'De kap is mondgeblazen en daardoor nooit helemaal gelijk.',
          'Der Schirm ist mundgeblasen und deshalb nie ganz gleich.',
          'L’abat-jour est soufflé à la bouche, donc jamais tout à fait pareil.',
        ],
        { attributes: { surface: 'glass' }, price: 1.2 },
      ),
      option(
        'metal-shade',
        ['metalen kap', 'Metallschirm', 'abat-jour en métal'],
        [
          'De kap van metaal richt het licht naar beneden en verblindt niet.',
          'Der Metallschirm lenkt das Licht nach unten und blendet nicht.',
          'L’abat-jour en métal dirige la lumière vers le bas sans éblouir.',
        ],
        { attributes: { surface: 'metal' } },
      ),
      option(
        'rattan-shade',
        ['rotan kap', 'Rattanschirm', 'abat-jour en rotin'],
        [
          'Door het vlechtwerk tekent het licht een patroon op de muur.',
          'Durch das Geflecht zeichnet das Licht ein Muster an die Wand.',
          'Le tressage projette un motif sur le mur.',
        ],
        { attributes: { surface: 'rattan' } },
      ),
      option(
        'ceramic',
        ['keramische voet', 'Keramikfuß', 'pied en céramique'],
        [
          'De voet van keramiek is met de hand geglazuurd.',
          'Der Keramikfuß ist von Hand glasiert.',
          'Le pied en céramique est émaillé à la main.',
        ],
        { attributes: { surface: 'ceramic' }, bases: ['table', 'floor'] },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Goed licht zie je niet, je ziet de kamer.',
      'Gutes Licht sieht man nicht, man sieht das Zimmer.',
      'La bonne lumière ne se voit pas : on voit la pièce.',
    ],
    [
      'Zet de plafondlamp uit en deze aan: de avond begint.',
      'Deckenlicht aus, diese Lampe an: Der Abend beginnt.',
      'On éteint le plafonnier, on allume celle-ci : la soirée commence.',
    ],
    [
      'Licht dat een hoek tot een plek maakt.',
      'Licht, das aus einer Ecke einen Platz macht.',
      'Une lumière qui fait d’un coin un endroit à vivre.',
    ],
    [
      'Overdag een mooi object, ’s avonds goed licht.',
      'Tagsüber ein schönes Objekt, abends gutes Licht.',
      'Un bel objet le jour, une bonne lumière le soir.',
    ],
  ],
  closings: [
    [
      'Geschikt voor ledlampen; de schakelaar zit in het snoer.',
      'Für LED-Leuchtmittel geeignet; der Schalter sitzt am Kabel.',
      'Convient aux ampoules LED ; l’interrupteur est sur le câble.',
    ],
    [
      'Kies een lamp van 2700 kelvin voor warm avondlicht.',
      'Wählen Sie ein Leuchtmittel mit 2700 Kelvin für warmes Abendlicht.',
      'Choisissez une ampoule de 2700 kelvins pour une lumière chaude.',
    ],
  ],
  highlights: [
    ['Geschikt voor led', 'Für LED geeignet', 'Compatible LED'],
    ['Snoer van 180 cm', '180 cm langes Kabel', 'Câble de 180 cm'],
    ['Stabiele voet of bevestiging', 'Stabiler Stand und sichere Montage', 'Stable et facile à installer'],
  ],
  keywords: ['lamp verlichting', 'lampe leuchte', 'lampe luminaire'],
  colours: ['black', 'gold', 'white', 'sage', 'rust', 'sand'],
  colourCount: [1, 3],
  price: [29, 159],
  details: (draw) => ({
    power: draw.pick([25, 40, 60]),
    style: draw.pick(['scandinavian', 'modern', 'industrial', 'retro']),
    assembly: 'legs',
  }),
};

export const rug: Kind = {
  kind: 'rug',
  picture: 'rug',
  department: 'furniture',
  share: 13,
  audiences: {},
  axes: [
    [
      option(
        'long-pile',
        ['Hoogpolig vloerkleed', 'Hochflorteppich', 'Tapis à poils longs'],
        [
          'De hoge pool is zacht als een trui.',
          'Der hohe Flor ist weich wie ein Pullover.',
          'Les poils longs ont la douceur d’un pull.',
        ],
        { attributes: { 'pile-height': 32 } },
      ),
      option(
        'short-pile',
        ['Laagpolig vloerkleed', 'Kurzflorteppich', 'Tapis à poils ras'],
        [
          'De korte pool stofzuigt makkelijk en past onder een deur.',
          'Der kurze Flor lässt sich leicht saugen und passt unter Türen.',
          'Les poils ras s’aspirent facilement et passent sous une porte.',
        ],
        { attributes: { 'pile-height': 9 } },
      ),
      option(
        'flat-weave',
        ['Plat geweven vloerkleed', 'Flachgewebter Teppich', 'Tapis tissé à plat'],
        [
          'Plat geweven en aan twee kanten te gebruiken.',
          'Flach gewebt und beidseitig verwendbar.',
          'Tissé à plat et réversible.',
        ],
        { attributes: { 'pile-height': 4 } },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'abstract',
        ['abstract dessin', 'abstraktem Muster', 'motif abstrait'],
        [
          'Het dessin is naar een aquarel getekend.',
          'Das Muster geht auf ein Aquarell zurück.',
          'Le motif est tiré d’une aquarelle.',
        ],
        { attributes: { pattern: 'graphic' } },
      ),
      option(
        'stripes',
        ['strepen', 'Streifen', 'rayures'],
        [
          'De strepen maken een smalle kamer breder.',
          'Die Streifen lassen ein schmales Zimmer breiter wirken.',
          'Les rayures élargissent une pièce étroite.',
        ],
        { attributes: { pattern: 'striped' } },
      ),
      option(
        'border',
        ['contrasterende rand', 'kontrastfarbenem Rand', 'bordure contrastée'],
        [
          'De rand is met de hand omgezoomd.',
          'Der Rand ist von Hand eingefasst.',
          'La bordure est ourlée à la main.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'fringe',
        ['franjes', 'Fransen', 'franges'],
        [
          'De franjes zijn geknoopt en pluizen niet uit.',
          'Die Fransen sind geknotet und fasern nicht aus.',
          'Les franges nouées ne s’effilochent pas.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'diamonds',
        ['ruiten', 'Rautenmuster', 'losanges'],
        [
          'De ruiten zijn in reliëf geweven: je voelt ze onder je voeten.',
          'Die Rauten sind im Relief gewebt: Man spürt sie unter den Füßen.',
          'Les losanges en relief se sentent sous les pieds.',
        ],
        { attributes: { pattern: 'graphic' } },
      ),
    ],
    [
      option(
        'wool',
        ['wol', 'Wolle', 'laine'],
        [
          'Wol stoot vuil van nature af en veert lang terug.',
          'Wolle weist Schmutz von Natur aus ab und federt lange zurück.',
          'La laine repousse naturellement la saleté et garde son ressort.',
        ],
        {
          attributes: { material: made('pile', ['wool', 80], ['cotton', 20]), care: ['vacuum'] },
          price: 1.6,
        },
      ),
      option(
        'cotton',
        ['katoen', 'Baumwolle', 'coton'],
        [
          'Het katoen is zacht en mag gewassen worden.',
          'Die Baumwolle ist weich und waschbar.',
          'Le coton est doux et lavable.',
        ],
        { attributes: { material: made('pile', ['cotton', 100]), care: ['gentle-wash', 'no-tumble-dry'] } },
      ),
      option(
        'polypropylene',
        ['polypropyleen', 'Polypropylen', 'polypropylène'],
        [
          'De vezel is kleurecht en laat vlekken makkelijk los.',
          'Die Faser ist farbecht und lässt Flecken leicht los.',
          'La fibre tient la couleur et les taches s’enlèvent facilement.',
        ],
        {
          attributes: { material: made('pile', ['polypropylene', 100]), care: ['vacuum', 'wipe-clean'] },
          price: 0.7,
        },
      ),
      option(
        'jute',
        ['jute', 'Jute', 'jute'],
        [
          'Jute is ruw, warm en vergeeft zand onder de schoenen.',
          'Jute ist rau, warm und verzeiht Sand unter den Schuhen.',
          'La jute, brute et chaleureuse, pardonne le sable des chaussures.',
        ],
        { attributes: { material: made('pile', ['jute', 100]), care: ['vacuum'] }, bases: ['flat-weave'] },
      ),
    ],
  ],
  names: [
    ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
    ['{0} {1} van {3}', '{0} {1} aus {3}', '{0} {1} en {3}'],
  ],
  openings: [
    [
      'Een kleed dat de meubels bij elkaar brengt.',
      'Ein Teppich, der die Möbel zusammenbringt.',
      'Un tapis qui rassemble les meubles.',
    ],
    [
      'Warm onder blote voeten en rustig voor het oor.',
      'Warm unter bloßen Füßen und wohltuend fürs Ohr.',
      'Chaud sous les pieds nus et doux à l’oreille.',
    ],
  ],
  closings: [
    [
      'Een antislipmat eronder houdt het op zijn plaats.',
      'Eine Antirutschmatte darunter hält ihn an seinem Platz.',
      'Un sous-tapis antidérapant le maintient en place.',
    ],
    ['Geschikt voor vloerverwarming.', 'Für Fußbodenheizung geeignet.', 'Convient au chauffage au sol.'],
  ],
  highlights: [
    ['Geschikt voor vloerverwarming', 'Für Fußbodenheizung geeignet', 'Compatible avec un chauffage au sol'],
    ['Geluiddempend', 'Schalldämmend', 'Atténue le bruit'],
    ['Kleurecht', 'Farbecht', 'Couleurs résistantes'],
  ],
  keywords: ['vloerkleed tapijt karpet', 'teppich läufer', 'tapis'],
  colours: ['sand', 'light-grey', 'rust', 'navy', 'sage', 'off-white', 'anthracite'],
  colourCount: [1, 3],
  scale: () => ({
    dimension: 'size',
    values: ['80 × 150 cm', '120 × 170 cm', '160 × 230 cm', '200 × 290 cm'],
    step: 0.55,
    count: [2, 4],
  }),
  pricedByArea: true,
  price: [39, 169],
  details: (draw) => ({ style: draw.pick(['scandinavian', 'modern', 'country']) }),
};
