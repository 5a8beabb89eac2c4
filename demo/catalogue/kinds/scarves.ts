import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { option } from './option.ts';

export const scarf: Kind = {
  kind: 'scarf',
  picture: 'scarf',
  department: 'fashion',
  share: 4,
  audiences: { women: 4, men: 2, unisex: 1.5, girls: 0.4, boys: 0.4 },
  axes: [
    [
      option('scarf', ['Sjaal', 'Schal', 'Écharpe'], null, {
        attributes: { width: 35, 'total-length': 190 },
      }),
      option(
        'stole',
        ['Omslagdoek', 'Stola', 'Étole'],
        [
          'Groot genoeg om ook als deken in de trein te dienen.',
          'Groß genug, um in der Bahn auch als Decke zu dienen.',
          'Assez grande pour servir de plaid dans le train.',
        ],
        { attributes: { width: 70, 'total-length': 200 }, price: 1.3 },
      ),
      option(
        'square',
        ['Vierkante sjaal', 'Quadratisches Tuch', 'Carré'],
        [
          'Gevouwen tot driehoek draag je hem om de hals, in het haar of aan een tas.',
          'Zum Dreieck gefaltet passt es um den Hals, ins Haar oder an die Tasche.',
          'Plié en triangle, il se porte au cou, dans les cheveux ou noué à un sac.',
        ],
        { attributes: { width: 90, 'total-length': 90 }, audiences: ['women', 'unisex'], price: 0.9 },
      ),
      option(
        'loop',
        ['Colsjaal', 'Loopschal', 'Snood'],
        [
          'Zonder uiteinden die tussen de rits komen.',
          'Ohne Enden, die in den Reißverschluss geraten.',
          'Sans pans qui se coincent dans la fermeture.',
        ],
        { attributes: { width: 30, 'total-length': 75 }, price: 0.85 },
      ),
    ],
    [
      option('fringe', ['franjes', 'Fransen', 'à franges'], null, { attributes: { pattern: 'plain' } }),
      option('checks', ['ruiten', 'Karomuster', 'à carreaux'], null, { attributes: { pattern: 'checked' } }),
      option('stripes', ['brede strepen', 'breiten Streifen', 'à larges rayures'], null, {
        attributes: { pattern: 'striped' },
      }),
      option(
        'cable',
        ['kabelpatroon', 'Zopfmuster', 'à torsades'],
        [
          'De kabels zijn met drie draden gebreid en veren terug.',
          'Die Zöpfe sind dreifädig gestrickt und federn zurück.',
          'Les torsades, tricotées à trois fils, gardent leur ressort.',
        ],
        { attributes: { pattern: 'knitted' }, bases: ['scarf', 'loop'] },
      ),
      option(
        'print',
        ['print', 'Allover-Print', 'à imprimé'],
        [
          'De print loopt tot in de met de hand gerolde zoom.',
          'Der Print reicht bis in den von Hand rollierten Saum.',
          'L’imprimé court jusqu’à l’ourlet roulotté main.',
        ],
        { attributes: { pattern: 'graphic' }, bases: ['stole', 'square'] },
      ),
      option('contrast-edge', ['contrastrand', 'Kontrastkante', 'à bord contrasté'], null, {
        attributes: { pattern: 'plain' },
      }),
    ],
    fabrics('wool', 'wool-blend', 'cashmere', 'acrylic', 'viscose', 'silk', 'cotton'),
  ],
  names: [
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
  ],
  openings: [
    [
      'Eén knoop en de jas van vorig jaar ziet er anders uit.',
      'Ein Knoten, und der Mantel vom letzten Jahr sieht anders aus.',
      'Un nœud, et le manteau de l’an dernier a changé d’allure.',
    ],
    [
      'Warm in de nek, licht op de schouders.',
      'Warm im Nacken, leicht auf den Schultern.',
      'Le cou au chaud, les épaules légères.',
    ],
    [
      'Het cadeau dat zelden geruild wordt.',
      'Das Geschenk, das selten umgetauscht wird.',
      'Le cadeau que l’on échange rarement.',
    ],
  ],
  closings: [
    [
      'Laat hem na het dragen even luchten, dan hoeft wassen bijna nooit.',
      'Nach dem Tragen auslüften, dann muss man kaum waschen.',
      'Aérée après usage, la matière se passe presque de lavage.',
    ],
    [
      'Leg hem plat te drogen, zo blijft de vorm.',
      'Liegend trocknen, so bleibt die Form.',
      'À sécher à plat pour garder la forme.',
    ],
    [
      'Past bij wollen mantels en bij donsjacks.',
      'Passt zu Wollmänteln und Daunenjacken.',
      'Va avec un manteau de laine comme avec une doudoune.',
    ],
  ],
  highlights: [
    ['Kriebelt niet', 'Kratzt nicht', 'Ne gratte pas'],
    ['Afgewerkte randen', 'Sauber verarbeitete Kanten', 'Bords soignés'],
    ['Ook mooi als cadeau', 'Auch schön als Geschenk', 'Une belle idée cadeau'],
  ],
  keywords: ['sjaal shawl das omslagdoek', 'schal tuch halstuch stola', 'écharpe foulard étole'],
  colours: [
    'grey',
    'camel',
    'navy',
    'wine-red',
    'bottle-green',
    'off-white',
    'mustard',
    'powder-pink',
    'black',
    'rust',
  ],
  colourCount: [2, 5],
  price: [19, 59],
};
