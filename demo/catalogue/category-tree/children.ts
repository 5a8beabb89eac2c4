import type { CategoryNode } from '../category-tree.ts';
import type { Audience, Text } from '../kind.ts';
import { leaf } from './parts.ts';

type ChildrenLeaf = {
  readonly key: string;
  readonly kinds: readonly string[];
  readonly name: Text;
  readonly description: Text;
  readonly teaser?: 'shoes';
};

const LEAVES: readonly ChildrenLeaf[] = [
  {
    key: 'tops',
    kinds: ['t-shirt', 'pullover', 'hoodie', 'polo-shirt'],
    name: ['Shirts & truien', 'Shirts & Pullover', 'T-shirts et pulls'],
    description: [
      'Zacht, wasbaar op 40 graden en bestand tegen gras en modder.',
      'Weich, bei 40 Grad waschbar und unempfindlich gegen Gras und Matsch.',
      'Doux, lavables à 40 degrés et insensibles à l’herbe comme à la boue.',
    ],
  },
  {
    key: 'jeans',
    kinds: ['jeans', 'shorts'],
    name: ['Jeans & shorts', 'Jeans & Shorts', 'Jeans et shorts'],
    description: [
      'Lange en korte broeken met verstelbare band, zodat ze een groeispurt langer passen.',
      'Lange und kurze Hosen mit verstellbarem Bund, damit sie einen Wachstumsschub länger passen.',
      'Longs ou courts, à taille réglable, pour passer une poussée de croissance de plus.',
    ],
  },
  {
    key: 'jackets',
    kinds: ['jacket', 'bodywarmer'],
    name: ['Jassen', 'Jacken', 'Vestes'],
    description: [
      'Warm, waterafstotend en met een lus om aan de kapstok te hangen.',
      'Warm, wasserabweisend und mit einem Aufhänger für die Garderobe.',
      'Chaudes, déperlantes et munies d’une bride pour le portemanteau.',
    ],
  },
  {
    key: 'nightwear',
    kinds: ['pyjamas'],
    name: ['Pyjama’s', 'Schlafanzüge', 'Pyjamas'],
    description: [
      'Voor nachten zonder en ochtenden met gedoe.',
      'Für ruhige Nächte und lebhafte Morgen.',
      'Pour des nuits calmes et des matins agités.',
    ],
  },
  {
    key: 'accessories',
    kinds: ['scarf', 'beanie', 'socks', 'backpack'],
    name: ['Sokken, mutsen & tassen', 'Socken, Mützen & Taschen', 'Chaussettes, bonnets et sacs'],
    description: [
      'Wat op school kwijtraakt en dus in tweevoud mag.',
      'Was in der Schule verloren geht und deshalb doppelt da sein darf.',
      'Tout ce qui se perd à l’école, et que l’on prend donc en double.',
    ],
  },
  {
    key: 'shoes',
    kinds: ['sneaker', 'boot', 'sandal', 'slipper'],
    name: ['Kinderschoenen', 'Kinderschuhe', 'Chaussures enfant'],
    description: [
      'Maat 28 tot en met 38. Meet de voet ’s middags en tel een centimeter op voor de groei.',
      'Größe 28 bis 38. Messen Sie den Fuß am Nachmittag und rechnen Sie einen Zentimeter fürs Wachsen dazu.',
      'Du 28 au 38. Mesurez le pied l’après-midi et ajoutez un centimètre pour la croissance.',
    ],
    teaser: 'shoes',
  },
];

const childrenGroup = (key: string, audience: Audience, name: Text, description: Text): CategoryNode => ({
  key,
  name,
  description,
  teaser: 'fashion',
  children: LEAVES.map((one) =>
    leaf(`${key}-${one.key}`, one.kinds, [audience], one.name, one.description, one.teaser),
  ),
});

export const children: CategoryNode = {
  key: 'children',
  name: ['Kinderen', 'Kinder', 'Enfant'],
  description: [
    'Kleding en schoenen die mee naar buiten mogen, in maat 98 tot en met 164.',
    'Kleidung und Schuhe, die mit nach draußen dürfen, in Größe 98 bis 164.',
    'Des vêtements et chaussures faits pour jouer dehors, du 98 au 164.',
  ],
  teaser: 'fashion',
  children: [
    childrenGroup(
      'girls',
      'girls',
      ['Meisjes', 'Mädchen', 'Fille'],
      [
        'Van de kleuterklas tot de brugklas.',
        'Vom Kindergarten bis zur weiterführenden Schule.',
        'De la maternelle au collège.',
      ],
    ),
    childrenGroup(
      'boys',
      'boys',
      ['Jongens', 'Jungen', 'Garçon'],
      [
        'Stevige spullen voor wie nooit stilzit.',
        'Robuste Sachen für alle, die nie stillsitzen.',
        'Du solide pour ceux qui ne tiennent pas en place.',
      ],
    ),
  ],
};
