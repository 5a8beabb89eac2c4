import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const kettle: Kind = {
  kind: 'kettle',
  picture: 'kettle',
  department: 'appliances',
  share: 8,
  audiences: {},
  axes: [
    [
      option('steel', ['Rvs-waterkoker', 'Edelstahl-Wasserkocher', 'Bouilloire en inox'], null, {
        attributes: { surface: 'stainless-steel' },
      }),
      option(
        'glass',
        ['Glazen waterkoker', 'Glas-Wasserkocher', 'Bouilloire en verre'],
        [
          'Je ziet het water koken, en de kalk voordat hij een probleem wordt.',
          'Man sieht das Wasser kochen, und den Kalk, bevor er ein Problem wird.',
          'On voit l’eau bouillir, et le calcaire avant qu’il ne gêne.',
        ],
        { attributes: { surface: 'glass' }, price: 1.1 },
      ),
      option(
        'gooseneck',
        ['Zwanenhalswaterkoker', 'Schwanenhals-Wasserkocher', 'Bouilloire col de cygne'],
        [
          'Uit de smalle tuit giet je precies, voor filterkoffie met geduld.',
          'Der schmale Ausguss gießt genau, für Filterkaffee mit Geduld.',
          'Le bec fin verse avec précision, pour un café filtre patient.',
        ],
        { attributes: { surface: 'stainless-steel' }, price: 1.5 },
      ),
      option('retro', ['Retrowaterkoker', 'Retro-Wasserkocher', 'Bouilloire rétro'], null, {
        attributes: { surface: 'stainless-steel', style: 'retro' },
        price: 1.3,
      }),
    ],
    [
      plain('17', '1,7 liter', '1,7 Liter', '1,7 litre', { attributes: { capacity: 1.7, weight: 1.1 } }),
      plain('15', '1,5 liter', '1,5 Liter', '1,5 litre', { attributes: { capacity: 1.5, weight: 1 } }),
      plain('10', '1 liter', '1 Liter', '1 litre', { attributes: { capacity: 1, weight: 0.8 }, price: 0.85 }),
    ],
    [
      option(
        'temperature',
        ['temperatuurkeuze', 'Temperaturwahl', 'choix de la température'],
        [
          'Groene thee op 70, filterkoffie op 92, kookwater op 100 graden.',
          'Grüner Tee mit 70, Filterkaffee mit 92, kochend mit 100 Grad.',
          'Thé vert à 70, café filtre à 92, ébullition à 100 degrés.',
        ],
        { attributes: { 'temperature-control': true }, price: 1.3 },
      ),
      option('keep-warm', ['warmhoudfunctie', 'Warmhaltefunktion', 'maintien au chaud'], null, {
        attributes: { 'temperature-control': true },
        price: 1.2,
      }),
      option(
        'quiet',
        ['geluiddemping', 'Geräuschdämmung', 'isolation phonique'],
        [
          'Hij bruist zacht genoeg om het nieuws te horen.',
          'Er rauscht so leise, dass man die Nachrichten hört.',
          'Elle chante assez bas pour que l’on entende les informations.',
        ],
        { attributes: { 'temperature-control': false }, price: 1.1 },
      ),
      option('limescale', ['kalkfilter', 'Kalkfilter', 'filtre anticalcaire'], null, {
        attributes: { 'temperature-control': false },
      }),
    ],
    seriesNames('Vapor', 'Pico', 'Tesino'),
  ],
  names: [
    ['{0} {3}, {1}', '{0} {3}, {1}', '{0} {3}, {1}'],
    ['{0} {3} met {2}', '{0} {3} mit {2}', '{0} {3}, {2}'],
  ],
  openings: [
    [
      'Thee in de tijd dat je de beker pakt.',
      'Tee in der Zeit, in der man die Tasse holt.',
      'Le thé est prêt le temps de sortir la tasse.',
    ],
    [
      'Een apparaat dat je tien keer per dag aanraakt, mag goed in de hand liggen.',
      'Ein Gerät, das man zehnmal am Tag anfasst, darf gut in der Hand liegen.',
      'Un objet que l’on saisit dix fois par jour mérite une bonne prise en main.',
    ],
    [
      'Kookt één kop in vijftig seconden.',
      'Kocht eine Tasse in fünfzig Sekunden.',
      'Une tasse bout en cinquante secondes.',
    ],
  ],
  closings: [
    [
      'De voet draait rond: links- en rechtshandigen pakken hem even makkelijk.',
      'Der Sockel dreht sich mit: für Links- und Rechtshänder gleich bequem.',
      'Le socle pivote : gauchers et droitiers la saisissent aussi bien.',
    ],
    [
      'Slaat af als hij kookt, en ook als hij leeg is.',
      'Schaltet ab, wenn das Wasser kocht, und auch, wenn keines mehr da ist.',
      'S’arrête à l’ébullition, et aussi à vide.',
    ],
    [
      'Het snoer rolt op onder de voet.',
      'Das Kabel wird unter dem Sockel aufgewickelt.',
      'Le cordon s’enroule sous le socle.',
    ],
  ],
  highlights: [
    ['Droogkookbeveiliging', 'Trockengehschutz', 'Sécurité anti-surchauffe'],
    ['Uitneembaar kalkfilter', 'Herausnehmbarer Kalkfilter', 'Filtre amovible'],
    ['Waterpeil aan twee kanten', 'Wasserstand beidseitig', 'Niveau d’eau des deux côtés'],
  ],
  keywords: ['waterkoker theeketel', 'wasserkocher teekocher', 'bouilloire électrique'],
  colours: ['steel', 'black', 'white', 'sage', 'red', 'light-blue'],
  colourCount: [1, 3],
  price: [25, 79],
  details: (draw) => ({ power: draw.pick([1850, 2000, 2200, 2400]), cleaning: 'manual' }),
};
