import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const microwave: Kind = {
  kind: 'microwave',
  picture: 'microwave',
  department: 'appliances',
  share: 9,
  audiences: {},
  axes: [
    [
      option('solo', ['Magnetron', 'Mikrowelle', 'Micro-ondes'], null, {
        attributes: { installation: 'freestanding', depth: 34, height: 26, width: 45, weight: 11 },
      }),
      option(
        'grill',
        ['Grillmagnetron', 'Grill-Mikrowelle', 'Micro-ondes gril'],
        [
          'De grill geeft gratin en tosti hun korst.',
          'Der Grill gibt Gratin und Toast ihre Kruste.',
          'Le gril dore gratins et croque-monsieur.',
        ],
        {
          attributes: { installation: 'freestanding', depth: 38, height: 28, width: 48, weight: 13 },
          price: 1.25,
        },
      ),
      option(
        'combi',
        ['Combimagnetron', 'Kombi-Mikrowelle', 'Micro-ondes combiné'],
        [
          'Hetelucht en magnetron samen: in twintig minuten een gebraden kip.',
          'Heißluft und Mikrowelle zusammen: in zwanzig Minuten ein Brathähnchen.',
          'Chaleur tournante et micro-ondes réunis : un poulet rôti en vingt minutes.',
        ],
        {
          attributes: { installation: 'freestanding', depth: 45, height: 31, width: 52, weight: 18 },
          price: 1.9,
        },
      ),
      option('built-in', ['Inbouwmagnetron', 'Einbau-Mikrowelle', 'Micro-ondes encastrable'], null, {
        attributes: { installation: 'built-in', depth: 34, height: 38, width: 60, weight: 17 },
        price: 1.7,
      }),
    ],
    [
      plain('20', '20 liter', '20 Liter', '20 litres', { attributes: { capacity: 20 }, price: 0.9 }),
      plain('23', '23 liter', '23 Liter', '23 litres', { attributes: { capacity: 23 } }),
      plain('25', '25 liter', '25 Liter', '25 litres', { attributes: { capacity: 25 }, price: 1.08 }),
      plain('32', '32 liter', '32 Liter', '32 litres', {
        attributes: { capacity: 32 },
        price: 1.25,
        bases: ['combi', 'grill'],
      }),
    ],
    seriesNames('Vlot', 'Momento', 'Kompakt', 'Rapido'),
    [
      option(
        'knob',
        ['draaiknoppen', 'Drehreglern', 'boutons rotatifs'],
        [
          'Twee draaiknoppen: één voor de tijd, één voor het vermogen.',
          'Zwei Drehregler: einer für die Zeit, einer für die Leistung.',
          'Deux boutons : l’un pour le temps, l’autre pour la puissance.',
        ],
      ),
      option('touch', ['tiptoetsen', 'Sensortasten', 'touches sensitives'], null, { price: 1.05 }),
      option(
        'inverter',
        ['inverter', 'Inverter-Technik', 'technologie inverter'],
        [
          'De inverter verwarmt gelijkmatig in plaats van aan en uit te gaan.',
          'Der Inverter erwärmt gleichmäßig, statt an- und auszuschalten.',
          'L’inverter chauffe de façon continue au lieu de s’allumer et de s’éteindre.',
        ],
        { price: 1.15 },
      ),
      option(
        'flat',
        ['vlakke bodem', 'flachem Boden', 'fond plat'],
        [
          'Zonder draaiplateau past er ook een rechthoekige schaal in.',
          'Ohne Drehteller passt auch eine eckige Form hinein.',
          'Sans plateau tournant, un plat rectangulaire y tient aussi.',
        ],
        { price: 1.12 },
      ),
    ],
  ],
  names: [
    ['{0} {2}, {1}', '{0} {2}, {1}', '{0} {2}, {1}'],
    ['{0} {2} met {3}', '{0} {2} mit {3}', '{0} {2}, {3}'],
  ],
  openings: [
    [
      'Soep, melk, restjes van gisteren: klaar voor de tafel gedekt is.',
      'Suppe, Milch, Reste von gestern: fertig, bevor der Tisch gedeckt ist.',
      'Soupe, lait, restes de la veille : prêts avant que la table soit mise.',
    ],
    [
      'Vlug als het moet, zacht als het kan.',
      'Schnell, wenn es sein muss, sanft, wenn es geht.',
      'Rapide s’il le faut, doux quand on peut.',
    ],
    [
      'Ontdooien zonder gekookte randen.',
      'Auftauen ohne gekochte Ränder.',
      'Décongeler sans cuire les bords.',
    ],
  ],
  closings: [
    [
      'De binnenkant is van glad email: een vochtige doek volstaat.',
      'Innen glattes Email: Ein feuchtes Tuch genügt.',
      'L’intérieur en émail lisse se nettoie d’un coup d’éponge.',
    ],
    [
      'Vijf vermogens en een kookwekker.',
      'Fünf Leistungsstufen und ein Kurzzeitwecker.',
      'Cinq puissances et une minuterie.',
    ],
    ['Met kinderslot.', 'Mit Kindersicherung.', 'Avec sécurité enfants.'],
  ],
  highlights: [
    ['Ontdooien op gewicht', 'Auftauen nach Gewicht', 'Décongélation selon le poids'],
    ['Kinderslot', 'Kindersicherung', 'Sécurité enfants'],
    ['Binnenverlichting', 'Innenbeleuchtung', 'Éclairage intérieur'],
  ],
  keywords: ['magnetron microgolfoven combimagnetron', 'mikrowelle mikrowellenherd', 'micro-ondes four'],
  colours: ['black', 'white', 'steel'],
  colourCount: [1, 3],
  price: [69, 219],
  details: (draw) => ({ power: draw.pick([700, 800, 900]), programs: draw.pick([5, 8, 10]) }),
};
