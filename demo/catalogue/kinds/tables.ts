import type { Kind, Option } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

const TOPS: readonly Option[] = [
  option(
    'oak',
    ['eikenhout', 'Eichenholz', 'chêne'],
    [
      'Het eiken is geolied; een vlek schuur je zo weg.',
      'Die Eiche ist geölt; ein Fleck lässt sich einfach ausschleifen.',
      'Le chêne huilé se ponce facilement en cas de tache.',
    ],
    { attributes: { surface: 'solid-oak' }, colours: ['oak'], price: 1.3 },
  ),
  option(
    'walnut',
    ['notenhout', 'Nussbaum', 'noyer'],
    [
      'Het notenhout heeft een warme, levendige tekening.',
      'Das Nussbaumholz hat eine warme, lebendige Maserung.',
      'Le noyer offre un veinage chaud et vivant.',
    ],
    { attributes: { surface: 'solid-walnut' }, colours: ['walnut'], price: 1.5 },
  ),
  option(
    'pine',
    ['grenenhout', 'Kiefernholz', 'pin'],
    [
      'Het grenen is licht, stevig en wordt met de jaren warmer van kleur.',
      'Die Kiefer ist leicht, stabil und wird mit den Jahren wärmer im Ton.',
      'Le pin, léger et solide, prend une teinte plus chaude avec les années.',
    ],
    { attributes: { surface: 'solid-pine' }, colours: ['oak', 'white'], price: 0.85 },
  ),
  option(
    'glass',
    ['glas', 'Glas', 'verre'],
    [
      'Het blad van veiligheidsglas laat de kamer groter lijken.',
      'Die Platte aus Sicherheitsglas lässt den Raum größer wirken.',
      'Le plateau en verre de sécurité agrandit la pièce.',
    ],
    { attributes: { surface: 'glass' }, colours: ['black', 'white'] },
  ),
  option(
    'veneer',
    ['houtfineer', 'Holzfurnier', 'placage bois'],
    [
      'Het fineer is gelakt en verdraagt ook warme kopjes.',
      'Das Furnier ist lackiert und verträgt auch heiße Tassen.',
      'Le placage verni supporte aussi les tasses chaudes.',
    ],
    { attributes: { surface: 'veneer' }, colours: ['oak', 'walnut', 'black', 'white'], price: 0.9 },
  ),
];

const LEGS: readonly Option[] = [
  option(
    'x-legs',
    ['X-poten', 'X-Gestell', 'pieds en X'],
    [
      'De gekruiste poten geven het blad een stevige basis.',
      'Die gekreuzten Beine geben der Platte einen festen Stand.',
      'Les pieds croisés donnent une base solide au plateau.',
    ],
    { attributes: { style: 'industrial' } },
  ),
  option(
    'tapered',
    ['taps toelopende poten', 'konischen Beinen', 'pieds fuselés'],
    [
      'De poten lopen taps toe en staan licht naar buiten.',
      'Die Beine laufen konisch zu und stehen leicht nach außen.',
      'Les pieds fuselés s’ouvrent légèrement vers l’extérieur.',
    ],
    { attributes: { style: 'scandinavian' } },
  ),
  option(
    'column',
    ['kolompoot', 'Mittelfuß', 'pied central'],
    [
      'De kolompoot laat rondom ruimte vrij.',
      'Der Mittelfuß lässt rundum Platz.',
      'Le pied central libère l’espace tout autour.',
    ],
    { attributes: { style: 'modern' } },
  ),
  option(
    'metal',
    ['metalen onderstel', 'Metallgestell', 'piètement en métal'],
    [
      'Het onderstel is gepoedercoat in mat zwart.',
      'Das Gestell ist mattschwarz pulverbeschichtet.',
      'Le piètement est thermolaqué en noir mat.',
    ],
    { attributes: { style: 'industrial' } },
  ),
];

const NAMES = [
  ['{0} {1} van {2}', '{0} {1} aus {2}', '{0} {1} en {2}'],
  ['{0} {1} met {3}', '{0} {1} mit {3}', '{0} {1}, {3}'],
] as const;

