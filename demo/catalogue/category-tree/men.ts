import type { CategoryNode } from '../category-tree.ts';
import { accessoriesOf } from './accessories.ts';
import { leaf } from './parts.ts';
import { shoeGroup } from './shoes.ts';

export const men: CategoryNode = {
  key: 'men',
  name: ['Heren', 'Herren', 'Homme'],
  description: [
    'Goede basis, sterke stoffen, heldere maten: mode voor mannen die liever één keer goed kiezen.',
    'Gute Basics, starke Stoffe, klare Größen: Mode für Männer, die lieber einmal richtig wählen.',
    'De bons basiques, des matières solides, des tailles claires : une mode pour ceux qui préfèrent bien choisir une fois.',
  ],
  teaser: 'fashion',
  children: [
    {
      key: 'men-clothing',
      name: ['Kleding', 'Kleidung', 'Vêtements'],
      description: [
        'Overhemden, truien, jeans en jassen. De maattabel bij elk artikel telt in centimeters.',
        'Hemden, Pullover, Jeans und Jacken. Die Größentabelle bei jedem Artikel rechnet in Zentimetern.',
        'Chemises, pulls, jeans et vestes. Le guide des tailles de chaque article est en centimètres.',
      ],
      teaser: 'fashion',
      children: [
        leaf(
          'men-shirts',
          ['shirt'],
          ['men'],
          ['Overhemden', 'Hemden', 'Chemises'],
          [
            'Van het strijkvrije kantooroverhemd tot flanel voor het weekend.',
            'Vom bügelfreien Bürohemd bis zum Flanellhemd fürs Wochenende.',
            'De la chemise de bureau sans repassage à la flanelle du week-end.',
          ],
        ),
        leaf(
          'men-t-shirts',
          ['t-shirt', 'polo-shirt'],
          ['men'],
          ['T-shirts & polo’s', 'T-Shirts & Poloshirts', 'T-shirts et polos'],
          [
            'Stevig katoen dat na vijftig wasbeurten nog in model is.',
            'Kräftige Baumwolle, die auch nach fünfzig Wäschen noch in Form ist.',
            'Un coton solide, encore en forme après cinquante lavages.',
          ],
        ),
        leaf(
          'men-knitwear',
          ['pullover', 'cardigan'],
          ['men'],
          ['Truien & vesten', 'Pullover & Strickjacken', 'Pulls et gilets'],
          [
            'Ronde hals, V-hals of col: in wol, katoen en kasjmier.',
            'Rundhals, V-Ausschnitt oder Rollkragen: aus Wolle, Baumwolle und Kaschmir.',
            'Col rond, col en V ou col roulé : en laine, coton et cachemire.',
          ],
        ),
        leaf(
          'men-hoodies',
          ['hoodie'],
          ['men'],
          ['Hoodies & sweaters', 'Hoodies & Sweatshirts', 'Sweats'],
          [
            'Van binnen geruwd, van buiten effen of met print, in maten XS tot XXL.',
            'Innen angeraut, außen uni oder bedruckt, von XS bis XXL.',
            'Grattés à l’intérieur, unis ou imprimés à l’extérieur, du XS au XXL.',
          ],
        ),
        leaf(
          'men-jackets',
          ['jacket', 'blazer', 'bodywarmer'],
          ['men'],
          ['Jassen & colberts', 'Jacken & Sakkos', 'Vestes et blazers'],
          [
            'Voor fiets, kantoor en bos: jacks en colberts die tegen een bui kunnen.',
            'Für Fahrrad, Büro und Wald: Jacken und Sakkos, die einen Schauer vertragen.',
            'Pour le vélo, le bureau ou la forêt : des vestes qui ne craignent pas l’averse.',
          ],
        ),
        leaf(
          'men-coats',
          ['coat'],
          ['men'],
          ['Mantels', 'Mäntel', 'Manteaux'],
          [
            'Wollen mantels, parka’s en trenchcoats voor de koude maanden.',
            'Wollmäntel, Parkas und Trenchcoats für die kalten Monate.',
            'Manteaux de laine, parkas et trenchs pour les mois froids.',
          ],
        ),
        leaf(
          'men-jeans',
          ['jeans'],
          ['men'],
          ['Jeans', 'Jeans', 'Jeans'],
          [
            'In inchmaten van 28/32 tot 40/34, van slim tot ruim.',
            'In Zollgrößen von 28/32 bis 40/34, von schmal bis weit.',
            'En tailles de 28/32 à 40/34, du slim à la coupe ample.',
          ],
        ),
        leaf(
          'men-shorts',
          ['shorts'],
          ['men'],
          ['Korte broeken', 'Shorts', 'Shorts'],
          [
            'Chinoshorts, cargo’s en sweatshorts, met zakken die diep genoeg zijn.',
            'Chinoshorts, Cargos und Sweatshorts, mit Taschen, die tief genug sind.',
            'Shorts chino, cargo et molleton, aux poches assez profondes.',
          ],
        ),
        leaf(
          'men-nightwear',
          ['pyjamas'],
          ['men'],
          ['Pyjama’s', 'Schlafanzüge', 'Pyjamas'],
          [
            'Lang of kort, van flanel tot jersey; de band knelt nergens.',
            'Lang oder kurz, von Flanell bis Jersey; der Bund drückt nirgends.',
            'Longs ou courts, de la flanelle au jersey ; la ceinture ne serre pas.',
          ],
        ),
        leaf(
          'men-trousers',
          ['trousers'],
          ['men'],
          ['Broeken', 'Hosen', 'Pantalons'],
          [
            'Chino’s, pantalons en cargobroeken, van katoen tot wolmix.',
            'Chinos, Stoffhosen und Cargohosen, von Baumwolle bis Wollmischung.',
            'Chinos, pantalons habillés et cargos, du coton à la laine mélangée.',
          ],
        ),
      ],
    },
    shoeGroup(
      'men-shoes',
      ['men'],
      ['sneakers', 'boots', 'sandals', 'slippers'],
      ['Schoenen', 'Schuhe', 'Chaussures'],
      [
        'Sneakers, laarzen, sandalen en pantoffels in maat 40 tot en met 47.',
        'Sneaker, Stiefel, Sandalen und Hausschuhe in den Größen 40 bis 47.',
        'Baskets, bottes, sandales et chaussons, du 40 au 47.',
      ],
    ),
    {
      key: 'men-accessories',
      name: ['Accessoires', 'Accessoires', 'Accessoires'],
      description: [
        'Horloges, sjaals, rugzakken: kleine dingen die een outfit afmaken.',
        'Uhren, Schals, Rucksäcke: Kleinigkeiten, die ein Outfit fertig machen.',
        'Montres, écharpes, sacs à dos : ces détails qui achèvent une tenue.',
      ],
      teaser: 'fashion',
      children: accessoriesOf('men'),
    },
  ],
};
