import type { CategoryNode } from '../category-tree.ts';
import { accessoriesOf } from './accessories.ts';
import { leaf } from './parts.ts';
import { shoeGroup } from './shoes.ts';
import { womenClothing } from './women-clothing.ts';

const womenLingerie: CategoryNode = {
  key: 'women-lingerie',
  name: ['Lingerie & nachtmode', 'Wäsche & Nachtmode', 'Lingerie et nuit'],
  description: [
    'Wat je het dichtst op de huid draagt, mag het best passen.',
    'Was man direkt auf der Haut trägt, sollte am besten passen.',
    'Ce que l’on porte à même la peau doit tomber juste.',
  ],
  teaser: 'fashion',
  children: [
    leaf(
      'women-bras',
      ['bra'],
      ['women'],
      ['Beha’s', 'BHs', 'Soutiens-gorge'],
      [
        'Meet onder de borst en over het hoogste punt: uit die twee getallen rekent de maatwijzer je maat uit.',
        'Messen Sie unter der Brust und über der höchsten Stelle: Aus beiden Zahlen errechnet der Größenfinder Ihre Größe.',
        'Mesurez sous la poitrine, puis au plus fort : le guide en déduit votre taille.',
      ],
    ),
    leaf(
      'women-nightwear',
      ['pyjamas'],
      ['women'],
      ['Pyjama’s & nachthemden', 'Schlafanzüge & Nachthemden', 'Pyjamas et chemises de nuit'],
      [
        'Flanel voor de winter, satijn en viscose voor zwoele nachten.',
        'Flanell für den Winter, Satin und Viskose für laue Nächte.',
        'De la flanelle pour l’hiver, du satin et de la viscose pour les nuits douces.',
      ],
    ),
  ],
};

const womenShoes = shoeGroup(
  'women-shoes',
  ['women'],
  ['sneakers', 'boots', 'pumps', 'sandals', 'slippers'],
  ['Schoenen', 'Schuhe', 'Chaussures'],
  [
    'Sneakers, laarzen, pumps, sandalen en pantoffels in maat 36 tot en met 42.',
    'Sneaker, Stiefel, Pumps, Sandalen und Hausschuhe in den Größen 36 bis 42.',
    'Baskets, bottes, escarpins, sandales et chaussons, du 36 au 42.',
  ],
);

export const women: CategoryNode = {
  key: 'women',
  name: ['Dames', 'Damen', 'Femme'],
  description: [
    'Mode die past bij je week: kleding, schoenen en tassen van meer dan veertig merken.',
    'Mode, die zu Ihrer Woche passt: Kleidung, Schuhe und Taschen von über vierzig Marken.',
    'La mode qui suit votre semaine : vêtements, chaussures et sacs de plus de quarante marques.',
  ],
  teaser: 'fashion',
  children: [
    womenClothing,
    womenLingerie,
    womenShoes,
    {
      key: 'women-accessories',
      name: ['Accessoires', 'Accessoires', 'Accessoires'],
      description: [
        'Tassen voor het weekend of alleen je sleutels, en wat een jas afmaakt.',
        'Taschen fürs Wochenende oder nur für die Schlüssel, und was einen Mantel erst fertig macht.',
        'Des sacs pour le week-end ou juste les clés, et de quoi compléter un manteau.',
      ],
      teaser: 'fashion',
      children: [
        leaf(
          'women-bags',
          ['bag'],
          ['women'],
          ['Tassen', 'Taschen', 'Sacs'],
          [
            'Handtassen, schoudertassen en shoppers; bij elke tas staan maten en gewicht.',
            'Handtaschen, Umhängetaschen und Shopper; Maße und Gewicht stehen bei jeder Tasche.',
            'Sacs à main, besaces et cabas ; dimensions et poids sont indiqués pour chaque modèle.',
          ],
        ),
        ...accessoriesOf('women'),
      ],
    },
  ],
};
