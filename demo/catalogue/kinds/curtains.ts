import type { Kind } from '../kind.ts';
import { fabric } from './fabrics.ts';
import { option } from './option.ts';

export const curtain: Kind = {
  kind: 'curtain',
  picture: 'curtain',
  department: 'furniture',
  share: 7,
  audiences: {},
  axes: [
    [
      option(
        'blackout',
        ['Verduisterend gordijn', 'Verdunkelungsvorhang', 'Rideau occultant'],
        [
          'Drie weeflagen houden het licht van de straatlantaarn buiten.',
          'Drei Gewebelagen halten das Licht der Straßenlaterne draußen.',
          'Trois couches tissées arrêtent la lumière du réverbère.',
        ],
        { attributes: { opacity: 'blackout' }, price: 1.2 },
      ),
      option('dimming', ['Gordijn', 'Vorhang', 'Rideau'], null, { attributes: { opacity: 'dimming' } }),
      option(
        'sheer',
        ['Vitrage', 'Gardine', 'Voilage'],
        [
          'Overdag zie je naar buiten, maar niemand ziet naar binnen.',
          'Tagsüber sieht man hinaus, aber niemand herein.',
          'Le jour, on voit dehors sans être vu.',
        ],
        { attributes: { opacity: 'sheer' }, price: 0.75 },
      ),
      option(
        'thermal',
        ['Isolerend gordijn', 'Thermovorhang', 'Rideau thermique'],
        [
          'De gevoerde achterkant houdt kou en tocht bij het raam.',
          'Die gefütterte Rückseite hält Kälte und Zug am Fenster.',
          'La doublure garde le froid et les courants d’air près de la fenêtre.',
        ],
        { attributes: { opacity: 'blackout' }, price: 1.35 },
      ),
    ],
    [
      option(
        'eyelets',
        ['ringen', 'Ösen', 'à œillets'],
        [
          'De metalen ringen schuiven over elke roede tot 35 millimeter.',
          'Die Metallösen gleiten über jede Stange bis 35 Millimeter.',
          'Les œillets en métal coulissent sur toute tringle jusqu’à 35 millimètres.',
        ],
        { attributes: { heading: 'eyelets' } },
      ),
      option('pleat-tape', ['plooiband', 'Kräuselband', 'à ruban fronceur'], null, {
        attributes: { heading: 'pleat-tape' },
      }),
      option('loops', ['lussen', 'Schlaufen', 'à passants'], null, { attributes: { heading: 'loops' } }),
      option(
        'hooks',
        ['enkele plooi', 'Falten', 'à plis'],
        [
          'De plooien zijn vastgezet; haken zitten erbij.',
          'Die Falten sind fixiert; Haken liegen bei.',
          'Les plis sont fixés ; les crochets sont fournis.',
        ],
        { attributes: { heading: 'hooks' }, price: 1.15 },
      ),
    ],
    [
      option('plain', ['effen', 'uni', 'uni'], null, { attributes: { pattern: 'plain' } }),
      option('striped', ['gestreept', 'gestreift', 'rayé'], null, { attributes: { pattern: 'striped' } }),
      option('melange', ['gemêleerd', 'meliert', 'chiné'], null, { attributes: { pattern: 'melange' } }),
      option('leaf', ['bladmotief', 'Blattmotiv', 'motif feuillage'], null, {
        attributes: { pattern: 'floral' },
      }),
      option('graphic', ['grafisch dessin', 'grafisches Muster', 'motif graphique'], null, {
        attributes: { pattern: 'graphic' },
      }),
    ],
    [
      fabric(
        'linen-look',
        ['linnenlook', 'Leinenoptik', 'effet lin'],
        [
          ['polyester', 85],
          ['linen', 15],
        ],
        [
          'De linnenlook valt recht en kreukt nauwelijks.',
          'Die Leinenoptik fällt gerade und knittert kaum.',
          'L’effet lin tombe droit et se froisse peu.',
        ],
        { care: ['gentle-wash', 'no-tumble-dry'] },
      ),
      fabric(
        'velvet',
        ['fluweel', 'Samt', 'velours'],
        [['polyester', 100]],
        [
          'Het fluweel hangt zwaar en dempt het geluid van de straat.',
          'Der Samt hängt schwer und dämpft den Straßenlärm.',
          'Le velours, lourd, étouffe les bruits de la rue.',
        ],
        { care: ['gentle-wash', 'no-tumble-dry'], price: 1.25 },
      ),
      fabric(
        'cotton',
        ['katoen', 'Baumwolle', 'coton'],
        [['cotton', 100]],
        [
          'Het katoen neemt de kleur mooi op en is gewoon wasbaar.',
          'Die Baumwolle nimmt Farbe schön an und ist einfach waschbar.',
          'Le coton prend bien la couleur et se lave simplement.',
        ],
        { care: ['wash-40', 'iron-low'], price: 1.1 },
      ),
      fabric(
        'recycled',
        ['polyester', 'Polyester', 'polyester'],
        [['polyester', 100]],
        [
          'Het polyester droogt aan de roede, zonder strijken.',
          'Das Polyester trocknet an der Stange, ohne Bügeln.',
          'Le polyester sèche sur la tringle, sans repassage.',
        ],
        { care: ['wash-30'], price: 0.85 },
      ),
    ],
  ],
  names: [
    ['{0} met {1}, {2}', '{0} mit {1}, {2}', '{0} {1}, {2}'],
    ['{0} van {3} met {1}', '{0} aus {3} mit {1}', '{0} en {3} {1}'],
    ['{0} van {3}, {2}', '{0} aus {3}, {2}', '{0} en {3}, {2}'],
  ],
  openings: [
    [
      'Licht, als je het wilt, en rust, als je die nodig hebt.',
      'Licht, wenn man es will, und Ruhe, wenn man sie braucht.',
      'La lumière quand on veut, le calme quand il faut.',
    ],
    [
      'Gordijnen zijn de jas van een kamer.',
      'Vorhänge sind der Mantel eines Zimmers.',
      'Les rideaux sont le manteau d’une pièce.',
    ],
    [
      'Van vloer tot plafond maken ze een kamer hoger.',
      'Von der Decke bis zum Boden lassen sie ein Zimmer höher wirken.',
      'Du sol au plafond, ils donnent de la hauteur à la pièce.',
    ],
  ],
  closings: [
    [
      'De prijs geldt per stuk; reken voor plooien op anderhalf tot twee keer de raambreedte.',
      'Der Preis gilt pro Stück; für Falten rechnet man das Anderthalb- bis Zweifache der Fensterbreite.',
      'Prix à la pièce ; prévoyez une fois et demie à deux fois la largeur de la fenêtre.',
    ],
    [
      'De zoom is tien centimeter, zodat inkorten kan.',
      'Der Saum misst zehn Zentimeter, sodass man kürzen kann.',
      'L’ourlet de dix centimètres permet d’ajuster la longueur.',
    ],
    [
      'Hang het vochtig op, dan trekken de vouwen eruit.',
      'Feucht aufhängen, dann ziehen sich die Falten aus.',
      'Suspendez-le humide : les plis disparaîtront.',
    ],
  ],
  highlights: [
    ['Wasbaar', 'Waschbar', 'Lavable'],
    ['Kleurecht bij zonlicht', 'Lichtecht', 'Résiste au soleil'],
    ['Klaar om op te hangen', 'Fertig zum Aufhängen', 'Prêt à poser'],
  ],
  keywords: ['gordijn overgordijn vitrage raamdecoratie', 'vorhang gardine store', 'rideau voilage'],
  colours: [
    'off-white',
    'sand',
    'light-grey',
    'anthracite',
    'sage',
    'navy',
    'rust',
    'mustard',
    'bottle-green',
  ],
  colourCount: [2, 4],
  pricedByArea: true,
  scale: () => ({
    dimension: 'size',
    values: ['140 × 175 cm', '140 × 225 cm', '140 × 245 cm', '140 × 260 cm'],
    step: 0.1,
    count: [2, 4],
  }),
  price: [19, 69],
};
