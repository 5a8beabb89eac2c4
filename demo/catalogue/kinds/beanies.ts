import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { option } from './option.ts';

export const beanie: Kind = {
  kind: 'beanie',
  picture: 'beanie',
  department: 'fashion',
  share: 3,
  audiences: { unisex: 3, women: 2, men: 2, girls: 0.8, boys: 0.8 },
  axes: [
    [
      option('beanie', ['Muts', 'Mütze', 'Bonnet'], null, {}),
      option(
        'cuff',
        ['Omslagmuts', 'Umschlagmütze', 'Bonnet à revers'],
        [
          'De dubbele omslag houdt de oren warm.',
          'Der doppelte Umschlag hält die Ohren warm.',
          'Le double revers garde les oreilles au chaud.',
        ],
      ),
      option(
        'fisherman',
        ['Vissersmuts', 'Fischermütze', 'Bonnet de marin'],
        [
          'Kort en strak, gedragen boven de oren.',
          'Kurz und eng, über den Ohren getragen.',
          'Court et ajusté, il se porte au-dessus des oreilles.',
        ],
        { audiences: ['unisex', 'men', 'women'] },
      ),
      option('slouch', ['Losse muts', 'Long Beanie', 'Bonnet long'], null, { price: 1.05 }),
    ],
    [
      option('rib', ['ribpatroon', 'Rippenmuster', 'à côtes'], null, { attributes: { pattern: 'knitted' } }),
      option('cable', ['kabels', 'Zopfmuster', 'à torsades'], null, {
        attributes: { pattern: 'knitted' },
        price: 1.1,
      }),
      option(
        'pompom',
        ['pompon', 'Bommel', 'à pompon'],
        [
          'De pompon zit met een drukknoop vast en gaat er voor het wassen af.',
          'Der Bommel ist angedrückt und lässt sich zum Waschen abnehmen.',
          'Le pompon à pression s’enlève pour le lavage.',
        ],
        { attributes: { pattern: 'plain' }, audiences: ['women', 'girls', 'boys', 'unisex'] },
      ),
      option('stripes', ['strepen', 'Streifen', 'à rayures'], null, { attributes: { pattern: 'striped' } }),
      option(
        'melange',
        ['melange-effect', 'Melange-Optik', 'effet chiné'],
        [
          'Het garen is uit drie tinten getwijnd.',
          'Das Garn ist aus drei Tönen gezwirnt.',
          'Le fil est retors dans trois nuances.',
        ],
        { attributes: { pattern: 'melange' } },
      ),
      option(
        'fleece-lining',
        ['fleecevoering', 'Fleecefutter', 'à doublure polaire'],
        [
          'De fleece binnenin houdt de wind tegen en kriebelt niet op het voorhoofd.',
          'Das Fleece innen hält den Wind ab und kratzt nicht auf der Stirn.',
          'La polaire intérieure coupe le vent et ne gratte pas le front.',
        ],
        { attributes: { pattern: 'plain' }, price: 1.15 },
      ),
    ],
    fabrics('wool', 'wool-blend', 'cashmere', 'acrylic', 'cotton'),
  ],
  names: [
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2}, {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2}, {1}'],
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
  ],
  openings: [
    [
      'Past in een jaszak en op bijna elk hoofd.',
      'Passt in die Jackentasche und auf fast jeden Kopf.',
      'Il tient dans une poche et va à presque toutes les têtes.',
    ],
    [
      'Voor ochtenden waarop de autoruit bevroren is.',
      'Für Morgen mit vereister Windschutzscheibe.',
      'Pour les matins où le pare-brise est givré.',
    ],
    [
      'Warm op de fiets, netjes op het terras.',
      'Warm auf dem Rad, gepflegt im Café.',
      'Chaud à vélo, soigné au café.',
    ],
  ],
  closings: [
    [
      'Rekt mee: past bij een hoofdomvang van 54 tot 60 centimeter.',
      'Dehnbar: passt bei einem Kopfumfang von 54 bis 60 Zentimetern.',
      'Extensible : convient à un tour de tête de 54 à 60 centimètres.',
    ],
    [
      'Zonder naad in het midden, dus niets dat drukt onder een helm.',
      'Ohne Mittelnaht, so drückt nichts unter dem Helm.',
      'Sans couture centrale : rien n’appuie sous un casque.',
    ],
    [
      'Er is een sjaal in dezelfde kleuren.',
      'Dazu gibt es Schals in denselben Farben.',
      'Des écharpes existent dans les mêmes couleurs.',
    ],
  ],
  highlights: [
    ['Eén maat, rekt mee', 'Einheitsgröße, dehnbar', 'Taille unique, extensible'],
    ['Houdt de oren warm', 'Hält die Ohren warm', 'Garde les oreilles au chaud'],
    ['Past onder een fietshelm', 'Passt unter den Fahrradhelm', 'Se porte sous un casque de vélo'],
  ],
  keywords: ['muts beanie wintermuts', 'mütze beanie strickmütze wintermütze', 'bonnet hiver'],
  colours: [
    'black',
    'grey',
    'navy',
    'mustard',
    'bottle-green',
    'wine-red',
    'off-white',
    'rust',
    'light-blue',
  ],
  colourCount: [2, 5],
  price: [14, 39],
};
