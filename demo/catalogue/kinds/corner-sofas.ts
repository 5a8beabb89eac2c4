import type { Kind } from '../kind.ts';
import { COVERS, FURNITURE_LINES, LINE_NAMES } from './furniture-parts.ts';
import { option } from './option.ts';

export const cornerSofa: Kind = {
  kind: 'corner-sofa',
  picture: 'corner-sofa',
  department: 'furniture',
  share: 9,
  audiences: {},
  axes: [
    [
      option('left', ['Hoekbank links', 'Ecksofa links', 'Canapé d’angle gauche'], null, {
        attributes: { seats: 5, width: 268, 'corner-side': 'left' },
      }),
      option('right', ['Hoekbank rechts', 'Ecksofa rechts', 'Canapé d’angle droit'], null, {
        attributes: { seats: 5, width: 268, 'corner-side': 'right' },
      }),
      option(
        'reversible',
        ['Omwisselbare hoekbank', 'Ecksofa mit wechselbarer Ecke', 'Canapé d’angle réversible'],
        [
          'De hoek monteer je links of rechts, ook na een verhuizing.',
          'Die Ecke montieren Sie links oder rechts, auch nach einem Umzug.',
          'L’angle se monte à gauche ou à droite, même après un déménagement.',
        ],
        { attributes: { seats: 4, width: 232, 'corner-side': 'reversible' }, price: 0.8 },
      ),
      option(
        'u-shape',
        ['U-bank', 'Wohnlandschaft', 'Canapé panoramique'],
        [
          'Drie kanten om te zitten en één om in te liggen.',
          'Drei Seiten zum Sitzen und eine zum Liegen.',
          'Trois côtés pour s’asseoir, un pour s’allonger.',
        ],
        { attributes: { seats: 7, width: 330, 'corner-side': 'reversible' }, price: 1.45 },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'bed',
        ['slaapfunctie', 'Schlaffunktion', 'couchage d’appoint'],
        [
          'Met één beweging wordt de zitting een bed van 135 bij 200 centimeter.',
          'Mit einem Handgriff wird der Sitz zum Bett von 135 mal 200 Zentimetern.',
          'D’un geste, l’assise devient un lit de 135 sur 200 centimètres.',
        ],
        { attributes: { extendable: true, style: 'modern' }, price: 1.12 },
      ),
      option(
        'ottoman',
        ['losse poef', 'losem Hocker', 'pouf assorti'],
        [
          'De poef schuift aan als extra zitplaats of als voetensteun.',
          'Der Hocker dient als Sitzplatz oder als Fußstütze.',
          'Le pouf sert d’assise d’appoint ou de repose-pieds.',
        ],
        { attributes: { style: 'modern' }, price: 1.08 },
      ),
      option(
        'headrests',
        ['verstelbare hoofdsteunen', 'verstellbaren Kopfstützen', 'têtières réglables'],
        [
          'De hoofdsteunen klikken in vijf standen.',
          'Die Kopfstützen rasten in fünf Stufen ein.',
          'Les têtières se règlent en cinq positions.',
        ],
        { attributes: { style: 'classic' }, price: 1.1 },
      ),
      option(
        'storage',
        ['opbergruimte', 'Bettkasten', 'coffre de rangement'],
        [
          'Onder de longchair ligt een bak voor dekens en kussens.',
          'Unter der Récamière liegt ein Kasten für Decken und Kissen.',
          'Sous la méridienne, un coffre accueille plaids et coussins.',
        ],
        { attributes: { style: 'modern' }, price: 1.06 },
      ),
      option('metal-legs', ['metalen poten', 'Metallfüßen', 'pieds en métal'], null, {
        attributes: { style: 'industrial' },
      }),
    ],
    COVERS,
  ],
  names: LINE_NAMES,
  openings: [
    [
      'De plek waar het gezin vanzelf op uitkomt.',
      'Der Platz, an dem die Familie von selbst landet.',
      'L’endroit où toute la famille finit par se retrouver.',
    ],
    [
      'Genoeg ruimte om met z’n vieren languit te liggen, en dan nog de hond.',
      'Platz genug, um zu viert die Beine auszustrecken, und dann noch der Hund.',
      'Assez de place pour s’allonger à quatre, chien compris.',
    ],
    [
      'Deze bank maakt van een lege hoek de mooiste van het huis.',
      'Dieses Sofa macht aus einer leeren Ecke die schönste im Haus.',
      'Ce canapé fait d’un angle vide le plus beau coin de la maison.',
    ],
    [
      'Zitten, hangen, liggen: de hoek maakt het allemaal mogelijk.',
      'Sitzen, lümmeln, liegen: Die Ecke macht alles mit.',
      'S’asseoir, se lover, s’étendre : l’angle permet tout.',
    ],
  ],
  closings: [
    [
      'De elementen komen los door een deur van 75 centimeter en klikken binnen in elkaar.',
      'Die Elemente passen einzeln durch eine 75-Zentimeter-Tür und werden innen verbunden.',
      'Les éléments passent séparément une porte de 75 centimètres et s’assemblent sur place.',
    ],
    [
      'Links en rechts gelden als je ervoor staat.',
      'Links und rechts gelten, wenn man davorsteht.',
      'Gauche et droite s’entendent face au canapé.',
    ],
    [
      'We bezorgen met twee personen tot in de kamer van je keuze.',
      'Wir liefern zu zweit bis in den Raum Ihrer Wahl.',
      'Nous livrons à deux, jusque dans la pièce de votre choix.',
    ],
  ],
  highlights: [
    ['Binnenframe van massief hout', 'Rahmen aus Massivholz', 'Structure en bois massif'],
    ['Bezorgd tot in de kamer', 'Lieferung bis in den Wunschraum', 'Livraison dans la pièce de votre choix'],
    ['Zitting met pocketvering', 'Sitz mit Taschenfederkern', 'Assise à ressorts ensachés'],
  ],
  keywords: [
    'hoekbank bank loungebank',
    'ecksofa couch eckcouch wohnlandschaft',
    'canapé d’angle sofa méridienne',
  ],
  colours: ['light-grey', 'anthracite', 'sand', 'sage', 'navy', 'rust', 'taupe', 'off-white'],
  colourCount: [2, 4],
  price: [699, 1899],
  details: (draw) => ({
    height: draw.whole(76, 90),
    depth: draw.whole(150, 190),
    'seat-height': draw.whole(42, 47),
    assembly: 'legs',
  }),
};
