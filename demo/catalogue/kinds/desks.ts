import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const desk: Kind = {
  kind: 'desk',
  picture: 'desk',
  department: 'furniture',
  share: 7,
  audiences: {},
  axes: [
    [
      option('desk', ['Bureau', 'Schreibtisch', 'Bureau'], null, {
        attributes: { height: 75, 'height-adjustable': false, weight: 28 },
      }),
      option(
        'standing',
        ['Zit-stabureau', 'Höhenverstellbarer Schreibtisch', 'Bureau assis-debout'],
        [
          'Twee motoren tillen het blad in tien seconden van zit- naar stahoogte; vier standen onthoudt het.',
          'Zwei Motoren heben die Platte in zehn Sekunden von Sitz- auf Stehhöhe; vier Höhen sind speicherbar.',
          'Deux moteurs montent le plateau en dix secondes ; quatre hauteurs se mémorisent.',
        ],
        { attributes: { height: 72, 'height-adjustable': true, weight: 42 }, price: 1.9 },
      ),
      option(
        'secretary',
        ['Secretaire', 'Sekretär', 'Secrétaire'],
        [
          'Klep dicht en het werk is uit het zicht.',
          'Klappe zu, und die Arbeit ist außer Sicht.',
          'L’abattant se referme, et le travail disparaît.',
        ],
        { attributes: { height: 98, 'height-adjustable': false, weight: 36 }, price: 1.15 },
      ),
      option('corner', ['Hoekbureau', 'Eckschreibtisch', 'Bureau d’angle'], null, {
        attributes: { height: 75, 'height-adjustable': false, weight: 38 },
        price: 1.3,
      }),
    ],
    FURNITURE_LINES,
    [
      option('drawers', ['twee lades', 'zwei Schubladen', 'deux tiroirs'], null, {
        attributes: { drawers: 2 },
        price: 1.1,
      }),
      option(
        'cable-tray',
        ['kabelgoot', 'Kabelwanne', 'passe-câbles intégré'],
        [
          'In de kabelgoot onder het blad past een stekkerdoos.',
          'In die Kabelwanne unter der Platte passt eine Steckdosenleiste.',
          'La gouttière sous le plateau loge une multiprise.',
        ],
      ),
      option('shelf', ['opzetplank', 'Aufsatzregal', 'étagère rapportée'], null, { price: 1.12 }),
      option('metal-frame', ['metalen onderstel', 'Metallgestell', 'piètement en métal'], null, {
        attributes: { style: 'industrial' },
      }),
      option(
        'rounded',
        ['afgeronde hoeken', 'abgerundeten Ecken', 'angles arrondis'],
        [
          'De hoeken zijn afgerond: dat scheelt blauwe plekken.',
          'Die Ecken sind abgerundet: Das erspart blaue Flecken.',
          'Les angles arrondis épargnent les bleus.',
        ],
      ),
    ],
    [
      option('oak', ['eikenhout', 'Eichenholz', 'chêne'], null, {
        attributes: { surface: 'solid-oak', care: ['wipe-clean'] },
        colours: ['oak'],
        price: 1.35,
      }),
      option('walnut', ['notenhoutfineer', 'Nussbaumfurnier', 'placage noyer'], null, {
        attributes: { surface: 'veneer', care: ['wipe-clean'] },
        colours: ['walnut'],
        price: 1.15,
      }),
      option(
        'linoleum',
        ['linoleum', 'Linoleum', 'linoléum'],
        [
          'Het linoleum is warm onder de polsen en dempt het tikken van pennen.',
          'Das Linoleum ist warm unter den Handgelenken und dämpft jedes Klopfen.',
          'Le linoléum est chaud sous les poignets et amortit les bruits.',
        ],
        {
          attributes: { surface: 'linoleum', care: ['wipe-clean'] },
          colours: ['anthracite', 'sage', 'navy'],
          price: 1.2,
        },
      ),
      option('melamine', ['krasvast decor', 'kratzfestem Dekor', 'décor résistant aux rayures'], null, {
        attributes: { surface: 'melamine', care: ['wipe-clean'] },
        colours: ['white', 'oak', 'anthracite'],
        price: 0.75,
      }),
    ],
  ],
  names: [
    ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
    ['{0} {1} van {3}', '{0} {1} aus {3}', '{0} {1} en {3}'],
  ],
  openings: [
    [
      'Een werkplek die om vijf uur weer een kamer is.',
      'Ein Arbeitsplatz, der um fünf wieder ein Zimmer ist.',
      'Un poste de travail qui redevient une pièce à cinq heures.',
    ],
    [
      'Plaats voor een scherm, een schrift en een kop koffie.',
      'Platz für einen Bildschirm, ein Heft und eine Tasse Kaffee.',
      'De la place pour un écran, un cahier et une tasse de café.',
    ],
    [
      'Voor huiswerk, thuiswerk en handwerk.',
      'Für Hausaufgaben, Homeoffice und Handarbeit.',
      'Pour les devoirs, le télétravail et les loisirs créatifs.',
    ],
  ],
  closings: [
    [
      'De stelvoetjes nivelleren tot twee centimeter.',
      'Die Stellfüße gleichen bis zu zwei Zentimeter aus.',
      'Les patins rattrapent jusqu’à deux centimètres.',
    ],
    [
      'In het blad zit een kabeldoorvoer met klepje.',
      'In der Platte sitzt ein Kabeldurchlass mit Klappe.',
      'Le plateau comporte un passe-câbles à clapet.',
    ],
    [
      'De montage duurt een half uur; het gereedschap zit erbij.',
      'Der Aufbau dauert eine halbe Stunde; das Werkzeug liegt bei.',
      'Une demi-heure de montage ; l’outillage est fourni.',
    ],
  ],
  highlights: [
    ['Draagt een dubbele monitorarm', 'Trägt einen doppelten Monitorarm', 'Supporte un double bras d’écran'],
    ['Verstelbare voetjes', 'Verstellbare Füße', 'Patins réglables'],
    ['Krasvast blad', 'Kratzfeste Platte', 'Plateau résistant aux rayures'],
  ],
  keywords: [
    'bureau schrijftafel computerbureau',
    'schreibtisch computertisch arbeitstisch',
    'bureau table de travail',
  ],
  colours: ['oak', 'walnut', 'white', 'anthracite'],
  colourCount: [1, 3],
  scale: () => ({
    dimension: 'size',
    values: ['100 × 60 cm', '120 × 60 cm', '140 × 70 cm', '160 × 80 cm'],
    step: 0.14,
    count: [1, 3],
  }),
  price: [129, 449],
  details: (draw) => ({
    'max-load': draw.pick([60, 80, 100]),
    assembly: 'self',
    style: draw.pick(['modern', 'scandinavian', 'industrial']),
  }),
};
