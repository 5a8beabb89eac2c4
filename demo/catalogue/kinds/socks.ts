import type { Audience, Kind, Scale } from '../kind.ts';
import { fabric } from './fabrics.ts';
import { option } from './option.ts';

const RANGES: Record<Audience, readonly string[]> = {
  women: ['35-38', '39-42'],
  men: ['39-42', '43-46', '47-50'],
  unisex: ['35-38', '39-42', '43-46'],
  girls: ['23-26', '27-30', '31-34'],
  boys: ['23-26', '27-30', '31-34'],
};

function sockSizes(audience: Audience | null): Scale {
  return { dimension: 'size', values: RANGES[audience ?? 'unisex'], step: 0, count: [2, 3] };
}

export const socks: Kind = {
  kind: 'socks',
  picture: 'socks',
  department: 'fashion',
  share: 4,
  audiences: { women: 3, men: 3, unisex: 1.5, girls: 0.7, boys: 0.7 },
  axes: [
    [
      option('crew', ['Sokken', 'Socken', 'Chaussettes'], null, { attributes: { length: 'full' } }),
      option(
        'sneaker',
        ['Sneakersokken', 'Sneakersocken', 'Socquettes'],
        [
          'De boord eindigt onder de enkel en blijft uit het zicht.',
          'Der Bund endet unter dem Knöchel und bleibt unsichtbar.',
          'Le bord s’arrête sous la cheville et reste invisible.',
        ],
        { attributes: { length: 'short' }, price: 0.85 },
      ),
      option('knee', ['Kniekousen', 'Kniestrümpfe', 'Mi-bas'], null, {
        attributes: { length: 'knee' },
        price: 1.2,
      }),
      option(
        'hiking',
        ['Wandelsokken', 'Wandersocken', 'Chaussettes de randonnée'],
        [
          'Hiel en teen zijn extra dik gebreid, precies waar de schoen drukt.',
          'Ferse und Zehen sind dicker gestrickt, genau dort, wo der Schuh drückt.',
          'Talon et pointe sont tricotés plus épais, là où la chaussure appuie.',
        ],
        { attributes: { length: 'full', occasion: 'outdoor' }, price: 1.5 },
      ),
      option(
        'slipper',
        ['Huissokken', 'Stoppersocken', 'Chaussettes antidérapantes'],
        [
          'De noppen onder de voet houden grip op een gladde vloer.',
          'Die Noppen an der Sohle halten auf glatten Böden.',
          'Les picots sous le pied accrochent sur les sols lisses.',
        ],
        { attributes: { length: 'full' }, price: 1.3 },
      ),
    ],
    [
      option('three', ['3 paar', '3er-Pack', 'lot de 3'], null, { attributes: { pieces: 3 } }),
      option('five', ['5 paar', '5er-Pack', 'lot de 5'], null, { attributes: { pieces: 5 }, price: 1.35 }),
      option('one', ['1 paar', '1 Paar', '1 paire'], null, { attributes: { pieces: 1 }, price: 0.55 }),
      option('two', ['2 paar', '2er-Pack', 'lot de 2'], null, { attributes: { pieces: 2 }, price: 0.8 }),
    ],
    [
      option('plain', ['effen', 'uni', 'coloris uni'], null, { attributes: { pattern: 'plain' } }),
      option('striped', ['gestreept', 'gestreift', 'à rayures'], null, {
        attributes: { pattern: 'striped' },
      }),
      option('dotted', ['gestippeld', 'gepunktet', 'à pois'], null, { attributes: { pattern: 'dotted' } }),
      option(
        'rib',
        ['geribd', 'gerippt', 'à côtes'],
        [
          'De ribbels laten lucht door en houden de sok op zijn plaats.',
          'Die Rippen lassen Luft durch und halten den Strumpf an seinem Platz.',
          'Les côtes laissent passer l’air et maintiennent la chaussette.',
        ],
        { attributes: { pattern: 'knitted' } },
      ),
      option(
        'jacquard',
        ['met motief', 'mit Motiv', 'à motif'],
        [
          'Het motief is ingebreid, niet bedrukt.',
          'Das Motiv ist eingestrickt, nicht aufgedruckt.',
          'Le motif est tricoté, pas imprimé.',
        ],
        { attributes: { pattern: 'graphic' }, price: 1.1 },
      ),
    ],
    [
      fabric(
        'cotton',
        ['katoen', 'Baumwolle', 'coton'],
        [
          ['cotton', 78],
          ['polyamide', 20],
          ['elastane', 2],
        ],
        [
          'Het katoen neemt vocht op en mag op 60 graden.',
          'Die Baumwolle nimmt Feuchtigkeit auf und verträgt 60 Grad.',
          'Le coton absorbe l’humidité et se lave à 60 degrés.',
        ],
        { care: ['wash-60', 'no-tumble-dry'] },
      ),
      fabric(
        'wool',
        ['wol', 'Wolle', 'laine'],
        [
          ['wool', 68],
          ['polyamide', 30],
          ['elastane', 2],
        ],
        [
          'De wol houdt warm, ook als hij vochtig is.',
          'Die Wolle wärmt, auch wenn sie feucht ist.',
          'La laine tient chaud, même humide.',
        ],
        { care: ['gentle-wash', 'no-tumble-dry'], price: 1.25 },
      ),
      fabric(
        'viscose',
        ['viscose', 'Viskose', 'viscose'],
        [
          ['viscose', 76],
          ['polyamide', 22],
          ['elastane', 2],
        ],
        [
          'De viscose is koel en zacht, fijn in dichte schoenen.',
          'Die Viskose ist kühl und weich, angenehm in festen Schuhen.',
          'La viscose, fraîche et douce, est agréable en chaussures fermées.',
        ],
        { care: ['wash-40', 'no-tumble-dry'], price: 1.15 },
      ),
    ],
  ],
  names: [
    ['{0} van {3}, {2}, {1}', '{0} aus {3}, {2}, {1}', '{0} en {3}, {2}, {1}'],
    ['{0}, {2}, {1}', '{0}, {2}, {1}', '{0}, {2}, {1}'],
  ],
  openings: [
    [
      'Sokken zijn het eerste dat je aantrekt, dus waarom niet goed.',
      'Socken zieht man als Erstes an, also warum nicht gute.',
      'Les chaussettes, c’est ce que l’on enfile en premier : autant bien les choisir.',
    ],
    [
      'Ze zakken niet af en laten geen striemen achter.',
      'Sie rutschen nicht und hinterlassen keine Abdrücke.',
      'Elles ne glissent pas et ne laissent pas de marques.',
    ],
    [
      'Voor de la waar altijd één exemplaar ontbreekt.',
      'Für die Schublade, in der immer eine fehlt.',
      'Pour le tiroir où il en manque toujours une.',
    ],
  ],
  closings: [
    [
      'De teennaad is met de hand gekoppeld en vlak.',
      'Die Zehennaht ist handgekettelt und flach.',
      'La couture de pointe, remaillée main, est plate.',
    ],
    [
      'Was ze binnenstebuiten, dan blijven ze langer zacht.',
      'Auf links gewaschen bleiben sie länger weich.',
      'Lavées à l’envers, elles restent douces plus longtemps.',
    ],
    [
      'Vul de set aan in dezelfde kleur: die houden we meerdere seizoenen aan.',
      'Nachkaufen ist einfach: Die Farben bleiben mehrere Saisons im Programm.',
      'Facile à compléter : les couleurs sont suivies plusieurs saisons.',
    ],
  ],
  highlights: [
    ['Vlakke teennaad', 'Flache Zehennaht', 'Couture de pointe plate'],
    ['Versterkte hiel en teen', 'Verstärkte Ferse und Spitze', 'Talon et pointe renforcés'],
    ['Boord die niet knelt', 'Bund, der nicht drückt', 'Bord qui ne serre pas'],
  ],
  keywords: ['sokken kousen', 'socken strümpfe', 'chaussettes socquettes'],
  colours: ['black', 'navy', 'grey', 'white', 'wine-red', 'bottle-green', 'mustard', 'denim-blue'],
  colourCount: [2, 4],
  scale: sockSizes,
  price: [7, 15],
};
