import type { Kind } from '../kind.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const washingMachine: Kind = {
  kind: 'washing-machine',
  picture: 'washing-machine',
  department: 'appliances',
  share: 18,
  audiences: {},
  axes: [
    [plain('front', 'Wasmachine', 'Waschmaschine', 'Lave-linge')],
    [
      plain('7', '7 kg', '7 kg', '7 kg', { attributes: { load: 7, 'water-per-cycle': 40 }, price: 0.8 }),
      plain('8', '8 kg', '8 kg', '8 kg', {
        sentence: [
          'De trommel van 8 kg is groot genoeg voor een gezin van vier.',
          'Die Trommel für 8 kg reicht gut für eine vierköpfige Familie.',
          'Le tambour de 8 kg suffit à une famille de quatre personnes.',
        ],
        attributes: { load: 8, 'water-per-cycle': 44 },
      }),
      plain('9', '9 kg', '9 kg', '9 kg', {
        sentence: [
          'In de trommel van 9 kg gaat ook een tweepersoonsdekbed.',
          'In die Trommel für 9 kg passt auch eine große Bettdecke.',
          'Le tambour de 9 kg accueille même une couette double.',
        ],
        attributes: { load: 9, 'water-per-cycle': 47 },
        price: 1.15,
      }),
      plain('10', '10 kg', '10 kg', '10 kg', {
        sentence: [
          'Met 10 kg inhoud draait een groot huishouden minder wasjes.',
          'Mit 10 kg Füllmenge wäscht ein großer Haushalt seltener.',
          'Avec 10 kg de capacité, une grande famille lance moins de machines.',
        ],
        attributes: { load: 10, 'water-per-cycle': 50 },
        price: 1.3,
      }),
    ],
    [
      plain('1200', '1200 tpm', '1200 U/min', '1200 tr/min', {
        attributes: { 'spin-speed': 1200 },
        price: 0.9,
      }),
      plain('1400', '1400 tpm', '1400 U/min', '1400 tr/min', { attributes: { 'spin-speed': 1400 } }),
      plain('1600', '1600 tpm', '1600 U/min', '1600 tr/min', {
        sentence: [
          'Na het centrifugeren met 1600 toeren komt de was bijna kastdroog uit de trommel.',
          'Nach dem Schleudern mit 1600 Umdrehungen ist die Wäsche schon fast schranktrocken.',
          'Après l’essorage à 1600 tours, le linge sort presque sec.',
        ],
        attributes: { 'spin-speed': 1600 },
        price: 1.12,
      }),
    ],
    seriesNames('Aqua', 'Pura', 'Silence', 'Eco', 'Komfort'),
  ],
  names: [['{0} {3} {1} {2}', '{0} {3} {1} {2}', '{0} {3} {1} {2}']],
  openings: [
    [
      'Een wasmachine die schoon wast en zo stil draait dat je hem ’s avonds aan kunt zetten.',
      'Eine Waschmaschine, die gründlich wäscht und so leise läuft, dass Sie sie auch abends anstellen können.',
      'Un lave-linge qui lave à fond et tourne assez discrètement pour fonctionner le soir.',
    ],
    [
      'Van sportkleding tot dekbed: zestien programma’s en een duidelijke draaiknop.',
      'Von der Sportkleidung bis zur Bettdecke: sechzehn Programme und ein übersichtlicher Drehknopf.',
      'Du linge de sport à la couette : seize programmes et un sélecteur bien lisible.',
    ],
    [
      'De inductiemotor werkt zonder koolborstels en gaat daardoor lang mee.',
      'Der Induktionsmotor arbeitet ohne Kohlebürsten und hält deshalb lange.',
      'Le moteur à induction, sans charbons, est conçu pour durer.',
    ],
  ],
  closings: [
    [
      'Het kwartierprogramma frist licht gedragen kleding op.',
      'Das 15-Minuten-Programm frischt leicht Getragenes auf.',
      'Le programme de 15 minutes rafraîchit le linge peu porté.',
    ],
    [
      'Met kinderslot, startuitstel en beveiliging tegen lekkage.',
      'Mit Kindersicherung, Startzeitvorwahl und Schutz vor Wasserschäden.',
      'Avec sécurité enfants, départ différé et protection contre les fuites.',
    ],
    [
      'We nemen je oude wasmachine bij de bezorging gratis mee.',
      'Ihr Altgerät nehmen wir bei der Lieferung kostenlos mit.',
      'Nous reprenons gratuitement votre ancien appareil à la livraison.',
    ],
  ],
  highlights: [
    [
      'Inductiemotor zonder koolborstels',
      'Induktionsmotor ohne Kohlebürsten',
      'Moteur à induction sans charbons',
    ],
    ['16 programma’s', '16 Programme', '16 programmes'],
    ['Startuitstel tot 24 uur', 'Startzeitvorwahl bis 24 Stunden', 'Départ différé jusqu’à 24 heures'],
  ],
  keywords: [
    'wasmachine wasautomaat voorlader',
    'waschmaschine frontlader waschautomat',
    'lave-linge machine à laver hublot',
  ],
  colours: ['white', 'anthracite'],
  colourCount: [1, 2],
  price: [429, 849],
  energyClasses: ['A', 'A', 'A', 'B', 'B', 'C', 'D'],
  details: (draw) => ({
    'energy-per-cycles': draw.whole(45, 68),
    noise: draw.whole(69, 76),
    width: 60,
    height: 85,
    depth: draw.whole(53, 64),
    weight: draw.whole(64, 78),
  }),
};
