import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const suitcase: Kind = {
  kind: 'suitcase',
  picture: 'suitcase',
  department: 'fashion',
  share: 3,
  audiences: { unisex: 1 },
  axes: [
    [
      option(
        'hard',
        ['Harde koffer', 'Hartschalenkoffer', 'Valise rigide'],
        [
          'De schaal veert terug als de bagageband niet zachtzinnig was.',
          'Die Schale federt zurück, wenn das Gepäckband nicht zimperlich war.',
          'La coque reprend sa forme après les tapis à bagages.',
        ],
        { attributes: { surface: 'polycarbonate' } },
      ),
      option(
        'soft',
        ['Zachte koffer', 'Weichgepäckkoffer', 'Valise souple'],
        [
          'Twee voorvakken houden tickets en krant bij de hand.',
          'Zwei Vorfächer halten Tickets und Zeitung griffbereit.',
          'Deux poches avant gardent billets et journal à portée de main.',
        ],
        { attributes: { surface: 'nylon' }, price: 0.85 },
      ),
      option(
        'aluminium',
        ['Aluminium koffer', 'Aluminiumkoffer', 'Valise en aluminium'],
        [
          'Krassen in aluminium zijn herinneringen, geen schade.',
          'Kratzer im Aluminium sind Erinnerungen, kein Schaden.',
          'Les rayures de l’aluminium sont des souvenirs, pas des dégâts.',
        ],
        { attributes: { surface: 'aluminium' }, colours: ['silver', 'anthracite', 'gold'], price: 2.2 },
      ),
    ],
    FURNITURE_LINES.filter(({ key }) =>
      [
        'riva',
        'palma',
        'bergen',
        'odense',
        'fjord',
        'celeste',
        'texel',
        'halden',
        'malva',
        'lindau',
      ].includes(key),
    ),
    [
      option('four-wheels', ['vier wielen', 'vier Rollen', 'quatre roues'], null, {
        attributes: { wheels: 4 },
      }),
      option(
        'double-wheels',
        ['dubbele wielen', 'Doppelrollen', 'roues doubles'],
        [
          'De dubbele wielen lopen stil over tegels en kasseien.',
          'Die Doppelrollen laufen leise über Fliesen und Pflaster.',
          'Les roues doubles roulent sans bruit sur le carrelage comme sur les pavés.',
        ],
        { attributes: { wheels: 8 }, price: 1.12 },
      ),
      option(
        'tsa',
        ['TSA-slot', 'TSA-Schloss', 'serrure TSA'],
        [
          'Het cijferslot kan door de douane worden geopend zonder schade.',
          'Das Zahlenschloss kann der Zoll ohne Schaden öffnen.',
          'La douane peut ouvrir la serrure à combinaison sans l’abîmer.',
        ],
        { attributes: { wheels: 4 }, price: 1.08 },
      ),
      option(
        'expandable',
        ['uitbreidbaar vak', 'Volumenerweiterung', 'soufflet d’extension'],
        [
          'De rits rondom geeft vijf centimeter extra voor de terugreis.',
          'Der umlaufende Reißverschluss gibt für den Rückweg fünf Zentimeter dazu.',
          'Le soufflet offre cinq centimètres de plus pour le retour.',
        ],
        { attributes: { wheels: 4, extendable: true }, price: 1.1 },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Rolt met je mee in plaats van achter je aan.',
      'Rollt neben Ihnen her statt hinterher.',
      'Elle roule à côté de vous plutôt que derrière.',
    ],
    [
      'Voor een weekend in Gent of drie weken in Japan: kies de maat die past.',
      'Für ein Wochenende in Gent oder drei Wochen Japan: einfach die passende Größe wählen.',
      'Un week-end à Gand ou trois semaines au Japon : choisissez la taille qu’il vous faut.',
    ],
    [
      'Licht van zichzelf, zodat er meer in mag.',
      'Selbst leicht, damit mehr hineindarf.',
      'Légère à vide, pour emporter davantage.',
    ],
  ],
  closings: [
    [
      'Maat S past als handbagage bij de meeste maatschappijen.',
      'Größe S geht bei den meisten Fluggesellschaften als Handgepäck durch.',
      'La taille S est admise en cabine par la plupart des compagnies.',
    ],
    [
      'Binnen verdelen twee vakken en een riem de kleding in schoon en gedragen.',
      'Innen trennen zwei Fächer und ein Gurt Frisches von Getragenem.',
      'À l’intérieur, deux compartiments et une sangle séparent le propre du porté.',
    ],
    [
      'De uitschuifgreep klikt vast op drie hoogtes.',
      'Der Teleskopgriff rastet in drei Höhen ein.',
      'La poignée télescopique se bloque à trois hauteurs.',
    ],
  ],
  highlights: [
    ['Cijferslot', 'Zahlenschloss', 'Serrure à combinaison'],
    ['Uitschuifgreep van aluminium', 'Teleskopgriff aus Aluminium', 'Poignée télescopique en aluminium'],
    ['Gevoerd, met gekruiste riemen', 'Gefüttert, mit Kreuzgurten', 'Doublée, avec sangles croisées'],
  ],
  keywords: [
    'koffer trolley reiskoffer handbagage',
    'koffer trolley reisekoffer handgepäck',
    'valise trolley bagage cabine',
  ],
  colours: ['black', 'navy', 'anthracite', 'sage', 'rust', 'light-blue', 'powder-pink', 'sand'],
  colourCount: [2, 4],
  scale: () => ({ dimension: 'size', values: ['S', 'M', 'L'], step: 0.22, count: [2, 3] }),
  price: [69, 189],
  details: () => ({ occasion: 'travel', closure: 'zip' }),
};
