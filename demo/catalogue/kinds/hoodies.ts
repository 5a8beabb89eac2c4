import type { Kind } from '../kind.ts';
import { onlyWith, option } from './option.ts';
import { letterSizes } from './scales.ts';
import { softFabrics } from './soft-fabrics.ts';

export const hoodie: Kind = {
  kind: 'hoodie',
  picture: 'hoodie',
  department: 'fashion',
  share: 7,
  audiences: { women: 3, men: 4, girls: 1.2, boys: 1.5 },
  axes: [
    [
      option('hoodie', ['Hoodie', 'Hoodie', 'Sweat à capuche'], null, {
        attributes: { neckline: 'hood', closure: 'drawstring' },
      }),
      option(
        'zip',
        ['Hoodievest', 'Sweatjacke', 'Sweat zippé'],
        [
          'De rits loopt door tot de kin en laat zich met één hand openen.',
          'Der Reißverschluss reicht bis zum Kinn und öffnet sich mit einer Hand.',
          'La fermeture monte jusqu’au menton et s’ouvre d’une seule main.',
        ],
        { attributes: { neckline: 'hood', closure: 'zip' }, price: 1.12 },
      ),
      option('sweatshirt', ['Sweater', 'Sweatshirt', 'Sweat-shirt'], null, {
        attributes: { neckline: 'round' },
        price: 0.88,
      }),
      option(
        'half-zip',
        ['Halfzip-sweater', 'Troyer-Sweatshirt', 'Sweat col zippé'],
        [
          'De halve rits geeft lucht op de fiets en houdt de wind buiten bij de halte.',
          'Der halbe Reißverschluss gibt auf dem Rad Luft und hält an der Haltestelle den Wind ab.',
          'Le demi-zip laisse passer l’air à vélo et arrête le vent à l’arrêt de bus.',
        ],
        { attributes: { neckline: 'stand', closure: 'zip' }, audiences: ['women', 'men'], price: 1.05 },
      ),
    ],
    [
      option(
        'kangaroo',
        ['buidelzak', 'Kängurutasche', 'à poche kangourou'],
        [
          'In de buidelzak passen twee handen en een telefoon.',
          'In die Kängurutasche passen zwei Hände und ein Telefon.',
          'La poche kangourou accueille deux mains et un téléphone.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
      option(
        'print',
        ['frontprint', 'Frontprint', 'à imprimé devant'],
        [
          'De print is gezeefdrukt en barst niet na het wassen.',
          'Der Print ist im Siebdruck aufgebracht und bricht beim Waschen nicht.',
          'L’imprimé sérigraphié ne craquelle pas au lavage.',
        ],
        { attributes: { pattern: 'printed' } },
      ),
      option(
        'embroidery',
        ['geborduurd logo', 'gesticktem Logo', 'à logo brodé'],
        [
          'Het kleine logo is geborduurd, ton sur ton.',
          'Das kleine Logo ist Ton in Ton gestickt.',
          'Le petit logo est brodé ton sur ton.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'colour-block',
        ['kleurvlakken', 'Farbblöcken', 'à empiècements colorés'],
        [
          'De kleurvlakken lopen over mouw en schouder in elkaar over.',
          'Die Farbblöcke laufen über Ärmel und Schulter ineinander.',
          'Les empiècements se répondent de la manche à l’épaule.',
        ],
        { attributes: { pattern: 'graphic' } },
      ),
      option(
        'rib',
        ['brede boorden', 'breiten Bündchen', 'à larges bords-côtes'],
        [
          'De brede boorden houden hun spanning, ook als je de mouwen opschuift.',
          'Die breiten Bündchen behalten ihre Spannung, auch bei hochgeschobenen Ärmeln.',
          'Les larges bords-côtes gardent leur ressort, même manches relevées.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
    ],
    [
      option('regular', ['normale pasvorm', 'normaler Passform', 'coupe droite'], null, {
        attributes: { fit: 'regular' },
      }),
      option('relaxed', ['ruime pasvorm', 'weiter Passform', 'coupe ample'], null, {
        attributes: { fit: 'relaxed' },
        highlight: ['Ruime pasvorm', 'Weite Passform', 'Coupe ample'],
      }),
      ...onlyWith(
        ['hoodie', 'sweatshirt'],
        [
          option(
            'cropped',
            ['korte snit', 'kurzem Schnitt', 'coupe courte'],
            [
              'De korte snit eindigt precies op de tailleband.',
              'Der kurze Schnitt endet genau am Hosenbund.',
              'La coupe courte s’arrête juste à la ceinture.',
            ],
            { attributes: { fit: 'regular', length: 'short' }, audiences: ['women', 'girls'] },
          ),
        ],
      ),
      option('oversized', ['oversized snit', 'Oversize-Schnitt', 'coupe oversize'], null, {
        attributes: { fit: 'oversized' },
      }),
    ],
    softFabrics('sweat', 'french-terry', 'fleece'),
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {3} met {1}', '{0} aus {3} mit {1}', '{0} en {3} {1}'],
    ['{0} met {1} en {2}', '{0} mit {1} und {2}', '{0} {1}, {2}'],
  ],
  openings: [
    [
      'Het stuk dat na het werk als eerste aangaat.',
      'Das Stück, das nach Feierabend als Erstes angezogen wird.',
      'La première pièce que l’on enfile en rentrant.',
    ],
    [
      'Voor de bank, de bakker en het bos.',
      'Fürs Sofa, den Bäcker und den Wald.',
      'Pour le canapé, la boulangerie et la forêt.',
    ],
    [
      'Zo’n trui die iedereen in huis wil lenen.',
      'So ein Teil, das sich im Haus alle ausleihen wollen.',
      'Le genre de sweat que toute la maison veut emprunter.',
    ],
    [
      'Warm genoeg voor een frisse ochtend, licht genoeg onder een jas.',
      'Warm genug für einen kühlen Morgen, leicht genug unter der Jacke.',
      'Assez chaud pour un matin frais, assez fin sous une veste.',
    ],
  ],
  closings: [
    [
      'Was hem binnenstebuiten, dan blijft de buitenkant mooi.',
      'Auf links gewaschen bleibt die Außenseite schön.',
      'Lavé à l’envers, il garde bel aspect.',
    ],
    [
      'De schoudernaden zijn afgeplakt, zodat er niets schuurt onder een rugzak.',
      'Die Schulternähte sind abgedeckt, damit unter dem Rucksack nichts scheuert.',
      'Les coutures d’épaule sont gansées : rien ne frotte sous un sac à dos.',
    ],
    [
      'Combineert met jeans, joggingbroek en rok.',
      'Passt zu Jeans, Jogginghose und Rock.',
      'Se porte avec un jean, un jogging ou une jupe.',
    ],
  ],
  highlights: [
    ['Van binnen zacht geruwd', 'Innen weich angeraut', 'Intérieur gratté, tout doux'],
    ['Boorden met elastaan', 'Bündchen mit Elasthan', 'Bords-côtes extensibles'],
    ['Dubbel gestikte naden', 'Doppelt gesteppte Nähte', 'Coutures doubles'],
  ],
  keywords: [
    'hoodie sweater trui capuchontrui sweatshirt',
    'hoodie kapuzenpullover sweatshirt',
    'sweat à capuche hoodie sweat-shirt',
  ],
  colours: ['black', 'grey', 'navy', 'sage', 'off-white', 'wine-red', 'sand', 'cobalt', 'lilac', 'mustard'],
  colourCount: [2, 4],
  scale: letterSizes,
  price: [29, 79],
  details: (draw) => ({ sleeve: 'long', occasion: draw.pick(['leisure', 'everyday']) }),
};
