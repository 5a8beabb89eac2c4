import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const bed: Kind = {
  kind: 'bed',
  picture: 'bed',
  department: 'furniture',
  share: 9,
  audiences: {},
  axes: [
    [
      option('bed', ['Bed', 'Bett', 'Lit']),
      option(
        'upholstered',
        ['Gestoffeerd bed', 'Polsterbett', 'Lit capitonné'],
        [
          'Tegen het zachte hoofdbord zit je prettig te lezen.',
          'Am weichen Kopfteil lehnt es sich angenehm beim Lesen.',
          'La tête de lit moelleuse invite à lire.',
        ],
        { attributes: { surface: 'fabric' }, price: 1.15 },
      ),
      option(
        'boxspring',
        ['Boxspring', 'Boxspringbett', 'Lit boxspring'],
        [
          'De pocketvering en de topper zijn inbegrepen.',
          'Taschenfederkern und Topper sind inklusive.',
          'Ressorts ensachés et surmatelas sont compris.',
        ],
        { attributes: { surface: 'fabric' }, price: 2 },
      ),
      option(
        'wooden',
        ['Houten bed', 'Massivholzbett', 'Lit en bois massif'],
        [
          'Het massieve hout is met was behandeld en ruikt nog naar bos.',
          'Das Massivholz ist gewachst und duftet noch nach Wald.',
          'Le bois massif ciré garde un parfum de forêt.',
        ],
        { attributes: { surface: 'solid-pine' }, colours: ['oak', 'white', 'walnut'] },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'storage',
        ['opbergruimte', 'Stauraum', 'coffre de rangement'],
        [
          'Onder het matras is plaats voor dekbedden en koffers.',
          'Unter der Matratze ist Platz für Decken und Koffer.',
          'Sous le matelas, de la place pour couettes et valises.',
        ],
        { price: 1.2 },
      ),
      option(
        'headboard',
        ['hoog hoofdbord', 'hohem Kopfteil', 'haute tête de lit'],
        [
          'Het hoge hoofdbord maakt van de slaapkamer een hotelkamer.',
          'Das hohe Kopfteil macht das Schlafzimmer zur Hotelsuite.',
          'La haute tête de lit donne à la chambre un air d’hôtel.',
        ],
      ),
      option(
        'slats',
        ['lattenbodem', 'Lattenrost', 'sommier à lattes'],
        [
          'De verende lattenbodem zit erbij.',
          'Der federnde Lattenrost ist dabei.',
          'Le sommier à lattes souples est fourni.',
        ],
        { price: 1.1, bases: ['bed', 'upholstered', 'wooden'] },
      ),
      option(
        'drawers',
        ['twee lades', 'zwei Schubladen', 'deux tiroirs'],
        [
          'De lades lopen op wieltjes en schuiven licht.',
          'Die Schubladen laufen auf Rollen und gleiten leicht.',
          'Les tiroirs sur roulettes coulissent sans effort.',
        ],
        { price: 1.15, bases: ['bed', 'wooden'] },
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Slapen is ook een vak, en dit is het gereedschap.',
      'Schlafen ist auch ein Handwerk, und das hier ist das Werkzeug.',
      'Dormir est tout un art ; voici l’instrument.',
    ],
    [
      'Het eerste wat je ’s ochtends ziet, mag mooi zijn.',
      'Was man morgens als Erstes sieht, darf schön sein.',
      'Ce que l’on voit en premier le matin a le droit d’être beau.',
    ],
    [
      'Een bed dat niet kraakt, ook niet als je je omdraait.',
      'Ein Bett, das nicht knarzt, auch nicht beim Umdrehen.',
      'Un lit qui ne grince pas, même quand on se retourne.',
    ],
    [
      'Rustige vormen voor een kamer waar je tot rust komt.',
      'Ruhige Formen für ein Zimmer, in dem man zur Ruhe kommt.',
      'Des lignes calmes pour une chambre apaisante.',
    ],
  ],
  closings: [
    [
      'Het matras koop je er los bij, in dezelfde maat.',
      'Die Matratze ist separat erhältlich, in derselben Größe.',
      'Le matelas se choisit à part, dans la même taille.',
    ],
    [
      'De instaphoogte van 45 cm is prettig voor knieën van elke leeftijd.',
      'Die Einstiegshöhe von 45 cm schont Knie jeden Alters.',
      'La hauteur de 45 cm ménage les genoux de tout âge.',
    ],
    [
      'We bezorgen met twee personen; de montage duurt een uur.',
      'Wir liefern zu zweit; der Aufbau dauert eine Stunde.',
      'Livraison à deux personnes ; comptez une heure de montage.',
    ],
  ],
  highlights: [
    ['Stevige middensteun', 'Stabile Mittelstütze', 'Traverse centrale solide'],
    ['Instaphoogte 45 cm', 'Einstiegshöhe 45 cm', 'Hauteur de couchage 45 cm'],
    ['Bezorgd tot in de kamer', 'Lieferung bis in den Wunschraum', 'Livraison dans la pièce de votre choix'],
  ],
  keywords: ['bed ledikant tweepersoonsbed', 'bett doppelbett', 'lit double'],
  colours: ['oak', 'white', 'light-grey', 'anthracite', 'sand'],
  colourCount: [1, 2],
  scale: () => ({
    dimension: 'size',
    values: ['90 × 200 cm', '120 × 200 cm', '140 × 200 cm', '160 × 200 cm', '180 × 200 cm'],
    step: 0.16,
    count: [2, 4],
  }),
  price: [179, 599],
  details: (draw) => ({
    height: draw.whole(90, 118),
    'max-load': 250,
    assembly: 'self',
    style: draw.pick(['scandinavian', 'modern', 'country', 'classic']),
  }),
};

export const wardrobe: Kind = {
  kind: 'wardrobe',
  picture: 'wardrobe',
  department: 'furniture',
  share: 8,
  audiences: {},
  axes: [
    [
      option('two', ['2-deurs kledingkast', '2-türiger Kleiderschrank', 'Armoire 2 portes'], null, {
        attributes: { doors: 2, width: 100 },
        price: 0.6,
      }),
      option('three', ['3-deurs kledingkast', '3-türiger Kleiderschrank', 'Armoire 3 portes'], null, {
        attributes: { doors: 3, width: 150 },
        price: 0.85,
      }),
      option('four', ['4-deurs kledingkast', '4-türiger Kleiderschrank', 'Armoire 4 portes'], null, {
        attributes: { doors: 4, width: 200 },
      }),
      option(
        'sliding',
        ['Zweefdeurkast', 'Schwebetürenschrank', 'Armoire à portes coulissantes'],
        [
          'De zweefdeuren lopen geruisloos en hebben geen ruimte voor de kast nodig.',
          'Die Schwebetüren gleiten leise und brauchen keinen Platz vor dem Schrank.',
          'Les portes coulissantes, silencieuses, ne demandent aucun dégagement.',
        ],
        { attributes: { doors: 2, width: 220 }, price: 1.3 },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'mirror',
        ['spiegel', 'Spiegel', 'miroir'],
        [
          'De spiegel loopt over de hele hoogte, van schoen tot hoed.',
          'Der Spiegel reicht über die ganze Höhe, vom Schuh bis zum Hut.',
          'Le miroir court sur toute la hauteur, des chaussures au chapeau.',
        ],
        { price: 1.1 },
      ),
      option(
        'drawers',
        ['lades', 'Schubladen', 'tiroirs'],
        [
          'De lades sluiten zacht.',
          'Die Schubladen schließen gedämpft.',
          'Les tiroirs se ferment en douceur.',
        ],
        { price: 1.1 },
      ),
      option(
        'lighting',
        ['ledverlichting', 'LED-Beleuchtung', 'éclairage LED'],
        [
          'Bij het openen gaat de verlichting vanzelf aan.',
          'Beim Öffnen geht das Licht von selbst an.',
          'L’éclairage s’allume à l’ouverture.',
        ],
        { price: 1.2 },
      ),
      option(
        'soft-close',
        ['zachtsluitende deuren', 'Soft-Close-Türen', 'fermeture amortie'],
        [
          'De deuren remmen af voor ze dichtvallen.',
          'Die Türen bremsen ab, bevor sie schließen.',
          'Les portes ralentissent avant de se fermer.',
        ],
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Plaats voor een heel seizoen, en voor het volgende.',
      'Platz für eine ganze Saison, und für die nächste.',
      'De la place pour toute une saison, et pour la suivante.',
    ],
    [
      'Een kast die de kamer rustig maakt.',
      'Ein Schrank, der Ruhe ins Zimmer bringt.',
      'Une armoire qui met de l’ordre dans la chambre.',
    ],
  ],
  closings: [
    [
      'Binnenin een kledingroede, vier legplanken en verstelbare hoogtes.',
      'Innen eine Kleiderstange und vier höhenverstellbare Böden.',
      'À l’intérieur, une penderie et quatre étagères réglables.',
    ],
    [
      'Met beugels om hem veilig aan de muur vast te zetten.',
      'Mit Beschlägen zur sicheren Befestigung an der Wand.',
      'Avec équerres pour une fixation murale sûre.',
    ],
  ],
  highlights: [
    ['Verstelbare legplanken', 'Verstellbare Einlegeböden', 'Étagères réglables'],
    ['Kledingroede inbegrepen', 'Inklusive Kleiderstange', 'Penderie comprise'],
    ['Stelpoten voor ongelijke vloeren', 'Stellfüße für unebene Böden', 'Pieds réglables'],
  ],
  keywords: ['kast kledingkast garderobekast', 'schrank kleiderschrank', 'armoire penderie dressing'],
  colours: ['white', 'oak', 'light-grey', 'anthracite', 'walnut'],
  colourCount: [1, 3],
  price: [279, 899],
  details: (draw) => ({
    height: draw.whole(196, 222),
    depth: draw.whole(58, 64),
    surface: 'melamine',
    assembly: 'self',
    care: ['wipe-clean'],
  }),
};
