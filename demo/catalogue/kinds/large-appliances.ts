import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const dryer: Kind = {
  kind: 'dryer',
  picture: 'dryer',
  department: 'appliances',
  share: 10,
  audiences: {},
  axes: [
    [
      option(
        'heat-pump',
        ['Warmtepompdroger', 'Wärmepumpentrockner', 'Sèche-linge à pompe à chaleur'],
        [
          'De warmtepomp droogt op lage temperatuur, dat spaart wol en stroom.',
          'Die Wärmepumpe trocknet bei niedriger Temperatur, das schont Wolle und Stromzähler.',
          'La pompe à chaleur sèche à basse température et ménage la laine comme le compteur.',
        ],
        { price: 1.15 },
      ),
      option('condenser', ['Condensdroger', 'Kondenstrockner', 'Sèche-linge à condensation'], null, {
        price: 0.8,
      }),
    ],
    [
      plain('7', '7 kg', '7 kg', '7 kg', { attributes: { load: 7 }, price: 0.9 }),
      plain('8', '8 kg', '8 kg', '8 kg', { attributes: { load: 8 } }),
      plain('9', '9 kg', '9 kg', '9 kg', { attributes: { load: 9 }, price: 1.15 }),
    ],
    seriesNames('Brisa', 'Zefir', 'Calor', 'Komfort', 'Eco'),
  ],
  names: [['{0} {2} {1}', '{0} {2} {1}', '{0} {2} {1}']],
  openings: [
    [
      'Droge was zonder rek in de gang.',
      'Trockene Wäsche ohne Ständer im Flur.',
      'Du linge sec sans étendoir dans le couloir.',
    ],
    [
      'Vochtsensoren stoppen het programma zodra alles droog is.',
      'Feuchtesensoren beenden das Programm, sobald alles trocken ist.',
      'Des capteurs d’humidité arrêtent le programme dès que le linge est sec.',
    ],
  ],
  closings: [
    [
      'Met een tussenstuk past hij bovenop de wasmachine.',
      'Mit einem Zwischenbausatz passt er auf die Waschmaschine.',
      'Avec un kit de superposition, il se pose sur le lave-linge.',
    ],
    [
      'Het pluizenfilter klikt er met één hand uit.',
      'Das Flusensieb lässt sich mit einer Hand entnehmen.',
      'Le filtre à peluches se retire d’une main.',
    ],
  ],
  highlights: [
    ['Kreukbeveiliging', 'Knitterschutz', 'Programme anti-froissage'],
    ['Startuitstel tot 24 uur', 'Startzeitvorwahl bis 24 Stunden', 'Départ différé jusqu’à 24 heures'],
    ['Trommelverlichting', 'Trommelbeleuchtung', 'Éclairage du tambour'],
  ],
  keywords: ['droger wasdroger droogtrommel', 'trockner wäschetrockner', 'sèche-linge'],
  colours: ['white', 'anthracite'],
  colourCount: [1, 2],
  energyClasses: ['A', 'B', 'B', 'C', 'C', 'D'],
  price: [399, 899],
  details: (draw) => ({
    'energy-per-cycles': draw.whole(120, 210),
    noise: draw.whole(61, 66),
    width: 60,
    height: 85,
    depth: draw.whole(58, 66),
    weight: draw.whole(42, 56),
  }),
};

