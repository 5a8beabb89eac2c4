import type { Kind } from '../kind.ts';
import { fabric } from './fabrics.ts';
import { option } from './option.ts';

export const bedLinen: Kind = {
  kind: 'bed-linen',
  picture: 'bed-linen',
  department: 'furniture',
  share: 9,
  audiences: {},
  axes: [
    [
      option('set', ['Dekbedovertrek', 'Bettwäsche-Set', 'Parure de lit'], null, {
        attributes: { pieces: 2 },
      }),
      option(
        'twin-set',
        ['3-delig dekbedovertrek', '3-teiliges Bettwäsche-Set', 'Parure de lit 3 pièces'],
        [
          'De set telt één overtrek en twee kussenslopen.',
          'Zum Set gehören ein Bettbezug und zwei Kissenbezüge.',
          'L’ensemble comprend une housse de couette et deux taies.',
        ],
        { attributes: { pieces: 3 }, price: 1.3 },
      ),
      option(
        'reversible',
        ['Omkeerbaar dekbedovertrek', 'Wendebettwäsche', 'Parure de lit réversible'],
        [
          'Draai het om en het bed ziet er anders uit.',
          'Einmal gewendet, und das Bett sieht anders aus.',
          'On la retourne, et le lit change d’allure.',
        ],
        { attributes: { pieces: 2 }, price: 1.1 },
      ),
    ],
    [
      option('stripes', ['ingeweven strepen', 'eingewebten Streifen', 'à rayures tissées'], null, {
        attributes: { pattern: 'striped' },
      }),
      option(
        'leaves',
        ['bladprint', 'Blattmuster', 'à motif feuillage'],
        [
          'De bladeren zijn geaquarelleerd en pas daarna gedrukt.',
          'Die Blätter wurden erst aquarelliert und dann gedruckt.',
          'Le feuillage, d’abord peint à l’aquarelle, a ensuite été imprimé.',
        ],
        { attributes: { pattern: 'floral' } },
      ),
      option('checks', ['ruitdessin', 'Karomuster', 'à carreaux'], null, {
        attributes: { pattern: 'checked' },
      }),
      option(
        'buttons',
        ['houten knopen', 'Holzknöpfen', 'à boutons en bois'],
        [
          'De knopen zijn van hout en overleven elke was.',
          'Die Knöpfe sind aus Holz und überstehen jede Wäsche.',
          'Les boutons en bois survivent à tous les lavages.',
        ],
        { attributes: { pattern: 'plain', closure: 'buttons' } },
      ),
      option('piping', ['contrastbies', 'Kontrastpaspel', 'à passepoil'], null, {
        attributes: { pattern: 'plain' },
      }),
      option('dots', ['stippen', 'Punkten', 'à pois'], null, { attributes: { pattern: 'dotted' } }),
      option('ton-sur-ton', ['kleurverloop', 'Farbverlauf', 'en dégradé'], null, {
        attributes: { pattern: 'graphic' },
      }),
    ],
    [
      fabric(
        'percale',
        ['perkal', 'Perkal', 'percale'],
        [['cotton', 100]],
        [
          'Perkal is fris en glad, als een bed in een goed hotel.',
          'Perkal ist frisch und glatt, wie ein Bett in einem guten Hotel.',
          'La percale est fraîche et lisse, comme dans un bon hôtel.',
        ],
        { care: ['wash-60', 'iron-low'], price: 1.2 },
      ),
      fabric(
        'satin',
        ['katoensatijn', 'Baumwollsatin', 'satin de coton'],
        [['cotton', 100]],
        [
          'Katoensatijn glanst zacht en valt soepel om je heen.',
          'Baumwollsatin schimmert sanft und schmiegt sich an.',
          'Le satin de coton a un doux éclat et tombe avec souplesse.',
        ],
        { care: ['wash-60', 'iron-low'], price: 1.35 },
      ),
      fabric(
        'flannel',
        ['flanel', 'Biber', 'flanelle'],
        [['cotton', 100]],
        [
          'Het geruwde flanel is nooit koud, ook niet als je er net in stapt.',
          'Der angeraute Biber ist nie kalt, auch nicht beim Hineinschlüpfen.',
          'La flanelle grattée n’est jamais froide, même au moment de se coucher.',
        ],
        { care: ['wash-60', 'no-tumble-dry'] },
      ),
      fabric(
        'linen',
        ['gewassen linnen', 'gewaschenem Leinen', 'lin lavé'],
        [['linen', 100]],
        [
          'Het gewassen linnen hoeft niet gestreken en wordt elk jaar zachter.',
          'Das gewaschene Leinen muss nicht gebügelt werden und wird jedes Jahr weicher.',
          'Le lin lavé se passe de repassage et s’adoucit d’année en année.',
        ],
        { care: ['wash-40'], price: 2.2 },
      ),
      fabric(
        'renforce',
        ['renforcé', 'Renforcé', 'coton renforcé'],
        [['cotton', 100]],
        [
          'Renforcé is sterk, licht en snel droog.',
          'Renforcé ist strapazierfähig, leicht und schnell trocken.',
          'Le coton renforcé est solide, léger et vite sec.',
        ],
        { care: ['wash-60'], price: 0.85 },
      ),
      fabric(
        'seersucker',
        ['seersucker', 'Seersucker', 'seersucker'],
        [['cotton', 100]],
        [
          'Het crêpeweefsel ligt koel en hoeft nooit onder het strijkijzer.',
          'Das Kreppgewebe liegt kühl und braucht nie ein Bügeleisen.',
          'Le tissu gaufré reste frais et ignore le fer à repasser.',
        ],
        { care: ['wash-60'] },
      ),
    ],
  ],
  names: [['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}']],
  openings: [
    [
      'Schoon beddengoed is de kortste vakantie.',
      'Frische Bettwäsche ist der kürzeste Urlaub.',
      'Des draps propres sont les plus courtes des vacances.',
    ],
    [
      'Een slaapkamer verander je het snelst met een ander overtrek.',
      'Ein Schlafzimmer verändert man am schnellsten mit neuer Bettwäsche.',
      'Pour changer de chambre, changez de parure.',
    ],
    [
      'Zacht vanaf de eerste nacht, mooier na de vijftigste was.',
      'Weich ab der ersten Nacht, schöner nach der fünfzigsten Wäsche.',
      'Douce dès la première nuit, plus belle au cinquantième lavage.',
    ],
  ],
  closings: [
    [
      'De instopstrook houdt het dekbed op zijn plaats.',
      'Der Einschlag hält die Decke an ihrem Platz.',
      'Le rabat maintient la couette en place.',
    ],
    [
      'Was het binnenstebuiten met gelijke kleuren.',
      'Auf links und mit ähnlichen Farben waschen.',
      'À laver à l’envers, avec des couleurs semblables.',
    ],
    [
      'De maat slaat op het overtrek; slopen meten 60 × 70 of 80 × 80 cm, afhankelijk van het land.',
      'Die Größe gilt für den Bezug; Kissenbezüge messen je nach Land 60 × 70 oder 80 × 80 cm.',
      'La taille est celle de la housse ; les taies mesurent 60 × 70 ou 80 × 80 cm selon le pays.',
    ],
  ],
  highlights: [
    ['Wasbaar en kleurecht', 'Waschbar und farbecht', 'Lavable, couleurs résistantes'],
    ['Met kussensloop', 'Mit Kissenbezug', 'Avec taie d’oreiller'],
    ['Fijn geweven', 'Fein gewebt', 'Tissage serré'],
  ],
  keywords: [
    'dekbedovertrek beddengoed bedlinnen',
    'bettwäsche bettbezug',
    'parure de lit housse de couette linge de lit',
  ],
  colours: ['white', 'off-white', 'light-grey', 'sage', 'navy', 'powder-pink', 'rust', 'light-blue', 'sand'],
  colourCount: [1, 4],
  scale: () => ({
    dimension: 'size',
    values: ['135 × 200 cm', '140 × 220 cm', '155 × 220 cm', '200 × 220 cm', '240 × 220 cm'],
    step: 0.2,
    count: [3, 5],
  }),
  price: [25, 79],
};
