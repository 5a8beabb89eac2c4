import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames, storageScale } from './technical-parts.ts';

const screen = (inches: string, resolution: string) =>
  plain(inches, `${inches} inch`, `${inches} Zoll`, `${inches} pouces`, {
    attributes: { 'screen-size': Number(inches.replace(',', '.')), resolution },
  });

export const phone: Kind = {
  kind: 'phone',
  picture: 'phone',
  department: 'electronics',
  share: 20,
  audiences: {},
  axes: [
    [plain('smartphone', 'Smartphone', 'Smartphone', 'Smartphone')],
    seriesNames('Nova', 'Orion', 'Vela', 'Zeno', 'Lyra', 'Arc'),
    [screen('6,1', 'phone-full-hd'), screen('6,4', 'phone-full-hd'), screen('6,7', 'phone-full-hd')],
    [
      option(
        'camera-50',
        ['50 MP-camera', '50-MP-Kamera', 'photo 50 MP'],
        [
          'De hoofdcamera van 50 megapixel stelt snel scherp, ook als het schemert.',
          'Die Hauptkamera mit 50 Megapixeln stellt auch in der Dämmerung schnell scharf.',
          'L’appareil principal de 50 mégapixels fait vite la mise au point, même au crépuscule.',
        ],
        { attributes: { 'camera-resolution': 50 } },
      ),
      option(
        'camera-108',
        ['108 MP-camera', '108-MP-Kamera', 'photo 108 MP'],
        [
          'Met 108 megapixel snijd je achteraf nog een detail uit.',
          'Mit 108 Megapixeln lässt sich nachträglich noch ein Ausschnitt wählen.',
          'Avec 108 mégapixels, on peut recadrer après coup.',
        ],
        { attributes: { 'camera-resolution': 108 }, price: 1.35 },
      ),
      option(
        'battery',
        ['grote accu', 'großem Akku', 'grande batterie'],
        [
          'De accu haalt twee dagen, ook met navigatie aan.',
          'Der Akku hält zwei Tage, auch mit Navigation.',
          'La batterie tient deux jours, même avec le GPS.',
        ],
        { attributes: { battery: 6000, 'camera-resolution': 48 }, price: 0.9 },
      ),
      option(
        'fast-charging',
        ['snelladen', 'Schnellladen', 'charge rapide'],
        [
          'In een half uur staat de accu op 70 procent.',
          'In einer halben Stunde ist der Akku zu 70 Prozent voll.',
          'En une demi-heure, la batterie atteint 70 %.',
        ],
        { attributes: { 'camera-resolution': 64 }, price: 1.1 },
      ),
    ],
  ],
  names: [['{0} {1} {2} met {3}', '{0} {1} {2} mit {3}', '{0} {1} {2}, {3}']],
  openings: [
    [
      'Een telefoon die doet wat je ervan vraagt, en dat jarenlang.',
      'Ein Telefon, das jahrelang tut, was man von ihm verlangt.',
      'Un téléphone qui fait ce qu’on lui demande, pendant des années.',
    ],
    [
      'Helder scherm, snelle processor, lange adem.',
      'Helles Display, schneller Prozessor, langer Atem.',
      'Écran lumineux, processeur rapide, longue autonomie.',
    ],
  ],
  closings: [
    [
      'Beveiligingsupdates zijn tot vijf jaar na aankoop verzekerd.',
      'Sicherheitsupdates gibt es bis fünf Jahre nach dem Kauf.',
      'Les mises à jour de sécurité sont assurées cinq ans après l’achat.',
    ],
    [
      'Simlockvrij, met plaats voor twee simkaarten.',
      'Ohne SIM-Lock, mit Platz für zwei SIM-Karten.',
      'Débloqué, avec emplacement pour deux cartes SIM.',
    ],
    [
      'Accu en scherm zijn bij een vakman te vervangen.',
      'Akku und Display lassen sich in der Werkstatt tauschen.',
      'Batterie et écran peuvent être remplacés par un réparateur.',
    ],
  ],
  highlights: [
    ['Simlockvrij, dual sim', 'Ohne SIM-Lock, Dual-SIM', 'Débloqué, double SIM'],
    ['5 jaar beveiligingsupdates', '5 Jahre Sicherheitsupdates', '5 ans de mises à jour de sécurité'],
    ['Spatwaterdicht volgens IP65', 'Spritzwassergeschützt nach IP65', 'Résistant aux éclaboussures (IP65)'],
  ],
  keywords: [
    'telefoon smartphone mobiel gsm',
    'handy smartphone mobiltelefon',
    'téléphone smartphone portable natel',
  ],
  colours: ['black', 'silver', 'navy', 'sage', 'lilac', 'white'],
  colourCount: [1, 3],
  scale: storageScale('128 GB', '256 GB', '512 GB'),
  energyClasses: ['A', 'A', 'B', 'B', 'C'],
  powerSupplyShare: 0.15,
  price: [179, 749],
  details: (draw) => ({
    battery: draw.pick([4500, 5000, 5200]),
    memory: draw.pick([6, 8, 12]),
    processor: 'octa-core',
    connection: '5g',
    panel: 'oled',
    weight: draw.whole(17, 22) / 100,
  }),
};

