import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { option } from './option.ts';
import { letterSizes } from './scales.ts';
import { softFabrics } from './soft-fabrics.ts';

export const bodywarmer: Kind = {
  kind: 'bodywarmer',
  picture: 'bodywarmer',
  department: 'fashion',
  share: 4,
  audiences: { women: 3, men: 3, girls: 0.6, boys: 0.8 },
  axes: [
    [
      option(
        'quilted',
        ['Gewatteerde bodywarmer', 'Steppweste', 'Gilet matelassé'],
        [
          'De smalle stiksels houden de vulling op haar plaats.',
          'Die schmalen Steppungen halten die Füllung an ihrem Platz.',
          'Les surpiqûres serrées maintiennent le garnissage en place.',
        ],
        { attributes: { pattern: 'plain', fit: 'regular', length: 'hip' } },
      ),
      option(
        'light',
        ['Lichte bodywarmer', 'Leichte Weste', 'Gilet léger'],
        [
          'Opgevouwen past hij in zijn eigen zakje.',
          'Zusammengefaltet passt sie in den eigenen Beutel.',
          'Replié, il tient dans sa pochette.',
        ],
        { attributes: { pattern: 'plain', fit: 'slim', length: 'hip' }, price: 0.85 },
      ),
      option(
        'long',
        ['Lange bodywarmer', 'Lange Weste', 'Gilet long'],
        [
          'Hij valt tot over de heup en houdt ook op de fiets warm.',
          'Sie reicht bis über die Hüfte und wärmt auch auf dem Rad.',
          'Il descend sous les hanches et tient chaud même à vélo.',
        ],
        {
          attributes: { pattern: 'plain', fit: 'straight', length: 'thigh' },
          audiences: ['women'],
          price: 1.25,
        },
      ),
      option('outdoor', ['Outdoorbodywarmer', 'Outdoorweste', 'Gilet outdoor'], null, {
        attributes: { pattern: 'plain', fit: 'regular', length: 'hip', occasion: 'outdoor' },
        price: 1.1,
      }),
    ],
    [
      option('hood', ['capuchon', 'Kapuze', 'à capuche'], null, { attributes: { neckline: 'hood' } }),
      option('stand-collar', ['opstaande kraag', 'Stehkragen', 'à col montant'], null, {
        attributes: { neckline: 'stand' },
      }),
      option(
        'two-way',
        ['tweewegrits', 'Zwei-Wege-Reißverschluss', 'à double curseur'],
        [
          'De rits gaat van onderen open, handig bij het zitten.',
          'Der Reißverschluss lässt sich von unten öffnen, praktisch beim Sitzen.',
          'Le zip s’ouvre aussi par le bas, pratique pour s’asseoir.',
        ],
        { attributes: { neckline: 'stand' } },
      ),
      option(
        'inner-pocket',
        ['binnenzak', 'Innentasche', 'à poche intérieure'],
        [
          'In de binnenzak blijft je telefoon droog en warm.',
          'In der Innentasche bleibt das Telefon trocken und warm.',
          'La poche intérieure garde le téléphone au sec et au chaud.',
        ],
        { attributes: { neckline: 'stand', pockets: true } },
      ),
    ],
    [...fabrics('nylon', 'shell', 'wool-blend'), ...softFabrics('fleece')],
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ],
  openings: [
    [
      'Warm om het lijf, vrij in de armen.',
      'Warm am Körper, frei in den Armen.',
      'Le buste au chaud, les bras libres.',
    ],
    [
      'Voor de weken waarin een jas te veel is en een trui te weinig.',
      'Für die Wochen, in denen eine Jacke zu viel und ein Pullover zu wenig ist.',
      'Pour les semaines où un manteau est de trop et un pull ne suffit pas.',
    ],
    [
      'Een extra laag die je bijna vergeet.',
      'Eine zusätzliche Schicht, die man fast vergisst.',
      'Une couche de plus que l’on oublie presque.',
    ],
  ],
  closings: [
    [
      'Past onder een winterjas en over een dikke trui.',
      'Passt unter die Winterjacke und über den dicken Pullover.',
      'Se glisse sous un manteau comme sur un gros pull.',
    ],
    [
      'De zakken sluiten met een rits, zodat sleutels blijven waar ze zijn.',
      'Die Taschen schließen mit Reißverschluss, so bleiben Schlüssel, wo sie sind.',
      'Les poches zippées gardent les clés en lieu sûr.',
    ],
    [
      'Aan de zoom zit een koord om de wind buiten te houden.',
      'Am Saum hält ein Kordelzug den Wind draußen.',
      'Un cordon à la base arrête le vent.',
    ],
  ],
  highlights: [
    ['Weegt minder dan 400 gram', 'Wiegt unter 400 Gramm', 'Moins de 400 grammes'],
    ['Waterafstotend', 'Wasserabweisend', 'Déperlant'],
    ['Twee zakken met rits', 'Zwei Taschen mit Reißverschluss', 'Deux poches zippées'],
  ],
  keywords: [
    'bodywarmer gilet vest mouwloze jas',
    'weste bodywarmer steppweste',
    'gilet sans manches doudoune bodywarmer',
  ],
  colours: ['black', 'navy', 'olive', 'rust', 'sand', 'bottle-green', 'grey', 'wine-red'],
  colourCount: [2, 4],
  scale: letterSizes,
  price: [35, 99],
  details: () => ({ sleeve: 'none', closure: 'zip' }),
};
