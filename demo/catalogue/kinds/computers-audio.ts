import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames, storageScale } from './technical-parts.ts';

export const laptop: Kind = {
  kind: 'laptop',
  picture: 'laptop',
  department: 'electronics',
  share: 18,
  audiences: {},
  axes: [
    [
      plain('laptop', 'Laptop', 'Laptop', 'Ordinateur portable'),
      option(
        'convertible',
        ['2-in-1-laptop', '2-in-1-Laptop', 'Ordinateur portable 2 en 1'],
        [
          'Het scherm klapt helemaal om, dan is het een tablet.',
          'Der Bildschirm lässt sich ganz umklappen, dann ist es ein Tablet.',
          'L’écran se rabat complètement pour devenir tablette.',
        ],
        { price: 1.15 },
      ),
      option(
        'gaming',
        ['Gaming-laptop', 'Gaming-Laptop', 'PC portable gamer'],
        [
          'Twee ventilatoren houden de grafische kaart koel, ook na een lange avond.',
          'Zwei Lüfter halten die Grafikkarte auch an langen Abenden kühl.',
          'Deux ventilateurs gardent la carte graphique au frais, même tard le soir.',
        ],
        { price: 1.7 },
      ),
    ],
    seriesNames('Swift', 'Atelier', 'Campus', 'Metro', 'Forge'),
    [
      plain('14', '14 inch', '14 Zoll', '14 pouces', {
        attributes: { 'screen-size': 14, weight: 1.3, resolution: '2k' },
      }),
      plain('15.6', '15,6 inch', '15,6 Zoll', '15,6 pouces', {
        attributes: { 'screen-size': 15.6, weight: 1.7, resolution: 'full-hd' },
      }),
      plain('16', '16 inch', '16 Zoll', '16 pouces', {
        attributes: { 'screen-size': 16, weight: 1.8, resolution: '2k' },
        price: 1.15,
      }),
      plain('17.3', '17,3 inch', '17,3 Zoll', '17,3 pouces', {
        attributes: { 'screen-size': 17.3, weight: 2.4, resolution: 'full-hd' },
        price: 1.1,
      }),
    ],
    [
      plain('8', '8 GB', '8 GB', '8 Go', { attributes: { memory: 8, processor: 'hexa-core' }, price: 0.8 }),
      option(
        '16',
        ['16 GB', '16 GB', '16 Go'],
        [
          'Met 16 GB werkgeheugen blijven twintig tabbladen en een videogesprek vlot.',
          'Mit 16 GB Arbeitsspeicher laufen zwanzig Tabs und ein Videoanruf flüssig.',
          'Avec 16 Go de mémoire, vingt onglets et un appel vidéo restent fluides.',
        ],
        { attributes: { memory: 16, processor: 'octa-core' } },
      ),
      option(
        '32',
        ['32 GB', '32 GB', '32 Go'],
        [
          '32 GB werkgeheugen is ruim voor foto- en videobewerking.',
          '32 GB Arbeitsspeicher reichen gut für Foto- und Videobearbeitung.',
          '32 Go de mémoire suffisent largement au montage photo et vidéo.',
        ],
        { attributes: { memory: 32, processor: 'twelve-core' }, price: 1.35 },
      ),
    ],
  ],
  names: [['{0} {1} {2}, {3}', '{0} {1} {2}, {3}', '{0} {1} {2}, {3}']],
  openings: [
    [
      'Voor studie, kantoor en de belastingaangifte: een computer zonder gedoe.',
      'Für Studium, Büro und Steuererklärung: ein Computer ohne Umstände.',
      'Pour les études, le bureau et la déclaration d’impôts : un ordinateur sans histoires.',
    ],
    [
      'Opengeklapt en binnen acht seconden aan het werk.',
      'Aufgeklappt und in acht Sekunden einsatzbereit.',
      'Ouvert et prêt à travailler en huit secondes.',
    ],
  ],
  closings: [
    [
      'Het toetsenbord is verlicht en spatwaterdicht.',
      'Die Tastatur ist beleuchtet und spritzwassergeschützt.',
      'Le clavier rétroéclairé résiste aux éclaboussures.',
    ],
    [
      'Geheugen en accu zijn met een gewone schroevendraaier te vervangen.',
      'Speicher und Akku lassen sich mit einem gewöhnlichen Schraubendreher tauschen.',
      'Mémoire et batterie se remplacent avec un simple tournevis.',
    ],
    [
      'Met twee USB-C-poorten, HDMI en een kaartlezer.',
      'Mit zwei USB-C-Anschlüssen, HDMI und Kartenleser.',
      'Avec deux ports USB-C, HDMI et lecteur de cartes.',
    ],
  ],
  highlights: [
    ['Verlicht toetsenbord', 'Beleuchtete Tastatur', 'Clavier rétroéclairé'],
    ['2 × USB-C, HDMI', '2 × USB-C, HDMI', '2 × USB-C, HDMI'],
    ['Webcam met schuifje', 'Webcam mit Abdeckung', 'Webcam avec cache'],
  ],
  keywords: ['laptop notebook computer', 'laptop notebook computer', 'ordinateur portable laptop pc'],
  colours: ['silver', 'anthracite', 'navy'],
  colourCount: [1, 2],
  scale: storageScale('256 GB', '512 GB', '1 TB'),
  powerSupplyShare: 0.6,
  price: [449, 1299],
  details: (draw) => ({
    'battery-life': draw.whole(7, 16),
    'refresh-rate': draw.pick([60, 90, 120]),
    panel: 'ips',
  }),
};

