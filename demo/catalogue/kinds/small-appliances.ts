import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { seriesNames } from './technical-parts.ts';

export const vacuumCleaner: Kind = {
  kind: 'vacuum-cleaner',
  picture: 'vacuum-cleaner',
  department: 'appliances',
  share: 22,
  audiences: {},
  axes: [
    [
      option('bag', ['Sleestofzuiger', 'Bodenstaubsauger', 'Aspirateur traîneau'], null, {
        attributes: { capacity: 3.5, power: 700, weight: 5.6 },
      }),
      option('bagless', ['Cycloonstofzuiger', 'Zyklonstaubsauger', 'Aspirateur cyclonique'], null, {
        attributes: { capacity: 2, power: 750, weight: 5.9 },
      }),
      option('cordless', ['Steelstofzuiger', 'Akkustaubsauger', 'Aspirateur-balai sans fil'], null, {
        attributes: { capacity: 0.6, power: 400, weight: 2.6, 'battery-life': 1 },
        price: 1.35,
      }),
    ],
    seriesNames('Ciclo', 'Silva', 'Puro', 'Brava', 'Flott'),
    [
      option(
        'pet',
        ['dierenhaarborstel', 'Tierhaarbürste', 'brosse poils d’animaux'],
        [
          'De borstel haalt ook kattenharen uit een hoogpolig kleed.',
          'Die Bürste holt auch Katzenhaare aus dem Hochflorteppich.',
          'La brosse décolle même les poils de chat des tapis épais.',
        ],
        { price: 1.1 },
      ),
      option(
        'parquet',
        ['parketborstel', 'Parkettbürste', 'brosse parquet'],
        [
          'De zachte haren van de borstel maken geen krassen.',
          'Die weichen Borsten hinterlassen keine Kratzer.',
          'Ses poils souples ne rayent pas.',
        ],
      ),
      option(
        'hepa',
        ['HEPA-filter', 'HEPA-Filter', 'filtre HEPA'],
        [
          'Het filter houdt ook pollen vast en is uit te wassen.',
          'Der auswaschbare Filter hält auch Pollen zurück.',
          'Le filtre lavable retient aussi les pollens.',
        ],
      ),
      option(
        'quiet',
        ['fluisterstand', 'Flüstermodus', 'mode silencieux'],
        [
          'In de fluisterstand slaapt de baby gewoon door.',
          'Im Flüstermodus schläft das Baby einfach weiter.',
          'En mode silencieux, bébé continue de dormir.',
        ],
        { price: 1.15 },
      ),
      option(
        'crevice',
        ['kierenzuigmond', 'Fugendüse', 'suceur plat'],
        [
          'De smalle mond komt achter de verwarming en tussen de kussens.',
          'Die schmale Düse kommt hinter die Heizung und zwischen die Polster.',
          'Le suceur étroit passe derrière le radiateur et entre les coussins.',
        ],
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Licht in de hand, grondig op de vloer.',
      'Leicht in der Hand, gründlich auf dem Boden.',
      'Léger en main, efficace au sol.',
    ],
    [
      'Stofzuigen gaat vanzelf als het apparaat meewerkt.',
      'Staubsaugen geht leicht, wenn das Gerät mitspielt.',
      'Passer l’aspirateur devient facile quand l’appareil suit.',
    ],
  ],
  closings: [
    [
      'Alle hulpstukken hebben een vaste plek op het apparaat.',
      'Alle Düsen haben einen festen Platz am Gerät.',
      'Tous les accessoires ont leur place sur l’appareil.',
    ],
    [
      'Onderdelen zijn minstens tien jaar na te bestellen.',
      'Ersatzteile sind mindestens zehn Jahre erhältlich.',
      'Les pièces détachées sont disponibles dix ans au moins.',
    ],
  ],
  highlights: [
    ['Wasbaar filter', 'Waschbarer Filter', 'Filtre lavable'],
    ['Drie hulpstukken', 'Drei Düsen', 'Trois accessoires'],
    ['Soepele wielen of zwenkkop', 'Leichtgängig und wendig', 'Très maniable'],
  ],
  keywords: ['stofzuiger', 'staubsauger sauger', 'aspirateur'],
  colours: ['anthracite', 'red', 'navy', 'white', 'sage'],
  colourCount: [1, 2],
  price: [89, 329],
  details: (draw) => ({ noise: draw.whole(64, 79) }),
};

export const coffeeMachine: Kind = {
  kind: 'coffee-machine',
  picture: 'coffee-machine',
  department: 'appliances',
  share: 22,
  audiences: {},
  axes: [
    [
      option(
        'automatic',
        ['Volautomatische koffiemachine', 'Kaffeevollautomat', 'Machine à café automatique'],
        [
          'Maalt, zet en spoelt zelf: één druk op de knop.',
          'Mahlt, brüht und spült selbst: ein Knopfdruck genügt.',
          'Elle moud, infuse et se rince seule, d’une pression.',
        ],
        { attributes: { pressure: 15, power: 1450, cleaning: 'automatic' }, price: 2.4 },
      ),
      option(
        'espresso',
        ['Espressomachine', 'Siebträgermaschine', 'Machine à expresso'],
        [
          'De filterdrager ligt zwaar in de hand, zoals in een bar.',
          'Der Siebträger liegt schwer in der Hand, wie in der Bar.',
          'Le porte-filtre pèse dans la main, comme au bar.',
        ],
        { attributes: { pressure: 15, power: 1350, cleaning: 'manual' }, price: 1.2 },
      ),
      option(
        'filter',
        ['Filterkoffiezetter', 'Filterkaffeemaschine', 'Cafetière à filtre'],
        [
          'De thermoskan houdt tien koppen uren warm.',
          'Die Thermoskanne hält zehn Tassen stundenlang warm.',
          'La verseuse isotherme garde dix tasses au chaud pendant des heures.',
        ],
        { attributes: { power: 1000, cleaning: 'manual' }, price: 0.5 },
      ),
    ],
    seriesNames('Crema', 'Aroma', 'Barista', 'Mattina', 'Bella'),
    [
      option(
        'milk',
        ['melkschuimer', 'Milchaufschäumer', 'mousseur à lait'],
        [
          'Het melkschuim wordt fijn genoeg voor een hartje.',
          'Der Milchschaum wird fein genug für ein Herz.',
          'La mousse est assez fine pour dessiner un cœur.',
        ],
        { price: 1.15, bases: ['automatic', 'espresso'] },
      ),
      option(
        'grinder',
        ['ingebouwde molen', 'integriertem Mahlwerk', 'moulin intégré'],
        [
          'De keramische molen is stil en in tien standen te zetten.',
          'Das Keramikmahlwerk ist leise und zehnfach verstellbar.',
          'Le moulin en céramique, discret, offre dix réglages.',
        ],
        { price: 1.25, bases: ['espresso', 'filter'] },
      ),
      option(
        'tank',
        ['grote watertank', 'großem Wassertank', 'grand réservoir'],
        [
          'De tank van 1,8 liter gaat er aan de voorkant uit.',
          'Der Tank mit 1,8 Litern lässt sich nach vorn entnehmen.',
          'Le réservoir de 1,8 litre se retire par l’avant.',
        ],
      ),
      option(
        'timer',
        ['timer', 'Timer', 'minuterie'],
        [
          'Stel de timer in en word wakker met de geur van koffie.',
          'Timer stellen und mit Kaffeeduft aufwachen.',
          'Réglez la minuterie et réveillez-vous à l’odeur du café.',
        ],
      ),
      option(
        'cup-warmer',
        ['kopjeswarmer', 'Tassenwärmer', 'chauffe-tasses'],
        [
          'Bovenop warmen zes kopjes voor.',
          'Oben wärmen sechs Tassen vor.',
          'Six tasses se préchauffent sur le dessus.',
        ],
        { bases: ['automatic', 'espresso'] },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'De eerste kop van de dag verdient aandacht.',
      'Die erste Tasse des Tages verdient Aufmerksamkeit.',
      'La première tasse du jour mérite toute l’attention.',
    ],
    [
      'Koffie zoals in je lievelingscafé, op sokken.',
      'Kaffee wie im Lieblingscafé, in Socken.',
      'Le café de votre bistrot préféré, en chaussettes.',
    ],
  ],
  closings: [
    [
      'Een lampje meldt wanneer ontkalken nodig is.',
      'Eine Anzeige meldet, wann entkalkt werden muss.',
      'Un voyant indique quand détartrer.',
    ],
    [
      'Losse delen mogen in de vaatwasser.',
      'Abnehmbare Teile dürfen in die Spülmaschine.',
      'Les pièces amovibles passent au lave-vaisselle.',
    ],
  ],
  highlights: [
    ['Uitneembare watertank', 'Abnehmbarer Wassertank', 'Réservoir amovible'],
    ['Ontkalkingsprogramma', 'Entkalkungsprogramm', 'Programme de détartrage'],
    ['Schakelt vanzelf uit', 'Abschaltautomatik', 'Arrêt automatique'],
  ],
  keywords: [
    'koffiemachine espressomachine koffiezetapparaat',
    'kaffeemaschine espressomaschine',
    'machine à café cafetière expresso',
  ],
  colours: ['black', 'steel', 'white', 'red'],
  colourCount: [1, 2],
  price: [79, 329],
  details: (draw) => ({
    capacity: draw.pick([1.2, 1.5, 1.8]),
    width: draw.whole(22, 32),
    height: draw.whole(30, 40),
    depth: draw.whole(30, 44),
    weight: draw.whole(3, 10),
  }),
};
