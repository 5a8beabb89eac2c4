import type { CategoryNode } from '../category-tree.ts';
import { leaf } from './parts.ts';

export const womenClothing: CategoryNode = {
  key: 'women-clothing',
  name: ['Kleding', 'Kleidung', 'Vêtements'],
  description: [
    'Van de jurk voor morgen tot de jas voor de hele winter. Filter op maat en kleur en je ziet alleen wat er is.',
    'Vom Kleid für morgen bis zum Mantel für den ganzen Winter. Filtern Sie nach Größe und Farbe und sehen Sie nur, was lieferbar ist.',
    'De la robe pour demain au manteau pour tout l’hiver. Filtrez par taille et par couleur pour ne voir que ce qui est disponible.',
  ],
  teaser: 'fashion',
  children: [
    leaf(
      'women-dresses',
      ['dress'],
      ['women'],
      ['Jurken', 'Kleider', 'Robes'],
      [
        'Midi, maxi of net boven de knie: hier vind je jurken voor kantoor, feest en vrije dagen. Let op de stof: linnen en viscose zijn fijn bij warmte, jersey reist kreukvrij mee.',
        'Midi, Maxi oder knapp überm Knie: Hier finden Sie Kleider für Büro, Feste und freie Tage. Ein Tipp zum Stoff: Leinen und Viskose tragen sich bei Wärme gut, Jersey reist knitterfrei mit.',
        'Mi-longues, longues ou au-dessus du genou : des robes pour le bureau, les fêtes et les jours libres. Côté matière, le lin et la viscose conviennent à la chaleur, le jersey voyage sans froisser.',
      ],
    ),
    leaf(
      'women-blouses',
      ['blouse'],
      ['women'],
      ['Blouses', 'Blusen', 'Chemisiers'],
      [
        'Een goede blouse maakt een jeans gekleed en een pak losser. Kies katoen voor structuur, viscose voor een soepele val.',
        'Eine gute Bluse macht die Jeans angezogen und den Anzug lockerer. Baumwolle gibt Stand, Viskose fällt weich.',
        'Un bon chemisier habille un jean et assouplit un tailleur. Le coton donne de la tenue, la viscose un tombé fluide.',
      ],
    ),
    leaf(
      'women-t-shirts',
      ['t-shirt', 'polo-shirt'],
      ['women'],
      ['T-shirts & tops', 'T-Shirts & Tops', 'T-shirts et tops'],
      [
        'T-shirts waar je er meer dan één van wilt: effen, gestreept of met print, in maten XS tot XXL.',
        'T-Shirts, von denen man mehr als eines haben möchte: uni, gestreift oder bedruckt, von XS bis XXL.',
        'Des t-shirts que l’on voudra en plusieurs exemplaires : unis, rayés ou imprimés, du XS au XXL.',
      ],
    ),
    leaf(
      'women-knitwear',
      ['pullover', 'cardigan'],
      ['women'],
      ['Truien & vesten', 'Pullover & Strickjacken', 'Pulls et gilets'],
      [
        'Fijngebreid voor onder een blazer of grof voor op de bank. Wol en kasjmier was je met de hand, katoen kan in de machine.',
        'Feinstrick für unter den Blazer oder Grobstrick fürs Sofa. Wolle und Kaschmir waschen Sie von Hand, Baumwolle in der Maschine.',
        'Maille fine sous un blazer ou grosse maille pour le canapé. La laine et le cachemire se lavent à la main, le coton à la machine.',
      ],
    ),
    leaf(
      'women-hoodies',
      ['hoodie'],
      ['women'],
      ['Hoodies & sweaters', 'Hoodies & Sweatshirts', 'Sweats'],
      [
        'Met en zonder capuchon, kort of ruim: voor na het werk en voor het hele weekend.',
        'Mit und ohne Kapuze, kurz oder weit: für den Feierabend und das ganze Wochenende.',
        'Avec ou sans capuche, courts ou amples : pour le soir et tout le week-end.',
      ],
    ),
    leaf(
      'women-jackets',
      ['jacket', 'blazer', 'bodywarmer'],
      ['women'],
      ['Jassen & blazers', 'Jacken & Blazer', 'Vestes et blazers'],
      [
        'Voor de tussenseizoenen: van spijkerjack tot blazer, van windjack tot gewatteerd jasje.',
        'Für die Übergangszeit: von der Jeansjacke bis zum Blazer, von der Windjacke bis zur Steppjacke.',
        'Pour la mi-saison : de la veste en jean au blazer, du coupe-vent à la veste matelassée.',
      ],
    ),
    leaf(
      'women-coats',
      ['coat'],
      ['women'],
      ['Mantels', 'Mäntel', 'Manteaux'],
      [
        'Een mantel koop je voor jaren. Wol houdt warm en ademt, een trenchcoat redt je van de regen.',
        'Einen Mantel kauft man für Jahre. Wolle wärmt und atmet, ein Trenchcoat rettet Sie durch den Regen.',
        'Un manteau s’achète pour des années. La laine tient chaud et respire, le trench protège de la pluie.',
      ],
    ),
    leaf(
      'women-jeans',
      ['jeans'],
      ['women'],
      ['Jeans', 'Jeans', 'Jeans'],
      [
        'Straight, slim of wijd: de pasvorm staat bij elk model. Twijfel je, bestel twee maten; terugsturen kan binnen 14 dagen.',
        'Straight, Slim oder weit: Die Passform steht bei jedem Modell. Im Zweifel bestellen Sie zwei Größen; Rückgabe innerhalb von 14 Tagen.',
        'Droit, slim ou large : la coupe est indiquée pour chaque modèle. En cas de doute, commandez deux tailles ; retour possible sous 14 jours.',
      ],
    ),
    leaf(
      'women-trousers',
      ['trousers'],
      ['women'],
      ['Broeken', 'Hosen', 'Pantalons'],
      [
        'Pantalons met een vouw, wijde broeken van linnen en chino’s die altijd goed zijn.',
        'Hosen mit Bügelfalte, weite Leinenhosen und Chinos, die immer gehen.',
        'Pantalons à pli, modèles larges en lin et chinos qui vont avec tout.',
      ],
    ),
    leaf(
      'women-shorts',
      ['shorts'],
      ['women'],
      ['Shorts', 'Shorts', 'Shorts'],
      [
        'Van nette bermuda tot sweatshort, voor warme dagen en verre reizen.',
        'Von der gepflegten Bermuda bis zu Sweatshorts, für warme Tage und weite Reisen.',
        'Du bermuda soigné au short en molleton, pour les beaux jours et les voyages lointains.',
      ],
    ),
    leaf(
      'women-skirts',
      ['skirt'],
      ['women'],
      ['Rokken', 'Röcke', 'Jupes'],
      [
        'Van plissé tot kokerrok: rokken die met een trui net zo goed gaan als met een blouse.',
        'Von Plissee bis Bleistift: Röcke, die zum Pullover so gut passen wie zur Bluse.',
        'De la jupe plissée à la jupe crayon : elles vont aussi bien avec un pull qu’avec un chemisier.',
      ],
    ),
  ],
};
