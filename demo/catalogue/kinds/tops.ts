import type { Kind } from '../kind.ts';
import { GARMENT_NAMES, PATTERNS, SHAPES } from './details.ts';
import { fabrics } from './fabrics.ts';
import { onlyWith, option } from './option.ts';
import { garmentSizes, letterSizes } from './scales.ts';

export const blouse: Kind = {
  kind: 'blouse',
  picture: 'blouse',
  department: 'fashion',
  share: 8,
  audiences: { women: 1 },
  axes: [
    [
      option('blouse', ['Blouse', 'Bluse', 'Chemisier']),
      option('shirt-blouse', ['Overhemdblouse', 'Hemdbluse', 'Chemise'], null, {
        attributes: { neckline: 'collar', fit: 'straight' },
      }),
      option('tunic', ['Tuniek', 'Tunika', 'Tunique'], null, {
        attributes: { length: 'thigh', fit: 'relaxed' },
        price: 1.05,
      }),
      option('top', ['Blousetop', 'Blusentop', 'Top'], null, { attributes: { fit: 'relaxed' }, price: 0.85 }),
      option('wrap', ['Wikkelblouse', 'Wickelbluse', 'Cache-cœur'], null, {
        attributes: { fit: 'fitted' },
        price: 1.08,
      }),
    ],
    [
      PATTERNS.floral,
      PATTERNS.striped,
      PATTERNS.dotted,
      PATTERNS.graphic,
      option(
        'ruffles',
        ['ruches', 'Rüschen', 'à volants'],
        [
          'Smalle ruches langs de voorkant geven het geheel iets feestelijks.',
          'Schmale Rüschen an der Vorderseite geben dem Ganzen etwas Festliches.',
          'De fins volants sur le devant donnent un air de fête.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'lace',
        ['kant', 'Spitze', 'à dentelle'],
        [
          'De inzetstukken van kant zijn zacht en kriebelen niet.',
          'Die Einsätze aus Spitze sind weich und kratzen nicht.',
          'Les empiècements en dentelle sont doux et ne grattent pas.',
        ],
        { attributes: { pattern: 'plain' }, price: 1.08 },
      ),
      option(
        'pintucks',
        ['biezen', 'Biesen', 'à nervures'],
        [
          'Fijne stiksels leiden het oog naar boven en zorgen voor een slanke lijn.',
          'Feine Biesen lenken den Blick nach oben und sorgen für eine schmale Linie.',
          'De fines nervures allongent la ligne.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
    ],
    [
      SHAPES.vNeck,
      SHAPES.roundNeck,
      SHAPES.longSleeves,
      SHAPES.shortSleeves,
      SHAPES.elbowSleeves,
      SHAPES.puffSleeves,
    ],
    fabrics('cotton', 'viscose', 'lyocell', 'linen', 'crepe', 'silk'),
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'Een blouse die een jeans gekleed maakt en een pak minder streng.',
      'Eine Bluse, die Jeans schicker und den Anzug weniger streng wirken lässt.',
      'Un haut qui habille un jean et adoucit un tailleur.',
    ],
    [
      'Licht, verzorgd en zo te dragen: open over een top of netjes in de broek.',
      'Leicht, gepflegt und vielseitig: offen über dem Top oder ordentlich im Hosenbund.',
      'Léger, soigné et facile à vivre : ouvert sur un débardeur ou rentré dans le pantalon.',
    ],
    [
      'Voor vergaderingen, verjaardagen en alles ertussen.',
      'Für Besprechungen, Geburtstage und alles dazwischen.',
      'Pour les réunions, les anniversaires et tout le reste.',
    ],
  ],
  closings: [
    [
      'De achterkant is iets langer, zodat hij niet uit de broek kruipt.',
      'Der Rücken ist etwas länger geschnitten, so rutscht nichts aus dem Bund.',
      'Le dos un peu plus long reste bien en place dans la ceinture.',
    ],
    [
      'Met een reserveknoop in de zijnaad.',
      'Mit Ersatzknopf in der Seitennaht.',
      'Avec un bouton de rechange dans la couture latérale.',
    ],
    [
      'Valt normaal; neem je eigen maat.',
      'Fällt normal aus; wählen Sie Ihre übliche Größe.',
      'Taille normalement : choisissez votre taille habituelle.',
    ],
  ],
  highlights: [
    ['Licht getailleerd', 'Leicht tailliert', 'Légèrement cintré'],
    ['Parelmoerkleurige knopen', 'Perlmuttfarbene Knöpfe', 'Boutons nacrés'],
    ['Langere achterkant', 'Längerer Rücken', 'Dos plus long'],
  ],
  keywords: ['blouse bloes bloesje hemd', 'bluse hemd oberteil', 'blouse chemisier haut'],
  colours: [
    'white',
    'off-white',
    'light-blue',
    'black',
    'powder-pink',
    'navy',
    'sage',
    'lilac',
    'rust',
    'bottle-green',
  ],
  colourCount: [1, 3],
  scale: garmentSizes,
  price: [25, 89],
  details: (draw) => ({ closure: 'buttons', occasion: draw.pick(['everyday', 'office', 'party']) }),
};

export const shirt: Kind = {
  kind: 'shirt',
  picture: 'shirt',
  department: 'fashion',
  share: 8,
  audiences: { men: 1 },
  axes: [
    [
      option('casual', ['Casual overhemd', 'Freizeithemd', 'Chemise décontractée'], null, {
        attributes: { fit: 'regular', occasion: 'leisure' },
      }),
      option('business', ['Zakelijk overhemd', 'Businesshemd', 'Chemise de ville'], null, {
        attributes: { fit: 'fitted', occasion: 'office' },
        price: 1.12,
      }),
      option(
        'oxford',
        ['Oxford-overhemd', 'Oxfordhemd', 'Chemise Oxford'],
        [
          'De Oxford-weving is stevig, ademend en wordt bij elke wasbeurt zachter.',
          'Die Oxford-Webart ist kräftig, atmungsaktiv und wird mit jeder Wäsche weicher.',
          'Le tissage Oxford, solide et respirant, s’adoucit à chaque lavage.',
        ],
        { attributes: { fit: 'regular' }, price: 1.05 },
      ),
      option(
        'flannel',
        ['Flanellen overhemd', 'Flanellhemd', 'Chemise en flanelle'],
        [
          'De geruwde flanel houdt op koude dagen heerlijk warm.',
          'Der aufgeraute Flanell wärmt an kalten Tagen herrlich.',
          'La flanelle grattée tient bien chaud par temps froid.',
        ],
        { attributes: { fit: 'relaxed', occasion: 'leisure' } },
      ),
      option('overshirt', ['Overshirt', 'Overshirt', 'Surchemise'], null, {
        attributes: { fit: 'relaxed', occasion: 'leisure' },
        price: 1.2,
      }),
    ],
    [
      PATTERNS.checked,
      PATTERNS.striped,
      PATTERNS.graphic,
      option(
        'button-down',
        ['button-downkraag', 'Button-down-Kragen', 'à col boutonné'],
        [
          'De kraagpunten zijn vastgeknoopt en blijven dus zonder das netjes zitten.',
          'Die Kragenspitzen sind angeknöpft und sitzen auch ohne Krawatte ordentlich.',
          'Les pointes de col boutonnées restent en place, même sans cravate.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'cutaway',
        ['cutawaykraag', 'Haifischkragen', 'à col italien'],
        [
          'De brede kraag past bij een stropdas én staat goed met het bovenste knoopje los.',
          'Der weite Kragen passt zur Krawatte und sieht auch mit offenem oberstem Knopf gut aus.',
          'Le col ouvert accueille une cravate et se porte aussi le premier bouton défait.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'grandad',
        ['opstaande kraag', 'Stehkragen', 'à col montant'],
        [
          'De smalle opstaande kraag geeft het overhemd iets zomers.',
          'Der schmale Stehkragen gibt dem Hemd etwas Sommerliches.',
          'Le petit col montant lui donne un air d’été.',
        ],
        { attributes: { pattern: 'plain', neckline: 'stand' } },
      ),
      option(
        'chest-pocket',
        ['borstzak', 'Brusttasche', 'à poche poitrine'],
        [
          'In de borstzak past een bril of een telefoon.',
          'In die Brusttasche passt eine Brille oder ein Telefon.',
          'La poche poitrine accueille des lunettes ou un téléphone.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
    ],
    [
      SHAPES.longSleeves,
      SHAPES.shortSleeves,
      option('slim', ['smalle pasvorm', 'schmaler Passform', 'coupe ajustée'], null, {
        attributes: { fit: 'slim' },
      }),
      option('wide', ['ruime pasvorm', 'bequemer Passform', 'coupe ample'], null, {
        attributes: { fit: 'relaxed' },
      }),
    ],
    [
      ...fabrics('cotton'),
      ...onlyWith(['casual', 'business', 'oxford', 'overshirt'], fabrics('cotton-stretch')),
      ...onlyWith(['casual', 'overshirt'], fabrics('linen', 'linen-blend', 'lyocell')),
    ],
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'Een overhemd dat goed zit, ook als je je armen strekt.',
      'Ein Hemd, das gut sitzt, auch wenn Sie die Arme strecken.',
      'Une chemise qui tombe bien, même les bras levés.',
    ],
    [
      'Overdag naar kantoor, ’s avonds naar het terras: dit overhemd kan allebei.',
      'Tagsüber im Büro, abends im Biergarten: Dieses Hemd kann beides.',
      'Le jour au bureau, le soir en terrasse : cette chemise fait les deux.',
    ],
    [
      'Een basisstuk dat je jaren draagt.',
      'Ein Basisteil, das Sie viele Jahre tragen.',
      'Une pièce de base que l’on garde des années.',
    ],
  ],
  closings: [
    [
      'De manchetten zijn in twee standen te knopen.',
      'Die Manschetten lassen sich in zwei Weiten knöpfen.',
      'Les poignets se boutonnent sur deux positions.',
    ],
    [
      'Na het wassen ophangen en bijna niet strijken.',
      'Nach dem Waschen aufhängen und kaum bügeln.',
      'À suspendre après lavage : presque pas de repassage.',
    ],
    [
      'Met twee reserveknopen aan de binnenkant.',
      'Mit zwei Ersatzknöpfen auf der Innenseite.',
      'Avec deux boutons de rechange à l’intérieur.',
    ],
  ],
  highlights: [
    ['Dubbel gestikte naden', 'Doppelt gesteppte Nähte', 'Coutures doubles'],
    ['Verstelbare manchetten', 'Verstellbare Manschetten', 'Poignets réglables'],
    [
      'Plooi in de rug voor bewegingsvrijheid',
      'Rückenfalte für Bewegungsfreiheit',
      'Pli dans le dos pour l’aisance',
    ],
  ],
  keywords: ['overhemd hemd shirt', 'hemd oberhemd shirt', 'chemise'],
  colours: ['white', 'light-blue', 'navy', 'black', 'sage', 'sand', 'wine-red', 'denim-blue', 'light-grey'],
  colourCount: [1, 3],
  scale: letterSizes,
  price: [29, 89],
  details: () => ({ closure: 'buttons', neckline: 'collar' }),
};

export const tShirt: Kind = {
  kind: 't-shirt',
  picture: 't-shirt',
  department: 'fashion',
  share: 12,
  audiences: { women: 4, men: 4, girls: 1, boys: 1 },
  axes: [
    [
      option('t-shirt', ['T-shirt', 'T-Shirt', 'T-shirt'], null, { attributes: { fit: 'regular' } }),
      option('long', ['Longsleeve', 'Langarmshirt', 'T-shirt à manches longues'], null, {
        attributes: { sleeve: 'long' },
        price: 1.15,
      }),
      option('polo', ['Poloshirt', 'Poloshirt', 'Polo'], null, {
        attributes: { neckline: 'collar' },
        price: 1.35,
      }),
      option('oversized', ['Ruimvallend T-shirt', 'Oversize-T-Shirt', 'T-shirt oversize'], null, {
        attributes: { fit: 'oversized' },
        price: 1.1,
      }),
      option('top', ['Top', 'Top', 'Débardeur'], null, {
        attributes: { sleeve: 'none' },
        audiences: ['women', 'girls'],
        price: 0.8,
      }),
    ],
    [
      PATTERNS.striped,
      PATTERNS.graphic,
      option(
        'print',
        ['opdruk', 'Aufdruck', 'imprimé'],
        [
          'De opdruk is gezeefdrukt en barst niet na het wassen.',
          'Der Aufdruck ist im Siebdruck aufgebracht und wird beim Waschen nicht rissig.',
          'Le motif sérigraphié ne craquelle pas au lavage.',
        ],
        { attributes: { pattern: 'printed' } },
      ),
      option(
        'embroidery',
        ['borduursel', 'Stickerei', 'à broderie'],
        [
          'Het kleine borduursel op de borst is aan de binnenkant zacht afgewerkt.',
          'Die kleine Stickerei auf der Brust ist innen weich hinterlegt.',
          'La petite broderie sur la poitrine est doublée, douce sur la peau.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
      option(
        'chest-pocket',
        ['borstzakje', 'Brusttasche', 'à poche poitrine'],
        [
          'Het borstzakje is netjes op de draad gezet.',
          'Die Brusttasche ist sauber im Fadenlauf aufgesetzt.',
          'La poche poitrine est posée bien droit fil.',
        ],
        { attributes: { pattern: 'plain', pockets: true } },
      ),
      option(
        'contrast',
        ['contraststiksels', 'Kontrastnähten', 'à surpiqûres contrastées'],
        [
          'De stiksels in een tweede kleur zie je pas van dichtbij, en dan blijven ze je bij.',
          'Die Nähte in einer zweiten Farbe sieht man erst aus der Nähe, dann aber gern.',
          'Les surpiqûres d’une autre couleur se remarquent de près, et l’on s’en souvient.',
        ],
        { attributes: { pattern: 'plain' } },
      ),
    ],
    [
      SHAPES.roundNeck,
      SHAPES.vNeck,
      option('ribbed', ['geribde boord', 'Rippbündchen', 'bord-côte'], null, {
        highlight: [
          'Geribde boord die in vorm blijft',
          'Formstabiles Rippbündchen',
          'Bord-côte qui garde sa forme',
        ],
      }),
      option('side-slits', ['splitjes opzij', 'Seitenschlitzen', 'fentes latérales']),
    ],
    fabrics('cotton', 'cotton-stretch', 'organic-blend', 'jersey', 'linen-blend'),
  ],
  names: GARMENT_NAMES,
  openings: [
    [
      'Een shirt dat je vaker draagt dan je van plan was.',
      'Ein Shirt, das man öfter trägt, als man vorhatte.',
      'Un haut que l’on porte plus souvent que prévu.',
    ],
    [
      'Zacht op de huid, stevig in de was.',
      'Weich auf der Haut, stabil in der Wäsche.',
      'Doux sur la peau, solide au lavage.',
    ],
    [
      'Los te dragen of als laag onder een trui of jasje.',
      'Solo zu tragen oder als Lage unter Pullover und Jacke.',
      'À porter seul ou en sous-couche, sous un pull ou une veste.',
    ],
  ],
  closings: [
    [
      'De schoudernaden zijn met band verstevigd.',
      'Die Schulternähte sind mit Band verstärkt.',
      'Les coutures d’épaule sont renforcées par un biais.',
    ],
    [
      'Voorgewassen, dus krimpen doet het nauwelijks.',
      'Vorgewaschen, läuft daher kaum ein.',
      'Prélavé, il ne rétrécit pratiquement pas.',
    ],
    [
      'Past bij jeans, shorts en onder een blazer.',
      'Passt zu Jeans, Shorts und unter den Blazer.',
      'Il va avec un jean, un short ou sous un blazer.',
    ],
  ],
  highlights: [
    ['Verstevigde schoudernaden', 'Verstärkte Schulternähte', 'Coutures d’épaule renforcées'],
    ['Voorgewassen', 'Vorgewaschen', 'Prélavé'],
    ['Zonder kriebelend etiket', 'Ohne kratzendes Etikett', 'Sans étiquette qui gratte'],
  ],
  keywords: ['t-shirt shirt shirtje top', 't-shirt shirt oberteil', 't-shirt tee-shirt haut'],
  colours: [
    'white',
    'black',
    'navy',
    'light-grey',
    'red',
    'bottle-green',
    'mustard',
    'light-blue',
    'coral',
    'lilac',
    'olive',
    'rust',
  ],
  colourCount: [2, 4],
  scale: letterSizes,
  price: [10, 39],
  details: () => ({ occasion: 'everyday' }),
};
