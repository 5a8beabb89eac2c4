import type { CategoryNode } from './category-tree.ts';
import type { Audience, Text } from './kind.ts';

const leaf = (
  key: string,
  kinds: readonly string[],
  audiences: readonly Audience[],
  name: Text,
  description: Text,
  teaser: 'fashion' | 'shoes' = 'fashion',
): CategoryNode => ({ key, kinds, audiences, name, description, teaser });

const womenClothing: CategoryNode = {
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
      ['t-shirt'],
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
      'women-jackets',
      ['jacket', 'blazer'],
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

const shoeGroup = (
  key: string,
  audiences: readonly Audience[],
  kinds: readonly string[],
  name: Text,
  description: Text,
): CategoryNode => ({
  key,
  name,
  description,
  teaser: 'shoes',
  children: SHOE_LEAVES.filter((one) => kinds.includes(one.key)).map((one) =>
    leaf(`${key}-${one.key}`, one.kinds, audiences, one.name, one.description, 'shoes'),
  ),
});

const SHOE_LEAVES: readonly { key: string; kinds: readonly string[]; name: Text; description: Text }[] = [
  {
    key: 'sneakers',
    kinds: ['sneaker'],
    name: ['Sneakers', 'Sneaker', 'Baskets'],
    description: [
      'Licht, veerkrachtig en in alle kleuren: sneakers voor elke dag.',
      'Leicht, federnd und in allen Farben: Sneaker für jeden Tag.',
      'Légères, souples et de toutes les couleurs : des baskets pour tous les jours.',
    ],
  },
  {
    key: 'boots',
    kinds: ['boot', 'ankle-boot'],
    name: ['Laarzen', 'Stiefel', 'Bottes et bottines'],
    description: [
      'Van enkellaars tot hoge laars, met profiel voor natte dagen. Leer blijft mooi als je het twee keer per seizoen invet.',
      'Von der Stiefelette bis zum hohen Stiefel, mit Profil für nasse Tage. Leder bleibt schön, wenn Sie es zweimal pro Saison einfetten.',
      'De la bottine à la botte haute, avec une semelle crantée pour les jours de pluie. Le cuir reste beau si on le nourrit deux fois par saison.',
    ],
  },
  {
    key: 'pumps',
    kinds: ['pump'],
    name: ['Pumps', 'Pumps', 'Escarpins'],
    description: [
      'Met een hak van drie tot negen centimeter; de hoogte staat bij elk model.',
      'Mit drei bis neun Zentimetern Absatz; die Höhe steht bei jedem Modell.',
      'Des talons de trois à neuf centimètres ; la hauteur est indiquée pour chaque modèle.',
    ],
  },
  {
    key: 'sandals',
    kinds: ['sandal'],
    name: ['Sandalen', 'Sandalen', 'Sandales'],
    description: [
      'Open schoenen met een voetbed waar je een stadswandeling op volhoudt.',
      'Offene Schuhe mit einem Fußbett, das auch einen Stadtbummel mitmacht.',
      'Des chaussures ouvertes dont la semelle supporte une journée de balade en ville.',
    ],
  },
];

const womenShoes = shoeGroup(
  'women-shoes',
  ['women'],
  ['sneakers', 'boots', 'pumps', 'sandals'],
  ['Schoenen', 'Schuhe', 'Chaussures'],
  [
    'Sneakers, laarzen, pumps en sandalen in maat 36 tot en met 42.',
    'Sneaker, Stiefel, Pumps und Sandalen in den Größen 36 bis 42.',
    'Baskets, bottes, escarpins et sandales, du 36 au 42.',
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
    womenShoes,
    {
      key: 'women-accessories',
      name: ['Accessoires', 'Accessoires', 'Accessoires'],
      description: [
        'Tassen voor de laptop, het weekend of alleen je sleutels.',
        'Taschen für den Laptop, das Wochenende oder nur die Schlüssel.',
        'Des sacs pour l’ordinateur, le week-end ou juste les clés.',
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
      ],
    },
  ],
};

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
          ['t-shirt'],
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
          'men-jackets',
          ['jacket', 'blazer'],
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
      ['sneakers', 'boots', 'sandals'],
      ['Schoenen', 'Schuhe', 'Chaussures'],
      [
        'Sneakers, laarzen en sandalen in maat 40 tot en met 47.',
        'Sneaker, Stiefel und Sandalen in den Größen 40 bis 47.',
        'Baskets, bottes et sandales, du 40 au 47.',
      ],
    ),
  ],
};

const childrenGroup = (key: string, audience: Audience, name: Text, description: Text): CategoryNode => ({
  key,
  name,
  description,
  teaser: 'fashion',
  children: [
    leaf(
      `${key}-tops`,
      ['t-shirt', 'pullover'],
      [audience],
      ['Shirts & truien', 'Shirts & Pullover', 'T-shirts et pulls'],
      [
        'Zacht, wasbaar op 40 graden en bestand tegen gras en modder.',
        'Weich, bei 40 Grad waschbar und unempfindlich gegen Gras und Matsch.',
        'Doux, lavables à 40 degrés et insensibles à l’herbe comme à la boue.',
      ],
    ),
    leaf(
      `${key}-jeans`,
      ['jeans'],
      [audience],
      ['Jeans', 'Jeans', 'Jeans'],
      [
        'Jeans met verstelbare band, zodat ze een groeispurt langer passen.',
        'Jeans mit verstellbarem Bund, damit sie einen Wachstumsschub länger passen.',
        'Des jeans à taille réglable, pour passer une poussée de croissance de plus.',
      ],
    ),
    leaf(
      `${key}-jackets`,
      ['jacket'],
      [audience],
      ['Jassen', 'Jacken', 'Vestes'],
      [
        'Warm, waterafstotend en met een lus om aan de kapstok te hangen.',
        'Warm, wasserabweisend und mit einem Aufhänger für die Garderobe.',
        'Chaudes, déperlantes et munies d’une bride pour le portemanteau.',
      ],
    ),
    leaf(
      `${key}-shoes`,
      ['sneaker', 'boot', 'sandal'],
      [audience],
      ['Kinderschoenen', 'Kinderschuhe', 'Chaussures enfant'],
      [
        'Maat 28 tot en met 38. Meet de voet ’s middags en tel een centimeter op voor de groei.',
        'Größe 28 bis 38. Messen Sie den Fuß am Nachmittag und rechnen Sie einen Zentimeter fürs Wachsen dazu.',
        'Du 28 au 38. Mesurez le pied l’après-midi et ajoutez un centimètre pour la croissance.',
      ],
      'shoes',
    ),
  ],
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

export const shoes: CategoryNode = {
  key: 'shoes',
  name: ['Schoenen', 'Schuhe', 'Chaussures'],
  description: [
    'Alle schoenen bij elkaar, voor dames, heren en kinderen. Bij elk model staat waar bovenwerk, voering en zool van gemaakt zijn.',
    'Alle Schuhe auf einen Blick, für Damen, Herren und Kinder. Bei jedem Modell steht, woraus Obermaterial, Futter und Sohle bestehen.',
    'Toutes les chaussures réunies, pour femme, homme et enfant. Matière de la tige, de la doublure et de la semelle sont indiquées pour chaque modèle.',
  ],
  teaser: 'shoes',
  children: SHOE_LEAVES.map((one) => ({
    key: `shoes-${one.key}`,
    kinds: one.kinds,
    name: one.name,
    description: one.description,
    teaser: 'shoes' as const,
  })),
};