export const table: Kind = {
  kind: 'table',
  picture: 'table',
  department: 'furniture',
  share: 10,
  audiences: {},
  axes: [
    [
      option('dining', ['Eettafel', 'Esstisch', 'Table à manger']),
      option(
        'oval',
        ['Ovale eettafel', 'Ovaler Esstisch', 'Table ovale'],
        [
          'Aan een ovale tafel zit niemand op een hoek.',
          'Am ovalen Tisch sitzt niemand an der Ecke.',
          'Autour d’une table ovale, personne n’est coincé dans un angle.',
        ],
        { price: 1.1 },
      ),
      option(
        'extendable',
        ['Uitschuifbare eettafel', 'Ausziehtisch', 'Table extensible'],
        [
          'Het tussenblad is opgeborgen onder het tafelblad en is in een minuut ingelegd.',
          'Die Einlegeplatte liegt unter der Tischplatte und ist in einer Minute eingesetzt.',
          'La rallonge se range sous le plateau et se place en une minute.',
        ],
        { attributes: { extendable: true }, price: 1.25 },
      ),
    ],
    FURNITURE_LINES,
    TOPS,
    LEGS,
  ],
  names: NAMES,
  openings: [
    [
      'Aan deze tafel wordt gegeten, gewerkt en ruziegemaakt over een spelletje.',
      'An diesem Tisch wird gegessen, gearbeitet und über Spielregeln gestritten.',
      'À cette table, on mange, on travaille et l’on se dispute pour un jeu.',
    ],
    [
      'Een blad om vlekken op te vergeten en benen waar je niet tegen stoot.',
      'Eine Platte, auf der man Flecken vergisst, und Beine, an denen man sich nicht stößt.',
      'Un plateau qui pardonne les taches, des pieds où l’on ne se cogne pas.',
    ],
    [
      'Het middelpunt van de kamer, zes dagen rustig en op zondag vol.',
      'Der Mittelpunkt des Zimmers, sechs Tage ruhig und am Sonntag voll.',
      'Le centre de la pièce, calme six jours et plein le dimanche.',
    ],
    [
      'Hier wordt gegeten, gewerkt en geknutseld.',
      'Hier wird gegessen, gearbeitet und gebastelt.',
      'On y mange, on y travaille, on y bricole.',
    ],
    [
      'Een tafel die meegroeit met het huishouden.',
      'Ein Tisch, der den Haushalt lange begleitet.',
      'Une table qui accompagne longtemps la maison.',
    ],
  ],
  closings: [
    [
      'Laat rondom 90 cm vrij, dan schuift elke stoel soepel naar achteren.',
      'Ringsum 90 cm frei lassen, dann lässt sich jeder Stuhl zurückschieben.',
      'Laissez 90 cm tout autour pour reculer les chaises à l’aise.',
    ],
    [
      'Viltdoppen voor de poten zitten erbij.',
      'Filzgleiter für die Füße liegen bei.',
      'Des patins en feutre sont fournis.',
    ],
    [
      'Met twee personen is de montage in een half uur klaar.',
      'Zu zweit ist der Aufbau in einer halben Stunde erledigt.',
      'À deux, le montage prend une demi-heure.',
    ],
    [
      'De stelvoeten vangen oneffenheden in de vloer op.',
      'Stellfüße gleichen Unebenheiten im Boden aus.',
      'Des patins réglables compensent les sols inégaux.',
    ],
  ],
  highlights: [
    ['Stelvoeten voor ongelijke vloeren', 'Stellfüße für unebene Böden', 'Pieds réglables'],
    ['Onderhoudsvriendelijk blad', 'Pflegeleichte Platte', 'Plateau facile d’entretien'],
    ['Duidelijke montagehandleiding', 'Verständliche Aufbauanleitung', 'Notice de montage claire'],
  ],
  keywords: ['tafel eettafel bureau', 'tisch esstisch schreibtisch', 'table bureau'],
  colours: ['oak', 'walnut', 'black', 'white'],
  colourCount: [1, 2],
  scale: () => ({
    dimension: 'size',
    values: ['140 × 80 cm', '160 × 90 cm', '180 × 90 cm', '200 × 100 cm'],
    step: 0.14,
    count: [1, 3],
  }),
  price: [199, 799],
  details: (draw) => ({ height: draw.whole(74, 77), 'max-load': 80, assembly: 'self', care: ['wipe-clean'] }),
};

export const coffeeTable: Kind = {
  kind: 'coffee-table',
  picture: 'coffee-table',
  department: 'furniture',
  share: 8,
  audiences: {},
  axes: [
    [
      option('coffee', ['Salontafel', 'Couchtisch', 'Table basse'], null, {
        attributes: { width: 110, depth: 60 },
      }),
      option('round', ['Ronde salontafel', 'Runder Couchtisch', 'Table basse ronde'], null, {
        attributes: { width: 80, depth: 80 },
      }),
      option('side', ['Bijzettafel', 'Beistelltisch', 'Table d’appoint'], null, {
        attributes: { width: 45, depth: 45 },
        price: 0.5,
      }),
      option(
        'nest',
        ['Set salontafels', 'Satztische', 'Tables gigognes'],
        [
          'De kleinste tafel schuift onder de grootste.',
          'Der kleine Tisch verschwindet unter dem großen.',
          'La petite table se glisse sous la grande.',
        ],
        { attributes: { width: 70, depth: 70 }, price: 1.2 },
      ),
    ],
    FURNITURE_LINES,
    TOPS,
    LEGS,
  ],
  names: NAMES,
  openings: [
    [
      'Plaats voor koffie, tijdschriften en voeten, als niemand kijkt.',
      'Platz für Kaffee, Zeitschriften und Füße, wenn keiner hinsieht.',
      'De la place pour le café, les magazines et les pieds, quand personne ne regarde.',
    ],
    [
      'Het middelpunt van de zithoek, zonder dat het opdringt.',
      'Der Mittelpunkt der Sitzecke, ganz unaufdringlich.',
      'Le centre du coin salon, en toute discrétion.',
    ],
  ],
  closings: [
    [
      'De hoeken zijn afgerond, prettig met kleine kinderen.',
      'Die Ecken sind abgerundet, angenehm mit kleinen Kindern.',
      'Les angles arrondis rassurent avec de jeunes enfants.',
    ],
    [
      'Licht genoeg om met één hand te verschuiven.',
      'So leicht, dass zum Verschieben eine Hand genügt.',
      'Se déplace d’une seule main.',
    ],
  ],
  highlights: [
    ['Afgeronde hoeken', 'Abgerundete Ecken', 'Angles arrondis'],
    ['Met viltdoppen', 'Mit Filzgleitern', 'Avec patins en feutre'],
    ['Snel gemonteerd', 'Schnell aufgebaut', 'Montage rapide'],
  ],
  keywords: ['salontafel bijzettafel koffietafel', 'couchtisch beistelltisch', 'table basse'],
  colours: ['oak', 'walnut', 'black', 'white'],
  colourCount: [1, 2],
  price: [79, 299],
  details: (draw) => ({ height: draw.whole(36, 48), assembly: 'self', care: ['wipe-clean'] }),
};
