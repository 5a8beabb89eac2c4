import type { Kind } from '../kind.ts';
import { fabrics } from './fabrics.ts';
import { option } from './option.ts';
import { letterSizes } from './scales.ts';
import { softFabrics } from './soft-fabrics.ts';

export const poloShirt: Kind = {
  kind: 'polo-shirt',
  picture: 'polo-shirt',
  department: 'fashion',
  share: 5,
  audiences: { men: 6, women: 2, boys: 1, girls: 0.6 },
  axes: [
    [
      option('polo', ['Poloshirt', 'Poloshirt', 'Polo'], null, {
        attributes: { sleeve: 'short', fit: 'regular' },
      }),
      option('slim', ['Slim-fit poloshirt', 'Slim-Fit-Poloshirt', 'Polo cintré'], null, {
        attributes: { sleeve: 'short', fit: 'slim' },
      }),
      option(
        'long',
        ['Longsleeve polo', 'Langarm-Poloshirt', 'Polo à manches longues'],
        [
          'De lange mouwen eindigen in een zachte boord.',
          'Die langen Ärmel enden in einem weichen Bündchen.',
          'Les manches longues se terminent par un bord-côte souple.',
        ],
        { attributes: { sleeve: 'long', fit: 'regular' }, price: 1.15 },
      ),
      option(
        'rugby',
        ['Rugbyshirt', 'Rugbyshirt', 'Polo rugby'],
        [
          'De stevige kraag van geweven katoen is afgekeken van het veld.',
          'Der feste Kragen aus gewebter Baumwolle stammt vom Spielfeld.',
          'Le col en coton tissé vient tout droit des terrains.',
        ],
        { attributes: { sleeve: 'long', fit: 'relaxed' }, price: 1.25 },
      ),
      option('knitted', ['Gebreide polo', 'Strickpolo', 'Polo en maille'], null, {
        attributes: { sleeve: 'short', fit: 'regular' },
        price: 1.3,
      }),
    ],
    [
      option('buttons', ['drie knopen', 'drei Knöpfen', 'à trois boutons'], null, {
        attributes: { closure: 'buttons', pattern: 'plain' },
      }),
      option(
        'tipping',
        ['contrastbiezen', 'Kontraststreifen am Kragen', 'à liserés contrastés'],
        [
          'Twee fijne strepen volgen de kraag en de mouwboord.',
          'Zwei feine Streifen folgen Kragen und Ärmelbündchen.',
          'Deux fins liserés suivent le col et le bord des manches.',
        ],
        { attributes: { closure: 'buttons', pattern: 'plain' } },
      ),
      option('stripes', ['blokstrepen', 'Blockstreifen', 'à larges rayures'], null, {
        attributes: { closure: 'buttons', pattern: 'striped' },
      }),
      option(
        'zip',
        ['rits', 'Reißverschluss', 'à col zippé'],
        [
          'De korte rits vervangt de knopen en geeft een strakke lijn.',
          'Der kurze Reißverschluss ersetzt die Knöpfe und wirkt klar.',
          'Le zip court remplace les boutons pour une ligne nette.',
        ],
        { attributes: { closure: 'zip', pattern: 'plain' } },
      ),
      option('chest-pocket', ['borstzak', 'Brusttasche', 'à poche poitrine'], null, {
        attributes: { closure: 'buttons', pattern: 'plain', pockets: true },
      }),
    ],
    [...softFabrics('pique', 'pique-stretch'), ...fabrics('cotton', 'jersey', 'linen-blend')],
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ],
  openings: [
    [
      'Netter dan een T-shirt, losser dan een overhemd.',
      'Feiner als ein T-Shirt, lockerer als ein Hemd.',
      'Plus habillé qu’un t-shirt, plus décontracté qu’une chemise.',
    ],
    [
      'Voor dagen waarop je niet weet wie je tegenkomt.',
      'Für Tage, an denen man nicht weiß, wem man begegnet.',
      'Pour les jours où l’on ne sait pas qui l’on va croiser.',
    ],
    [
      'De kraag blijft staan, ook zonder strijkijzer.',
      'Der Kragen sitzt, auch ohne Bügeleisen.',
      'Le col se tient, même sans fer à repasser.',
    ],
  ],
  closings: [
    [
      'Aan de zijkant zit een kleine split voor bewegingsvrijheid.',
      'Seitliche Schlitze geben Bewegungsfreiheit.',
      'De petites fentes sur les côtés libèrent les mouvements.',
    ],
    [
      'Onder een colbert net zo goed als op de golfbaan.',
      'Unter dem Sakko so gut wie auf dem Golfplatz.',
      'Aussi bien sous un blazer que sur un green.',
    ],
    [
      'De knopen zijn extra vastgezet en er zit een reserve bij.',
      'Die Knöpfe sind gesichert, ein Ersatzknopf liegt bei.',
      'Les boutons sont renforcés et un bouton de rechange est fourni.',
    ],
  ],
  highlights: [
    ['Vormvaste kraag', 'Formstabiler Kragen', 'Col qui garde sa forme'],
    ['Splitjes opzij', 'Seitenschlitze', 'Fentes latérales'],
    ['Verstevigde schoudernaad', 'Verstärkte Schulternaht', 'Couture d’épaule renforcée'],
  ],
  keywords: ['polo poloshirt', 'polo poloshirt polohemd', 'polo'],
  colours: ['white', 'navy', 'black', 'bottle-green', 'light-blue', 'wine-red', 'grey', 'mustard'],
  colourCount: [2, 5],
  scale: letterSizes,
  price: [22, 69],
  details: (draw) => ({ neckline: 'collar', occasion: draw.pick(['everyday', 'office', 'leisure']) }),
};