export const headphones: Kind = {
  kind: 'headphones',
  picture: 'headphones',
  department: 'electronics',
  share: 20,
  audiences: {},
  axes: [
    [
      option('over-ear', ['Over-ear koptelefoon', 'Over-Ear-Kopfhörer', 'Casque circum-aural'], null, {
        attributes: { weight: 0.25 },
      }),
      option('on-ear', ['On-ear koptelefoon', 'On-Ear-Kopfhörer', 'Casque supra-aural'], null, {
        attributes: { weight: 0.18 },
        price: 0.7,
      }),
      option(
        'studio',
        ['Studiokoptelefoon', 'Studiokopfhörer', 'Casque de studio'],
        [
          'De klank is neutraal afgestemd: je hoort de opname zoals ze bedoeld is.',
          'Der Klang ist neutral abgestimmt: Sie hören die Aufnahme, wie sie gemeint ist.',
          'Le son, neutre, restitue l’enregistrement tel qu’il a été voulu.',
        ],
        { attributes: { connection: 'cable', weight: 0.28 }, price: 1.2 },
      ),
    ],
    seriesNames('Duet', 'Aria', 'Echo', 'Stilla', 'Tempo', 'Vox'),
    [
      option(
        'anc',
        ['ruisonderdrukking', 'Geräuschunterdrückung', 'réduction de bruit'],
        [
          'De ruisonderdrukking laat treinen en kantoortuinen verdwijnen.',
          'Die Geräuschunterdrückung lässt Züge und Großraumbüros verstummen.',
          'La réduction de bruit efface trains et bureaux ouverts.',
        ],
        { attributes: { 'noise-cancelling': true }, price: 1.4, bases: ['over-ear', 'on-ear'] },
      ),
      option(
        'foldable',
        ['opvouwbare beugel', 'faltbarem Bügel', 'arceau pliable'],
        [
          'Opgevouwen past hij in een jaszak.',
          'Zusammengefaltet passt er in die Jackentasche.',
          'Plié, il tient dans une poche de veste.',
        ],
      ),
      option(
        'mic',
        ['microfoon', 'Mikrofon', 'micro intégré'],
        [
          'Twee microfoons filteren de wind weg als je belt.',
          'Zwei Mikrofone filtern beim Telefonieren den Wind heraus.',
          'Deux micros filtrent le vent pendant les appels.',
        ],
      ),
      option(
        'soft-pads',
        ['zachte oorkussens', 'weichen Ohrpolstern', 'coussinets moelleux'],
        [
          'De oorkussens zijn zacht, ook met een bril, en los na te bestellen.',
          'Die Ohrpolster sind auch mit Brille angenehm und einzeln nachbestellbar.',
          'Les coussinets restent confortables avec des lunettes et se remplacent.',
        ],
      ),
      option(
        'long-battery',
        ['60 uur accu', '60 Stunden Laufzeit', '60 heures d’autonomie'],
        [
          'Eén lading is genoeg voor een werkweek en het weekend.',
          'Eine Ladung reicht für Arbeitswoche und Wochenende.',
          'Une charge suffit pour la semaine de travail et le week-end.',
        ],
        { attributes: { 'battery-life': 60 }, price: 1.15, bases: ['over-ear', 'on-ear'] },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Muziek zoals je die bedoeld had, zonder de rest.',
      'Musik, so wie sie klingen soll, ohne alles andere.',
      'La musique comme elle doit sonner, sans le reste.',
    ],
    [
      'Voor wie onderweg werkt, studeert of gewoon even weg wil zijn.',
      'Für alle, die unterwegs arbeiten, lernen oder kurz für sich sein wollen.',
      'Pour travailler en route, étudier ou simplement s’évader.',
    ],
  ],
  closings: [
    [
      'Bedienen doe je met knoppen die je op de tast vindt.',
      'Bedient wird mit Tasten, die man blind findet.',
      'Les commandes se trouvent au toucher.',
    ],
    [
      'De beugel is van verend staal en drukt niet.',
      'Der Bügel aus Federstahl drückt nicht.',
      'L’arceau en acier souple ne serre pas.',
    ],
  ],
  highlights: [
    ['Vervangbare oorkussens', 'Austauschbare Ohrpolster', 'Coussinets remplaçables'],
    ['Met opbergtasje', 'Mit Aufbewahrungstasche', 'Avec pochette'],
    ['Verbindt met twee apparaten', 'Verbindet sich mit zwei Geräten', 'Se connecte à deux appareils'],
  ],
  keywords: ['koptelefoon hoofdtelefoon headset', 'kopfhörer headset', 'casque audio écouteurs'],
  colours: ['black', 'white', 'navy', 'sand', 'sage'],
  colourCount: [1, 3],
  powerSupplyShare: 0,
  price: [39, 279],
  details: (draw) => ({
    connection: 'bluetooth',
    'noise-cancelling': false,
    'battery-life': draw.whole(24, 45),
  }),
};

export const camera: Kind = {
  kind: 'camera',
  picture: 'camera',
  department: 'electronics',
  share: 11,
  audiences: {},
  axes: [
    [
      option(
        'mirrorless',
        ['Systeemcamera', 'Systemkamera', 'Appareil hybride'],
        [
          'De objectieven zijn te wisselen, van portret tot macro.',
          'Die Objektive lassen sich wechseln, vom Porträt bis zum Makro.',
          'Les objectifs se changent, du portrait à la macro.',
        ],
        { attributes: { weight: 0.52 }, price: 1.3 },
      ),
      option(
        'compact',
        ['Compactcamera', 'Kompaktkamera', 'Appareil compact'],
        [
          'Past in een jaszak en is in een seconde klaar.',
          'Passt in die Jackentasche und ist in einer Sekunde bereit.',
          'Tient dans une poche et démarre en une seconde.',
        ],
        { attributes: { weight: 0.29 }, price: 0.6 },
      ),
      option(
        'travel',
        ['Reiscamera', 'Reisekamera', 'Appareil de voyage'],
        [
          'De dertigvoudige zoom haalt de kerktoren naar je toe.',
          'Der dreißigfache Zoom holt den Kirchturm heran.',
          'Le zoom 30× rapproche le clocher.',
        ],
        { attributes: { weight: 0.34 }, price: 0.8 },
      ),
    ],
    seriesNames('Optica', 'Lumen', 'Kairos', 'Vista'),
    [
      plain('20', '20 MP', '20 MP', '20 MP', { attributes: { 'camera-resolution': 20 }, price: 0.85 }),
      plain('24', '24 MP', '24 MP', '24 MP', { attributes: { 'camera-resolution': 24 } }),
      option(
        '33',
        ['33 MP', '33 MP', '33 MP'],
        [
          '33 megapixel is genoeg voor een afdruk op posterformaat.',
          '33 Megapixel genügen für einen Druck im Posterformat.',
          '33 mégapixels permettent un tirage au format affiche.',
        ],
        { attributes: { 'camera-resolution': 33 }, price: 1.3 },
      ),
    ],
    [
      option('kit', ['standaardzoom', 'Standardzoom', 'zoom standard'], null, {
        bases: ['mirrorless'],
        price: 1.2,
      }),
      option(
        'tilt-screen',
        ['kantelbaar scherm', 'klappbarem Display', 'écran inclinable'],
        [
          'Het scherm kantelt, voor foto’s boven de menigte uit.',
          'Das Display lässt sich kippen, für Fotos über die Menge hinweg.',
          'L’écran s’incline pour photographier au-dessus de la foule.',
        ],
      ),
      option(
        'video',
        ['4K-video', '4K-Video', 'vidéo 4K'],
        [
          'Video’s neemt hij op in 4K, met beeldstabilisatie.',
          'Videos nimmt sie in 4K auf, mit Bildstabilisierung.',
          'Les vidéos sont enregistrées en 4K stabilisée.',
        ],
      ),
    ],
  ],
  names: [['{0} {1} {2} met {3}', '{0} {1} {2} mit {3}', '{0} {1} {2}, {3}']],
  openings: [
    [
      'Voor foto’s die je ook over tien jaar nog wilt zien.',
      'Für Bilder, die man auch in zehn Jahren noch sehen will.',
      'Pour des photos que l’on voudra revoir dans dix ans.',
    ],
    [
      'Wie kijkt voordat hij drukt, heeft hier plezier van.',
      'Wer erst schaut und dann drückt, hat hier seine Freude.',
      'Un plaisir pour qui regarde avant de déclencher.',
    ],
    [
      'Foto’s die je ook over tien jaar nog afdrukt.',
      'Fotos, die man auch in zehn Jahren noch druckt.',
      'Des photos que l’on imprimera encore dans dix ans.',
    ],
    [
      'Meer scherpte, meer gevoel, minder scherm.',
      'Mehr Schärfe, mehr Gefühl, weniger Bildschirm.',
      'Plus de netteté, plus d’émotion, moins d’écran.',
    ],
  ],
  closings: [
    [
      'Via wifi staan de beelden meteen op je telefoon.',
      'Per WLAN sind die Bilder sofort auf dem Telefon.',
      'Par Wi-Fi, les images arrivent aussitôt sur le téléphone.',
    ],
    [
      'Accu, draagriem en lensdop zitten in de doos.',
      'Akku, Trageriemen und Objektivdeckel liegen bei.',
      'Batterie, courroie et bouchon d’objectif sont fournis.',
    ],
  ],
  highlights: [
    [
      'Snelle autofocus met oogherkenning',
      'Schneller Autofokus mit Augenerkennung',
      'Autofocus rapide avec détection de l’œil',
    ],
    ['Wifi en bluetooth', 'WLAN und Bluetooth', 'Wi-Fi et Bluetooth'],
    ['Laadt via USB-C', 'Lädt über USB-C', 'Charge par USB-C'],
  ],
  keywords: ['camera fototoestel', 'kamera fotoapparat', 'appareil photo caméra'],
  colours: ['black', 'silver'],
  colourCount: [1, 2],
  powerSupplyShare: 0.5,
  price: [299, 1099],
  details: () => ({ connection: 'wifi' }),
};
