import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { option } from './option.ts';
import { letterSizes } from './scales.ts';
import { softFabrics } from './soft-fabrics.ts';

export const pyjamas: Kind = {
  kind: 'pyjamas',
  picture: 'pyjamas',
  department: 'fashion',
  share: 5,
  audiences: { women: 4, men: 2.5, girls: 1.4, boys: 1.4 },
  axes: [
    [
      option('pyjamas', ['Pyjama', 'Schlafanzug', 'Pyjama'], null, {
        attributes: { pieces: 2, sleeve: 'long', length: 'full' },
      }),
      option('short', ['Shortama', 'Kurzer Schlafanzug', 'Pyjashort'], null, {
        attributes: { pieces: 2, sleeve: 'short', length: 'short' },
        price: 0.85,
      }),
      option(
        'button',
        ['Doorknooppyjama', 'Schlafanzug zum Knöpfen', 'Pyjama boutonné'],
        [
          'De jas sluit met knopen en heeft een reverskraag, zoals vroeger in het hotel.',
          'Die Jacke hat Knöpfe und einen Reverskragen, wie früher im Hotel.',
          'La veste boutonnée à col tailleur rappelle les hôtels d’autrefois.',
        ],
        {
          attributes: { pieces: 2, sleeve: 'long', length: 'full', closure: 'buttons' },
          audiences: ['women', 'men'],
          price: 1.2,
        },
      ),
      option('nightshirt', ['Nachthemd', 'Nachthemd', 'Chemise de nuit'], null, {
        attributes: { pieces: 1, length: 'knee' },
        audiences: ['women', 'girls'],
        price: 0.8,
      }),
    ],
    [
      option('stars', ['sterrenprint', 'Sternenprint', 'à imprimé étoiles'], null, {
        attributes: { pattern: 'printed' },
      }),
      option('stripes', ['smalle strepen', 'schmalen Streifen', 'à fines rayures'], null, {
        attributes: { pattern: 'striped' },
      }),
      option('checks', ['ruitdessin', 'Karomuster', 'à carreaux'], null, {
        attributes: { pattern: 'checked' },
      }),
      option('floral', ['bloemenprint', 'Blumenprint', 'à imprimé floral'], null, {
        attributes: { pattern: 'floral' },
        audiences: ['women', 'girls'],
      }),
      option(
        'piping',
        ['contrastbies', 'Kontrastpaspel', 'à passepoil contrasté'],
        [
          'De contrastbies omlijst kraag, zak en mouw.',
          'Die Kontrastpaspel rahmt Kragen, Tasche und Ärmel.',
          'Le passepoil contrasté souligne col, poche et manches.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'animal',
        ['dierenprint', 'Tierprint', 'à imprimé animaux'],
        [
          'De dieren zijn met de hand getekend; elk exemplaar kijkt anders.',
          'Die Tiere sind von Hand gezeichnet; jedes schaut anders.',
          'Les animaux sont dessinés à la main ; chacun a son regard.',
        ],
        { attributes: { pattern: 'printed' }, audiences: ['girls', 'boys'] },
      ),
    ],
    [...softFabrics('flannel', 'satin', 'modal', 'soft-cotton'), ...fabrics('cotton', 'viscose')],
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ],
  openings: [
    [
      'Om in te slapen, uit te slapen en op zondag in te ontbijten.',
      'Zum Schlafen, Ausschlafen und für das Sonntagsfrühstück.',
      'Pour dormir, faire la grasse matinée et petit-déjeuner le dimanche.',
    ],
    [
      'Wat je ’s nachts draagt, moet je niet voelen.',
      'Was man nachts trägt, sollte man nicht spüren.',
      'Ce que l’on porte la nuit doit se faire oublier.',
    ],
    [
      'Netjes genoeg om de bezorger open te doen.',
      'Ordentlich genug, um dem Paketboten zu öffnen.',
      'Assez présentable pour ouvrir au livreur.',
    ],
  ],
  closings: [
    [
      'Nergens een naad of band die knelt.',
      'Keine Naht und kein Bund, der drückt.',
      'Pas une couture, pas un élastique qui serre.',
    ],
    [
      'Valt ruim, zoals nachtgoed hoort te vallen.',
      'Fällt weit aus, wie es sich für Nachtwäsche gehört.',
      'La coupe est ample, comme il se doit la nuit.',
    ],
    [
      'Naden en labels zijn zo geplaatst dat ze niet schuren.',
      'Nähte und Etiketten sitzen so, dass nichts scheuert.',
      'Coutures et étiquettes sont placées pour ne pas frotter.',
    ],
  ],
  highlights: [
    ['Ruim en zacht', 'Weit und weich', 'Ample et doux'],
    ['Vlakke naden', 'Flache Nähte', 'Coutures plates'],
    ['Kleurvast bij 40 °C', 'Farbecht bei 40 °C', 'Couleurs stables à 40 °C'],
  ],
  keywords: [
    'pyjama nachtkleding nachthemd',
    'schlafanzug pyjama nachthemd nachtwäsche',
    'pyjama chemise de nuit vêtements de nuit',
  ],
  colours: ['navy', 'light-blue', 'powder-pink', 'off-white', 'sage', 'wine-red', 'lilac', 'grey'],
  colourCount: [1, 3],
  scale: letterSizes,
  price: [19, 59],
};