export const fridge: Kind = {
  kind: 'fridge',
  picture: 'fridge',
  department: 'appliances',
  share: 16,
  audiences: {},
  axes: [
    [
      option(
        'combi',
        ['Koel-vriescombinatie', 'Kühl-Gefrier-Kombination', 'Réfrigérateur combiné'],
        [
          'Onderin zitten drie vrieslades met doorzichtige fronten.',
          'Unten liegen drei Gefrierschubladen mit durchsichtigen Fronten.',
          'En bas, trois tiroirs de congélation à façade transparente.',
        ],
        { attributes: { height: 186, width: 60, depth: 65, capacity: 324, weight: 66 } },
      ),
      option('table-top', ['Tafelmodel koelkast', 'Tischkühlschrank', 'Réfrigérateur table top'], null, {
        attributes: { height: 85, width: 55, depth: 57, capacity: 121, weight: 32 },
        price: 0.55,
      }),
      option('freestanding', ['Vrijstaande koelkast', 'Standkühlschrank', 'Réfrigérateur une porte'], null, {
        attributes: { height: 172, width: 60, depth: 65, capacity: 345, weight: 58 },
        price: 0.9,
      }),
      option(
        'american',
        ['Amerikaanse koelkast', 'Side-by-Side-Kühlschrank', 'Réfrigérateur américain'],
        [
          'Achter twee deuren is plaats voor de boodschappen van een hele week.',
          'Hinter zwei Türen ist Platz für den Einkauf einer ganzen Woche.',
          'Derrière deux portes, les courses de toute une semaine trouvent place.',
        ],
        { attributes: { height: 179, width: 91, depth: 71, capacity: 532, weight: 104 }, price: 2 },
      ),
    ],
    seriesNames('Polar', 'Fresko', 'Nordic', 'Igloo', 'Menta'),
    [
      option(
        'no-frost',
        ['NoFrost', 'NoFrost', 'sans givre'],
        ['Ontdooien hoeft nooit meer.', 'Abtauen ist nie mehr nötig.', 'Plus jamais besoin de dégivrer.'],
        { price: 1.15 },
      ),
      option(
        'crisper',
        ['groentelade', 'Gemüsefach', 'bac à légumes'],
        [
          'In de lade met vochtregeling blijft sla een week knapperig.',
          'Im Fach mit Feuchteregelung bleibt Salat eine Woche knackig.',
          'Dans le bac à humidité réglable, la salade reste croquante une semaine.',
        ],
      ),
      option(
        'led',
        ['ledverlichting', 'LED-Beleuchtung', 'éclairage LED'],
        [
          'De ledverlichting schijnt van opzij, zodat ook het achterste potje te zien is.',
          'Die LED-Beleuchtung kommt von der Seite, so sieht man auch das hinterste Glas.',
          'L’éclairage latéral montre jusqu’au dernier bocal.',
        ],
      ),
      option(
        'quiet',
        ['stille compressor', 'leisem Kompressor', 'compresseur silencieux'],
        [
          'De compressor hoor je ook in een open keuken niet.',
          'Den Kompressor hört man auch in der offenen Küche nicht.',
          'Le compresseur reste inaudible, même dans une cuisine ouverte.',
        ],
        { price: 1.1 },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Overzicht in de koelkast scheelt eten in de vuilnisbak.',
      'Übersicht im Kühlschrank erspart Essen im Müll.',
      'Un réfrigérateur bien rangé, c’est moins de nourriture jetée.',
    ],
    [
      'Koel, stil en zuinig, dag en nacht.',
      'Kühl, leise und sparsam, Tag und Nacht.',
      'Frais, silencieux et sobre, jour et nuit.',
    ],
  ],
  closings: [
    [
      'De deur draait naar links of naar rechts open; dat wissel je zelf.',
      'Der Türanschlag lässt sich selbst von rechts nach links wechseln.',
      'Le sens d’ouverture de la porte se change soi-même.',
    ],
    [
      'De legplateaus van veiligheidsglas zijn in vijf hoogtes te plaatsen.',
      'Die Böden aus Sicherheitsglas lassen sich in fünf Höhen einsetzen.',
      'Les clayettes en verre de sécurité se règlent sur cinq hauteurs.',
    ],
  ],
  highlights: [
    ['Plateaus van veiligheidsglas', 'Böden aus Sicherheitsglas', 'Clayettes en verre de sécurité'],
    ['Snelkoelen', 'Schnellkühlen', 'Refroidissement rapide'],
    ['Signaal bij open deur', 'Signal bei offener Tür', 'Alarme de porte ouverte'],
  ],
  keywords: ['koelkast ijskast vriezer', 'kühlschrank gefrierschrank', 'réfrigérateur frigo congélateur'],
  colours: ['white', 'steel', 'black', 'sage'],
  colourCount: [1, 3],
  energyClasses: ['A', 'B', 'C', 'C', 'D', 'D', 'E'],
  price: [379, 999],
  details: (draw) => ({
    'energy-per-year': draw.whole(92, 210),
    noise: draw.whole(33, 40),
  }),
};

export const oven: Kind = {
  kind: 'oven',
  picture: 'oven',
  department: 'appliances',
  share: 12,
  audiences: {},
  axes: [
    [
      plain('oven', 'Inbouwoven', 'Einbaubackofen', 'Four encastrable'),
      option(
        'steam',
        ['Stoomoven', 'Dampfbackofen', 'Four vapeur'],
        [
          'Stoom houdt brood van binnen luchtig en groente groen.',
          'Dampf hält Brot innen locker und Gemüse grün.',
          'La vapeur garde le pain aéré et les légumes bien verts.',
        ],
        { attributes: { cleaning: 'steam' }, price: 1.4 },
      ),
      option(
        'compact',
        ['Compacte oven', 'Kompaktbackofen', 'Four compact'],
        [
          'Past in een nis van 45 cm en kan daardoor op ooghoogte.',
          'Passt in eine Nische von 45 cm und damit auf Augenhöhe.',
          'S’installe dans une niche de 45 cm, à hauteur des yeux.',
        ],
        { price: 1.1 },
      ),
    ],
    seriesNames('Forno', 'Calda', 'Bruno', 'Solera'),
    [
      option(
        'pyrolysis',
        ['pyrolyse', 'Pyrolyse', 'nettoyage par pyrolyse'],
        [
          'Bij 480 graden verbrandt vuil tot as: even afnemen en klaar.',
          'Bei 480 Grad wird Schmutz zu Asche: kurz auswischen, fertig.',
          'À 480 degrés, la saleté devient cendre : un coup d’éponge suffit.',
        ],
        { attributes: { cleaning: 'pyrolysis' }, price: 1.25, bases: ['oven', 'compact'] },
      ),
      option(
        'rails',
        ['uittrekbare geleiders', 'Teleskopauszügen', 'rails télescopiques'],
        [
          'De geleiders schuiven de bakplaat veilig naar je toe.',
          'Die Auszüge bringen das Blech sicher nach vorn.',
          'Les rails amènent la plaque vers vous en toute sécurité.',
        ],
        { price: 1.1 },
      ),
      option(
        'probe',
        ['kernthermometer', 'Kerntemperaturfühler', 'sonde de cuisson'],
        [
          'De thermometer stopt als het vlees precies goed is.',
          'Der Fühler schaltet ab, wenn das Fleisch auf den Punkt ist.',
          'La sonde arrête la cuisson au bon degré.',
        ],
        { price: 1.15 },
      ),
      option(
        'air-fry',
        ['airfry-functie', 'AirFry-Funktion', 'fonction AirFry'],
        [
          'Met veel hete lucht worden frieten krokant, bijna zonder olie.',
          'Mit viel Heißluft werden Pommes knusprig, fast ohne Öl.',
          'Beaucoup d’air chaud pour des frites croustillantes, presque sans huile.',
        ],
        { price: 1.1 },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Voor zuurdesembrood op zaterdag en ovenschotel op dinsdag.',
      'Für Sauerteigbrot am Samstag und Auflauf am Dienstag.',
      'Pour le pain au levain du samedi et le gratin du mardi.',
    ],
    [
      'Gelijkmatige hitte op drie niveaus tegelijk.',
      'Gleichmäßige Hitze auf drei Ebenen zugleich.',
      'Une chaleur homogène sur trois niveaux à la fois.',
    ],
  ],
  closings: [
    [
      'De deur met drie lagen glas blijft aan de buitenkant koel.',
      'Die dreifach verglaste Tür bleibt außen kühl.',
      'La porte à triple vitrage reste tiède à l’extérieur.',
    ],
    [
      'Past in elke standaardnis; aansluiten op 230 volt.',
      'Für Standardnischen; Anschluss an 230 Volt.',
      'Pour niche standard ; raccordement en 230 volts.',
    ],
  ],
  highlights: [
    ['Hetelucht op drie niveaus', 'Heißluft auf drei Ebenen', 'Chaleur tournante sur trois niveaux'],
    ['Kinderslot', 'Kindersicherung', 'Sécurité enfants'],
    ['Zachtsluitende deur', 'Gedämpfte Tür', 'Porte à fermeture amortie'],
  ],
  keywords: ['oven inbouwoven bakoven', 'backofen herd', 'four'],
  colours: ['steel', 'black'],
  colourCount: [1, 2],
  energyClasses: ['A', 'A', 'A', 'B'],
  energyScale: ['A+++', 'D'],
  price: [349, 999],
  details: (draw) => ({
    capacity: draw.whole(47, 76),
    power: draw.pick([2900, 3300, 3500]),
    'energy-per-use': draw.whole(69, 89) / 100,
    width: 60,
    height: 60,
    depth: 57,
    weight: draw.whole(30, 41),
    cleaning: 'enamel',
  }),
};
