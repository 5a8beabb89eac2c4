import type { Kind } from '../kind.ts';
import { made } from './fabrics.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const mattress: Kind = {
  kind: 'mattress',
  picture: 'mattress',
  department: 'furniture',
  share: 8,
  audiences: {},
  axes: [
    [
      option(
        'cold-foam',
        ['Koudschuimmatras', 'Kaltschaummatratze', 'Matelas en mousse'],
        [
          'Het open schuim ventileert en veert meteen terug.',
          'Der offenporige Schaum lüftet und federt sofort zurück.',
          'La mousse à cellules ouvertes respire et reprend aussitôt sa forme.',
        ],
        { attributes: { core: 'cold-foam', height: 20, zones: 7 } },
      ),
      option(
        'pocket',
        ['Pocketveringmatras', 'Taschenfederkernmatratze', 'Matelas à ressorts ensachés'],
        [
          'Elke veer zit in een eigen zakje: draai je je om, dan merkt de ander niets.',
          'Jede Feder sitzt in einer eigenen Tasche: Dreht sich einer um, merkt der andere nichts.',
          'Chaque ressort a sa poche : si l’un se retourne, l’autre ne sent rien.',
        ],
        { attributes: { core: 'pocket-springs', height: 24, zones: 7 }, price: 1.25 },
      ),
      option(
        'latex',
        ['Latexmatras', 'Latexmatratze', 'Matelas en latex'],
        [
          'Natuurlatex geeft overal mee en blijft jaren in vorm.',
          'Naturlatex gibt überall nach und bleibt jahrelang in Form.',
          'Le latex naturel épouse tout le corps et garde sa forme des années.',
        ],
        { attributes: { core: 'latex', height: 20, zones: 7 }, price: 1.6 },
      ),
      option(
        'memory',
        ['Traagschuimmatras', 'Viscoschaummatratze', 'Matelas à mémoire de forme'],
        [
          'Het traagschuim wordt zachter waar je warm ligt en ontlast schouders en heupen.',
          'Der Viscoschaum wird dort weicher, wo Sie warm liegen, und entlastet Schultern und Hüften.',
          'La mousse à mémoire s’assouplit à la chaleur et soulage épaules et hanches.',
        ],
        { attributes: { core: 'memory-foam', height: 22, zones: 5 }, price: 1.35 },
      ),
    ],
    FURNITURE_LINES.filter(({ key }) =>
      [
        'norra',
        'lindau',
        'amalia',
        'malva',
        'celeste',
        'linnea',
        'arlon',
        'mirou',
        'sorel',
        'fjord',
        'odense',
        'halden',
        'riva',
        'palma',
      ].includes(key),
    ),
    [
      option('soft', ['zacht', 'weich', 'souple'], null, { attributes: { firmness: 'soft' } }),
      option('medium', ['medium', 'mittelfest', 'mi-ferme'], null, { attributes: { firmness: 'medium' } }),
      option('firm', ['stevig', 'fest', 'ferme'], null, { attributes: { firmness: 'firm' } }),
      option('extra-firm', ['extra stevig', 'extrafest', 'très ferme'], null, {
        attributes: { firmness: 'extra-firm' },
      }),
      option(
        'two-sides',
        ['twee hardheden', 'zwei Härtegrade', 'deux fermetés'],
        [
          'Eén kant is medium, de andere stevig: omdraaien en het is een ander matras.',
          'Eine Seite ist mittelfest, die andere fest: umdrehen, und es ist eine andere Matratze.',
          'Une face mi-ferme, l’autre ferme : on le retourne et c’est un autre matelas.',
        ],
        { attributes: { firmness: 'medium' }, price: 1.08 },
      ),
    ],
    [
      option('cotton-cover', ['katoenen hoes', 'Baumwollbezug', 'housse en coton'], null, {
        attributes: {
          material: made('cover', ['cotton', 60], ['polyester', 40]),
          'removable-covers': true,
          care: ['wash-60', 'no-tumble-dry'],
        },
      }),
      option(
        'lyocell-cover',
        ['lyocellhoes', 'Lyocellbezug', 'housse en lyocell'],
        [
          'De lyocell in de hoes voert vocht sneller af dan katoen.',
          'Das Lyocell im Bezug leitet Feuchtigkeit schneller ab als Baumwolle.',
          'Le lyocell de la housse évacue l’humidité plus vite que le coton.',
        ],
        {
          attributes: {
            material: made('cover', ['polyester', 65], ['lyocell', 35]),
            'removable-covers': true,
            care: ['wash-60', 'no-tumble-dry'],
          },
          price: 1.05,
        },
      ),
      option(
        'wool-cover',
        ['wollen zijde', 'Wollseite', 'face en laine'],
        [
          'Een kant is met wol doorgestikt voor de winter, de andere koel voor de zomer.',
          'Eine Seite ist für den Winter mit Wolle versteppt, die andere für den Sommer kühl.',
          'Une face piquée de laine pour l’hiver, l’autre fraîche pour l’été.',
        ],
        {
          attributes: {
            material: made('cover', ['polyester', 70], ['wool', 30]),
            'removable-covers': true,
            care: ['dry-clean'],
          },
          price: 1.15,
        },
      ),
    ],
  ],
  names: [
    ['{0} {1}, {2}', '{0} {1}, {2}', '{0} {1}, {2}'],
    ['{0} {1} met {3}, {2}', '{0} {1} mit {3}, {2}', '{0} {1}, {3}, {2}'],
  ],
  openings: [
    [
      'Een derde van je leven lig je erop; dat mag je merken.',
      'Ein Drittel des Lebens liegt man darauf; das darf man merken.',
      'On y passe un tiers de sa vie ; autant que cela se sente.',
    ],
    [
      'Wakker worden zonder eerst de rug recht te trekken.',
      'Aufwachen, ohne erst den Rücken zu strecken.',
      'Se réveiller sans devoir s’étirer le dos.',
    ],
    [
      'Steunt waar het lichaam zwaar is en wijkt waar het breed is.',
      'Stützt, wo der Körper schwer ist, und gibt nach, wo er breit ist.',
      'Il soutient là où le corps pèse et cède là où il est large.',
    ],
  ],
  closings: [
    [
      'Opgerold bezorgd; na een dag uitluchten is het op volle hoogte.',
      'Gerollt geliefert; nach einem Tag Lüften hat sie ihre volle Höhe.',
      'Livré roulé ; après un jour d’aération, il a retrouvé toute sa hauteur.',
    ],
    [
      'Vier lussen aan de zijkant helpen bij het keren.',
      'Vier Griffe an der Seite helfen beim Wenden.',
      'Quatre poignées latérales aident à le retourner.',
    ],
    [
      'Past op lattenbodem, boxspring en verstelbare bodem.',
      'Passt auf Lattenrost, Boxspring und verstellbaren Rost.',
      'Convient au sommier à lattes, au boxspring et au sommier articulé.',
    ],
  ],
  highlights: [
    ['Afritsbare hoes', 'Abnehmbarer Bezug', 'Housse amovible'],
    ['Vier handgrepen', 'Vier Wendegriffe', 'Quatre poignées'],
    [
      'Geschikt voor verstelbare bodems',
      'Für verstellbare Roste geeignet',
      'Compatible avec les sommiers articulés',
    ],
  ],
  keywords: ['matras bedmatras', 'matratze', 'matelas literie'],
  colours: ['white'],
  colourCount: [1, 1],
  scale: () => ({
    dimension: 'size',
    values: ['80 × 200 cm', '90 × 200 cm', '120 × 200 cm', '140 × 200 cm', '160 × 200 cm', '180 × 200 cm'],
    step: 0.16,
    count: [4, 6],
  }),
  price: [139, 549],
  details: (draw) => ({ 'max-load': draw.pick([100, 120, 130, 140]) }),
};