export const tablet: Kind = {
  kind: 'tablet',
  picture: 'tablet',
  department: 'electronics',
  share: 13,
  audiences: {},
  axes: [
    [plain('tablet', 'Tablet', 'Tablet', 'Tablette')],
    seriesNames('Page', 'Tavola', 'Sketch', 'Folio', 'Mira'),
    [screen('8,7', 'hd'), screen('10,4', '2k'), screen('11', '2k'), screen('12,4', '2k')],
    [
      option(
        'pen',
        ['pen', 'Stift', 'stylet fourni'],
        [
          'De meegeleverde pen reageert op druk, zodat lijnen dikker en dunner worden.',
          'Der beiliegende Stift reagiert auf Druck, Linien werden dicker und dünner.',
          'Le stylet fourni réagit à la pression et nuance le trait.',
        ],
        { price: 1.2 },
      ),
      option(
        'cover',
        ['hoes', 'Hülle', 'étui fourni'],
        [
          'De hoes is ook een standaard, in twee hoeken.',
          'Die Hülle dient auch als Ständer, in zwei Winkeln.',
          'L’étui sert aussi de support, sous deux angles.',
        ],
        { price: 1.1 },
      ),
      option(
        'wifi',
        ['wifi 6', 'Wi-Fi 6', 'Wi-Fi 6'],
        [
          'Wifi 6 houdt videobellen ook in een vol huis stabiel.',
          'Mit Wi-Fi 6 bleiben Videoanrufe auch im vollen Haus stabil.',
          'Le Wi-Fi 6 garde les appels vidéo stables, même quand la maison est pleine.',
        ],
        { attributes: { connection: 'wifi' } },
      ),
      option(
        '5g',
        ['5G', '5G', '5G'],
        [
          'Met een simkaart ben je ook onderweg online.',
          'Mit einer SIM-Karte sind Sie auch unterwegs online.',
          'Avec une carte SIM, on reste connecté en déplacement.',
        ],
        { attributes: { connection: '5g' }, price: 1.25 },
      ),
    ],
  ],
  names: [['{0} {1} {2} met {3}', '{0} {1} {2} mit {3}', '{0} {1} {2}, {3}']],
  openings: [
    [
      'Lezen op de bank, koken met een recept, een film in de trein.',
      'Lesen auf dem Sofa, Kochen nach Rezept, ein Film im Zug.',
      'Lire au salon, cuisiner une recette, voir un film dans le train.',
    ],
    [
      'Licht genoeg om in één hand te houden, groot genoeg om op te werken.',
      'Leicht genug für eine Hand, groß genug zum Arbeiten.',
      'Assez légère pour une main, assez grande pour travailler.',
    ],
  ],
  closings: [
    [
      'De kindermodus beperkt tijd en apps met een pincode.',
      'Der Kindermodus begrenzt Zeit und Apps per PIN.',
      'Le mode enfant limite la durée et les applications par code.',
    ],
    ['Opladen gaat via USB-C.', 'Geladen wird über USB-C.', 'La charge se fait par USB-C.'],
  ],
  highlights: [
    ['Tot 12 uur gebruik', 'Bis zu 12 Stunden Laufzeit', 'Jusqu’à 12 heures d’autonomie'],
    ['Metalen behuizing', 'Metallgehäuse', 'Coque en métal'],
    ['Kindermodus', 'Kindermodus', 'Mode enfant'],
  ],
  keywords: ['tablet', 'tablet', 'tablette'],
  colours: ['silver', 'anthracite', 'light-blue', 'sage'],
  colourCount: [1, 2],
  scale: storageScale('64 GB', '128 GB', '256 GB'),
  energyClasses: ['A', 'A', 'B', 'B', 'C'],
  powerSupplyShare: 0.3,
  price: [149, 549],
  details: (draw) => ({
    memory: draw.pick([4, 6, 8]),
    processor: 'octa-core',
    connection: 'wifi',
    'battery-life': draw.whole(9, 13),
    weight: draw.whole(36, 58) / 100,
  }),
};
