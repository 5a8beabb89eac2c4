import type { Kind } from '../kind.ts';
import { GARMENT_NAMES, PATTERNS, SHAPES } from './details.ts';
import { fabrics } from './fabrics.ts';
import { onlyWith, option } from './option.ts';
import { letterSizes } from './scales.ts';

export const pullover: Kind = {
  kind: 'pullover',
  picture: 'pullover',
  department: 'fashion',
  share: 10,
  audiences: { women: 5, men: 4, girls: 1, boys: 1 },
  axes: [
    [
      option('fine', ['Fijngebreide trui', 'Feinstrickpullover', 'Pull en maille fine'], null, {
        attributes: { fit: 'regular' },
      }),
      option('chunky', ['Grofgebreide trui', 'Grobstrickpullover', 'Pull en grosse maille'], null, {
        attributes: { fit: 'relaxed' },
        price: 1.15,
      }),
      option('sweatshirt', ['Sweater', 'Sweatshirt', 'Sweat'], null, {
        attributes: { fit: 'relaxed', occasion: 'leisure' },
        price: 0.85,
      }),
    ],
    [
      PATTERNS.striped,
      PATTERNS.graphic,
      option(
        'cable',
        ['kabelpatroon', 'Zopfmuster', 'à torsades'],
        [
          'Het kabelpatroon loopt door over de mouwen en geeft de trui diepte.',
          'Das Zopfmuster zieht sich über die Ärmel und gibt dem Strick Tiefe.',
          'Les torsades se prolongent sur les manches et donnent du relief.',
        ],
        { attributes: { pattern: 'knitted' } },
      ),
      option(
        'rib',
        ['ribstructuur', 'Rippstruktur', 'côtelé'],
        [
          'De rib veert mee en houdt het model slank.',
          'Die Rippe federt mit und hält die Form schmal.',
          'Les côtes suivent le mouvement et affinent la ligne.',
        ],
        { attributes: { pattern: 'knitted' } },
      ),
      option(
        'melange',
        ['gemêleerd garen', 'meliertem Garn', 'chiné'],
        [
          'Het gemêleerde garen geeft de kleur diepte.',
          'Das melierte Garn gibt der Farbe Tiefe.',
          'Le fil chiné donne de la profondeur à la couleur.',
        ],
        { attributes: { pattern: 'melange' } },
      ),
      option(
        'cuffs',
        ['brede boorden', 'breiten Bündchen', 'à larges bords-côtes'],
        [
          'Brede boorden aan mouwen en zoom houden de warmte binnen.',
          'Breite Bündchen an Ärmeln und Saum halten die Wärme drin.',
          'De larges bords-côtes aux manches et à la taille gardent la chaleur.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
    ],
    [
      SHAPES.roundNeck,
      SHAPES.vNeck,
      option('roll-neck', ['col', 'Rollkragen', 'col roulé'], null, {
        highlight: ['Zachte col', 'Weicher Rollkragen', 'Col roulé doux'],
        attributes: { neckline: 'roll' },
      }),
      option('stand-up', ['opstaande kraag', 'Stehkragen', 'col montant'], null, {
        attributes: { neckline: 'stand' },
      }),
      option('hood', ['capuchon', 'Kapuze', 'capuche'], null, { attributes: { neckline: 'hood' } }),
    ],
    [
      ...fabrics('cotton'),
      ...onlyWith(['sweatshirt'], fabrics('organic-blend')),
      ...onlyWith(['fine', 'chunky'], fabrics('wool', 'wool-blend', 'acrylic', 'cashmere')),
    ],
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'De trui waar je naar grijpt zodra het buiten guur wordt.',
      'Der Pullover, zu dem Sie greifen, sobald es draußen ungemütlich wird.',
      'Le pull que l’on attrape dès que le temps se gâte.',
    ],
    [
      'Warm genoeg voor de ochtend, dun genoeg voor binnen.',
      'Warm genug für den Morgen, leicht genug für drinnen.',
      'Assez chaud pour le matin, assez léger pour l’intérieur.',
    ],
    [
      'Een rustige structuur en een goede pasvorm: hij past bij alles.',
      'Eine ruhige Struktur und eine gute Passform, die zu allem passen.',
      'Une matière sobre, une bonne coupe : il va avec tout.',
    ],
  ],
  closings: [
    [
      'Laat hem na het wassen plat drogen, dan blijft hij mooi in model.',
      'Nach dem Waschen liegend trocknen, so bleibt er schön in Form.',
      'Séchez-le à plat après lavage : il gardera sa forme.',
    ],
    [
      'Staat goed over een overhemd en onder een jas.',
      'Sieht über dem Hemd und unter der Jacke gut aus.',
      'Il se porte bien sur une chemise ou sous un manteau.',
    ],
    [
      'Valt iets ruimer; neem je eigen maat voor een losse pasvorm.',
      'Fällt etwas weiter aus; für eine lockere Passform die übliche Größe wählen.',
      'Taille un peu grand : gardez votre taille pour un porté ample.',
    ],
  ],
  highlights: [
    ['Naadloos aangebreide boord', 'Nahtlos angestrickter Bund', 'Bord-côte tricoté sans couture'],
    ['Pilt weinig', 'Pillingarm', 'Peluche peu'],
    ['Zacht op de huid', 'Weich auf der Haut', 'Doux sur la peau'],
  ],
  keywords: ['trui pullover sweater jumper', 'pullover pulli sweater strick', 'pull chandail sweat'],
  colours: [
    'off-white',
    'light-grey',
    'navy',
    'camel',
    'bottle-green',
    'wine-red',
    'rust',
    'black',
    'sage',
    'powder-pink',
    'mustard',
    'anthracite',
  ],
  colourCount: [1, 3],
  scale: letterSizes,
  price: [29, 99],
  details: () => ({ sleeve: 'long' }),
};

export const cardigan: Kind = {
  kind: 'cardigan',
  picture: 'cardigan',
  department: 'fashion',
  share: 5,
  audiences: { women: 3, men: 1 },
  axes: [
    [
      option('cardigan', ['Vest', 'Strickjacke', 'Gilet'], null, { attributes: { length: 'hip' } }),
      option('long', ['Lang vest', 'Longstrickjacke', 'Gilet long'], null, {
        attributes: { length: 'thigh' },
        audiences: ['women'],
        price: 1.15,
      }),
      option('fine', ['Fijngebreid vest', 'Feinstrickjacke', 'Gilet en maille fine'], null, {
        attributes: { length: 'hip' },
      }),
      option('short', ['Kort vest', 'Kurze Strickjacke', 'Gilet court'], null, {
        attributes: { length: 'short' },
        audiences: ['women'],
        price: 0.92,
      }),
    ],
    [
      PATTERNS.striped,
      option(
        'cable',
        ['kabelpatroon', 'Zopfmuster', 'à torsades'],
        [
          'Het kabelpatroon is dicht gebreid en houdt de wind buiten.',
          'Das dicht gestrickte Zopfmuster hält den Wind ab.',
          'Les torsades serrées arrêtent le vent.',
        ],
        { attributes: { pattern: 'knitted' } },
      ),
      option(
        'patch-pockets',
        ['opgezette zakken', 'aufgesetzten Taschen', 'à poches plaquées'],
        [
          'De opgezette zakken zijn verstevigd, zodat ze niet uitzakken.',
          'Die aufgesetzten Taschen sind verstärkt und hängen nicht aus.',
          'Les poches plaquées, renforcées, ne se déforment pas.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
      option(
        'horn-buttons',
        ['hoornlook-knopen', 'Knöpfen in Hornoptik', 'à boutons aspect corne'],
        [
          'De knopen in hoornlook zijn met een steel aangezet en blijven zitten.',
          'Die Knöpfe in Hornoptik sind mit Stiel angenäht und halten.',
          'Les boutons aspect corne sont solidement cousus.',
        ],
        { attributes: { pattern: 'plain', closure: 'buttons' } },
      ),
      option(
        'belt',
        ['ceintuur', 'Bindegürtel', 'à ceinture'],
        [
          'Met de ceintuur maak je er met één knoop een jasje van.',
          'Mit dem Gürtel wird im Handumdrehen eine Jacke daraus.',
          'La ceinture en fait une veste en un tour de main.',
        ],
        { attributes: { pattern: 'plain' }, audiences: ['women'] },
      ),
    ],
    [
      SHAPES.vNeck,
      SHAPES.roundNeck,
      option('shawl', ['sjaalkraag', 'Schalkragen', 'col châle'], null, {
        attributes: { neckline: 'collar' },
      }),
    ],
    fabrics('cotton', 'wool', 'wool-blend', 'acrylic', 'cashmere'),
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'Een vest voor over alles heen, op kantoor en op de bank.',
      'Eine Strickjacke für drüber, im Büro wie auf dem Sofa.',
      'À enfiler par-dessus tout, au bureau comme sur le canapé.',
    ],
    [
      'Als een jas te veel is en een trui te weinig.',
      'Wenn ein Mantel zu viel und ein Pullover zu wenig ist.',
      'Quand un manteau est de trop et un pull ne suffit pas.',
    ],
  ],
  closings: [
    [
      'Mooi met een jurk, een overhemd of een simpel T-shirt.',
      'Schön zum Kleid, zum Hemd oder zum schlichten T-Shirt.',
      'Joli avec une robe, une chemise ou un simple t-shirt.',
    ],
    [
      'Laat het vest na het wassen plat drogen.',
      'Nach dem Waschen liegend trocknen.',
      'Séchez-le à plat après lavage.',
    ],
  ],
  highlights: [
    ['Dicht gebreid', 'Dicht gestrickt', 'Maille serrée'],
    ['Verstevigde knoopsgaten', 'Verstärkte Knopflöcher', 'Boutonnières renforcées'],
    ['Zacht op de huid', 'Weich auf der Haut', 'Doux sur la peau'],
  ],
  keywords: ['vest cardigan gebreid jasje', 'strickjacke cardigan', 'gilet cardigan'],
  colours: ['light-grey', 'camel', 'navy', 'black', 'off-white', 'bottle-green', 'wine-red', 'taupe'],
  colourCount: [1, 3],
  scale: letterSizes,
  price: [35, 109],
  details: () => ({ sleeve: 'long' }),
};
