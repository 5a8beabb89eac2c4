import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { shoeSizes } from './scales.ts';

export const slipper: Kind = {
  kind: 'slipper',
  picture: 'slipper',
  department: 'shoes',
  share: 10,
  audiences: { women: 4, men: 3, girls: 0.8, boys: 0.8 },
  axes: [
    [
      option('slipper', ['Pantoffels', 'Hausschuhe', 'Chaussons'], null, {
        attributes: { closure: 'slip-on' },
      }),
      option(
        'mule',
        ['Slippers', 'Pantoletten', 'Mules'],
        [
          'Open achter: erin stappen gaat zonder handen.',
          'Hinten offen: Hineinschlüpfen geht ohne Hände.',
          'Ouvertes à l’arrière : on les enfile sans les mains.',
        ],
        { attributes: { closure: 'slip-on' }, audiences: ['women', 'men'], price: 0.9 },
      ),
      option(
        'boot',
        ['Hoge pantoffels', 'Hüttenschuhe', 'Chaussons montants'],
        [
          'De hoge schacht houdt ook de enkels warm.',
          'Der hohe Schaft wärmt auch die Knöchel.',
          'La tige montante réchauffe aussi les chevilles.',
        ],
        { attributes: { closure: 'slip-on', 'shaft-height': 12 }, price: 1.2 },
      ),
      option('hook', ['Klittenbandpantoffels', 'Klett-Hausschuhe', 'Chaussons à scratch'], null, {
        attributes: { closure: 'hook-and-loop' },
        price: 1.05,
      }),
    ],
    [
      option(
        'rubber',
        ['rubberzool', 'Gummisohle', 'semelle en caoutchouc'],
        [
          'Met de rubberzool kun je ook even naar de brievenbus.',
          'Mit der Gummisohle geht es auch kurz zum Briefkasten.',
          'La semelle en caoutchouc permet d’aller jusqu’à la boîte aux lettres.',
        ],
        { attributes: { sole: 'rubber' } },
      ),
      option(
        'felt-sole',
        ['viltzool', 'Filzsohle', 'semelle en feutre'],
        [
          'De viltzool loopt stil over houten vloeren.',
          'Die Filzsohle läuft leise über Holzböden.',
          'La semelle en feutre glisse sans bruit sur le parquet.',
        ],
        { attributes: { sole: 'felt' } },
      ),
      option(
        'footbed',
        ['uitneembaar voetbed', 'herausnehmbarem Fußbett', 'semelle intérieure amovible'],
        [
          'Het voetbed is uitneembaar, zodat er ook een steunzool in past.',
          'Das Fußbett ist herausnehmbar, sodass auch eine Einlage passt.',
          'La semelle intérieure s’enlève pour laisser place à une orthèse.',
        ],
        { attributes: { sole: 'synthetic' }, price: 1.15 },
      ),
      option('cork', ['kurken voetbed', 'Korkfußbett', 'semelle en liège'], null, {
        attributes: { sole: 'cork' },
        price: 1.1,
      }),
    ],
    [
      option(
        'felt',
        ['wolvilt', 'Wollfilz', 'feutre de laine'],
        [
          'Wolvilt isoleert en neemt vocht op zonder klam te worden.',
          'Wollfilz isoliert und nimmt Feuchtigkeit auf, ohne klamm zu werden.',
          'Le feutre de laine isole et absorbe l’humidité sans devenir moite.',
        ],
        { attributes: { upper: 'felt', lining: 'wool', care: ['brush'] }, price: 1.2 },
      ),
      option('suede', ['suède', 'Veloursleder', 'cuir velours'], null, {
        attributes: { upper: 'suede', lining: 'wool', care: ['brush'] },
        price: 1.35,
      }),
      option(
        'sheepskin',
        ['lamsvacht', 'Lammfell', 'peau de mouton'],
        [
          'De lamsvacht binnenin warmt op tot lichaamstemperatuur en niet verder.',
          'Das Lammfell innen wärmt bis zur Körpertemperatur und nicht darüber hinaus.',
          'La peau de mouton, à l’intérieur, réchauffe sans jamais étouffer.',
        ],
        { attributes: { upper: 'suede', lining: 'wool', care: ['brush'] }, price: 1.6 },
      ),
      option('textile', ['zacht textiel', 'weichem Textil', 'textile doux'], null, {
        attributes: { upper: 'textile', lining: 'textile', care: ['gentle-wash'] },
        price: 0.75,
      }),
    ],
  ],
  names: [
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2}, {1}'],
    ['{0} van {2}', '{0} aus {2}', '{0} en {2}'],
  ],
  openings: [
    [
      'Het laatste wat je ’s avonds uitdoet.',
      'Das Letzte, was man abends auszieht.',
      'La dernière chose que l’on enlève le soir.',
    ],
    [
      'Thuiskomen begint bij de voeten.',
      'Nach Hause kommen beginnt bei den Füßen.',
      'Rentrer chez soi commence par les pieds.',
    ],
    [
      'Voor koude tegels en lange avonden.',
      'Für kalte Fliesen und lange Abende.',
      'Pour les carrelages froids et les longues soirées.',
    ],
    [
      'Zo warm dat de verwarming een graad lager kan.',
      'So warm, dass die Heizung ein Grad niedriger stehen darf.',
      'De quoi baisser le chauffage d’un degré.',
    ],
  ],
  closings: [
    [
      'Valt normaal; wie met dikke sokken loopt, neemt een maat groter.',
      'Fällt normal aus; mit dicken Socken eine Nummer größer wählen.',
      'Taille normalement ; avec de grosses chaussettes, prenez une pointure de plus.',
    ],
    [
      'De hiel is verstevigd en zakt niet door.',
      'Die Ferse ist verstärkt und tritt sich nicht herunter.',
      'Le talon renforcé ne s’affaisse pas.',
    ],
    [
      'Laat ze aan de lucht drogen, niet op de verwarming.',
      'An der Luft trocknen lassen, nicht auf der Heizung.',
      'À sécher à l’air libre, pas sur le radiateur.',
    ],
  ],
  highlights: [
    ['Warm gevoerd', 'Warm gefüttert', 'Doublure chaude'],
    ['Antislipzool', 'Rutschfeste Sohle', 'Semelle antidérapante'],
    ['Zacht gevoerde rand', 'Weich gepolsterter Rand', 'Bord rembourré'],
  ],
  keywords: ['pantoffels sloffen huisschoenen', 'hausschuhe pantoffeln hüttenschuhe', 'chaussons pantoufles'],
  colours: ['grey', 'anthracite', 'camel', 'wine-red', 'navy', 'sage', 'dark-brown', 'powder-pink'],
  colourCount: [1, 3],
  scale: shoeSizes,
  price: [22, 69],
};
