import type { Kind } from '../kind.ts';
import { GARMENT_NAMES, PATTERNS, SHAPES } from './details.ts';
import { fabrics } from './fabrics.ts';
import { garmentSizes } from './scales.ts';

export const dress: Kind = {
  kind: 'dress',
  picture: 'dress',
  department: 'fashion',
  share: 14,
  audiences: { women: 1 },
  axes: [
    [
      {
        key: 'midi',
        name: ['Midi-jurk', 'Midikleid', 'Robe mi-longue'],
        attributes: { length: 'midi', fit: 'a-line' },
      },
      {
        key: 'maxi',
        name: ['Maxi-jurk', 'Maxikleid', 'Robe longue'],
        attributes: { length: 'maxi', fit: 'relaxed' },
        price: 1.15,
      },
      {
        key: 'knee',
        name: ['Knielange jurk', 'Knielanges Kleid', 'Robe au genou'],
        attributes: { length: 'knee', fit: 'fitted' },
      },
      {
        key: 'mini',
        name: ['Korte jurk', 'Kurzes Kleid', 'Robe courte'],
        attributes: { length: 'mini', fit: 'a-line' },
        price: 0.92,
      },
      {
        key: 'wrap',
        name: ['Wikkeljurk', 'Wickelkleid', 'Robe portefeuille'],
        attributes: { length: 'midi', fit: 'fitted' },
        price: 1.08,
      },
    ],
    [
      PATTERNS.floral,
      PATTERNS.striped,
      PATTERNS.dotted,
      PATTERNS.graphic,
      {
        key: 'belt',
        name: ['ceintuur', 'Bindegürtel', 'à ceinture'],
        sentence: [
          'Met de losse ceintuur in dezelfde stof kies je zelf hoe getailleerd je hem draagt.',
          'Mit dem losen Gürtel aus demselben Stoff bestimmen Sie selbst, wie tailliert es sitzt.',
          'La ceinture amovible assortie permet de marquer la taille à votre goût.',
        ],
        attributes: { pattern: 'plain' },
      },
      {
        key: 'pleats',
        name: ['plooirok', 'Plisseerock', 'à jupe plissée'],
        sentence: [
          'De plooien zijn vastgezet en blijven ook na het wassen in model.',
          'Die Falten sind fixiert und bleiben auch nach dem Waschen in Form.',
          'Les plis fixés gardent leur tenue après lavage.',
        ],
        attributes: { pattern: 'plain' },
      },
      {
        key: 'tiers',
        name: ['stroken', 'Stufenvolants', 'à volants'],
        sentence: [
          'De stroken geven de rok volume en een mooie zwier bij elke stap.',
          'Die Stufen geben dem Rock Volumen und bei jedem Schritt einen schönen Schwung.',
          'Les volants étagés donnent à la jupe de l’ampleur et un joli mouvement.',
        ],
        attributes: { pattern: 'plain' },
      },
    ],
    [
      SHAPES.vNeck,
      SHAPES.roundNeck,
      SHAPES.squareNeck,
      SHAPES.boatNeck,
      SHAPES.shortSleeves,
      SHAPES.longSleeves,
      SHAPES.elbowSleeves,
      SHAPES.puffSleeves,
    ],
    fabrics('cotton', 'viscose', 'linen-blend', 'jersey', 'lyocell', 'crepe'),
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'Een jurk die je ’s ochtends aantrekt en waar je de hele dag goed in zit.',
      'Ein Kleid, das Sie morgens anziehen und in dem Sie sich den ganzen Tag wohlfühlen.',
      'Une robe que l’on enfile le matin et dans laquelle on est bien toute la journée.',
    ],
    [
      'Deze jurk gaat moeiteloos van kantoor naar een etentje.',
      'Dieses Kleid begleitet Sie mühelos vom Büro zum Abendessen.',
      'Cette robe passe sans effort du bureau au dîner.',
    ],
    [
      'Voor zomerse dagen, een feest of gewoon omdat het kan: deze jurk past erbij.',
      'Für Sommertage, ein Fest oder einfach so: Dieses Kleid passt immer.',
      'Pour les beaux jours, une fête ou simplement par envie : cette robe a sa place partout.',
    ],
    [
      'Een vrouwelijk silhouet en een stof die meebeweegt maken deze jurk tot een favoriet.',
      'Eine feminine Silhouette und ein Stoff, der jede Bewegung mitmacht, machen dieses Kleid zum Liebling.',
      'Une silhouette féminine et un tissu qui accompagne les gestes : cette robe deviendra une favorite.',
    ],
  ],
  closings: [
    [
      'Draag hem met sneakers overdag en met hakken als het avond wordt.',
      'Tagsüber passt es zu Sneakern, am Abend zu Pumps.',
      'À porter avec des baskets le jour et des talons le soir.',
    ],
    [
      'Op koelere dagen staat er een kort jasje of een fijn vest goed bij.',
      'An kühleren Tagen passt eine kurze Jacke oder eine feine Strickjacke dazu.',
      'Les jours plus frais, une veste courte ou un gilet fin la complète bien.',
    ],
    [
      'Valt normaal; twijfel je tussen twee maten, kies dan de kleinste.',
      'Fällt normal aus; im Zweifel wählen Sie die kleinere Größe.',
      'Taille normalement ; en cas d’hésitation, choisissez la plus petite taille.',
    ],
  ],
  highlights: [
    ['Sluit met een blinde rits', 'Mit verdecktem Reißverschluss', 'Fermeture éclair invisible'],
    ['Zakken in de zijnaden', 'Taschen in den Seitennähten', 'Poches dans les coutures latérales'],
    ['Ongevoerd en licht', 'Ungefüttert und leicht', 'Sans doublure, légère'],
  ],
  keywords: ['jurk jurkje kleedje', 'kleid kleidchen', 'robe tenue'],
  colours: [
    'black',
    'navy',
    'wine-red',
    'bottle-green',
    'powder-pink',
    'light-blue',
    'rust',
    'off-white',
    'cobalt',
    'lilac',
    'coral',
    'sage',
  ],
  colourCount: [1, 4],
  scale: garmentSizes,
  price: [29, 129],
  details: (draw) => ({ occasion: draw.pick(['everyday', 'office', 'party', 'leisure']) }),
};
