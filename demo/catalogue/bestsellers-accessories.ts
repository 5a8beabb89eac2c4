import type { Bestseller } from './bestsellers.ts';

/** Leisure clothes, underwear and what goes with them among the bestsellers. */
export const ACCESSORY_BESTSELLERS: readonly Bestseller[] = [
  {
    kind: 'scarf',
    options: ['scarf', 'fringe', 'cashmere'],
    audience: 'unisex',
    brand: 'schapenwei',
    name: ['Kasjmieren sjaal Winde', 'Kaschmirschal Winde', 'Écharpe en cachemire Winde'],
    description: [
      'Twee meter kasjmier, geweven in een dorp in Noord-Italië waar ze bijna niets anders doen. Winde is licht genoeg om in een handtas te verdwijnen en warm genoeg voor een perron in januari. De franjes zijn met de hand gedraaid. Na drie winters ziet hij er beter uit dan nieuw, als je hem tussendoor laat rusten.',
      'Zwei Meter Kaschmir, gewebt in einem Dorf in Norditalien, in dem fast nichts anderes gemacht wird. Winde ist leicht genug, um in der Handtasche zu verschwinden, und warm genug für einen Bahnsteig im Januar. Die Fransen sind von Hand gedreht. Nach drei Wintern sieht er besser aus als neu, wenn man ihm zwischendurch Ruhe gönnt.',
      'Deux mètres de cachemire, tissés dans un village du nord de l’Italie où l’on ne fait presque rien d’autre. Winde se glisse dans un sac à main et tient chaud sur un quai en janvier. Les franges sont torsadées à la main. Après trois hivers, elle est plus belle que neuve, pourvu qu’on la laisse reposer.',
    ],
    highlights: [
      ['Zuiver kasjmier', 'Reiner Kaschmir', 'Pur cachemire'],
      ['200 × 35 cm', '200 × 35 cm', '200 × 35 cm'],
      ['Met de hand gedraaide franjes', 'Von Hand gedrehte Fransen', 'Franges torsadées à la main'],
    ],
    euros: 89.95,
    colours: ['grey', 'camel', 'navy', 'wine-red'],
    attributes: { 'total-length': 200 },
  },
  {
    kind: 'hoodie',
    options: ['hoodie', 'kangaroo', 'regular', 'sweat'],
    audience: 'men',
    brand: 'veldhof',
    name: ['Hoodie Zondag', 'Hoodie Sonntag', 'Sweat à capuche Dimanche'],
    description: [
      'Zondag is zwaar genoeg om te voelen en zacht genoeg om erin te slapen. De sweatstof weegt 360 gram per vierkante meter, de capuchon is dubbel en blijft staan. De boorden hebben we drie keer veranderd tot ze niet meer uitlubberden. Alleen de telefoon in de buidelzak hebben we niet kunnen voorkomen.',
      'Sonntag ist schwer genug, um ihn zu spüren, und weich genug, um darin zu schlafen. Der Sweatstoff wiegt 360 Gramm pro Quadratmeter, die Kapuze ist doppelt und behält ihren Stand. Die Bündchen haben wir dreimal geändert, bis sie nicht mehr ausleierten. Nur das Telefon in der Kängurutasche konnten wir nicht verhindern.',
      'Dimanche a assez de poids pour qu’on le sente et assez de douceur pour y dormir. Le molleton pèse 360 grammes au mètre carré, la capuche double se tient bien. Nous avons revu trois fois les bords-côtes avant qu’ils cessent de se détendre. Seul le téléphone dans la poche kangourou nous a échappé.',
    ],
    highlights: [
      ['Sweatstof van 360 g/m²', 'Sweatstoff mit 360 g/m²', 'Molleton de 360 g/m²'],
      ['Dubbele capuchon', 'Doppelte Kapuze', 'Capuche double'],
      ['Boorden die strak blijven', 'Bündchen, die in Form bleiben', 'Bords-côtes qui ne se détendent pas'],
    ],
    euros: 64.95,
    colours: ['grey', 'black', 'navy', 'sage'],
  },
  {
    kind: 'suitcase',
    options: ['hard', 'riva', 'double-wheels'],
    audience: 'unisex',
    brand: 'zwanenburg',
    name: ['Reiskoffer Riva', 'Reisekoffer Riva', 'Valise Riva'],
    description: [
      'Acht wielen, één hand, geen geluid: Riva rolt over kasseien alsof ze er niet zijn. De schaal van polycarbonaat veert terug als de bagageband onvriendelijk was. Binnenin houden twee kruisriemen en een tussenschot schoon en gedragen uit elkaar. Een wieltje kapot? Wij sturen een nieuw; je schroeft het er zelf aan.',
      'Acht Rollen, eine Hand, kein Geräusch: Riva rollt über Kopfsteinpflaster, als wäre es nicht da. Die Schale aus Polycarbonat federt zurück, wenn das Gepäckband unfreundlich war. Innen halten Kreuzgurte und eine Trennwand Frisches und Getragenes auseinander. Rolle kaputt? Wir schicken eine neue; Sie schrauben sie selbst an.',
      'Huit roues, une main, aucun bruit : Riva avance sur les pavés comme s’ils n’existaient pas. La coque en polycarbonate reprend sa forme après les tapis à bagages. À l’intérieur, sangles croisées et cloison séparent le propre du porté. Une roue cassée ? Nous en envoyons une neuve, à visser soi-même.',
    ],
    highlights: [
      ['Vier dubbele, stille wielen', 'Vier leise Doppelrollen', 'Quatre roues doubles silencieuses'],
      ['Cijferslot voor de douane', 'Zahlenschloss für den Zoll', 'Serrure à combinaison TSA'],
      ['Wielen zelf te vervangen', 'Rollen selbst zu wechseln', 'Roues remplaçables'],
    ],
    euros: 119,
    colours: ['navy', 'sage', 'black', 'rust'],
  },
  {
    kind: 'bra',
    options: ['t-shirt', 'adjustable', 'microfibre'],
    audience: 'women',
    brand: 'lingerie-mirabelle',
    name: ['T-shirtbeha Lila', 'T-Shirt-BH Lila', 'Soutien-gorge t-shirt Lila'],
    description: [
      'De beha die het vaakst wordt nabesteld, meestal in drie kleuren tegelijk. Lila heeft naadloze cups, een brede rug en bandjes die je aan de voorkant verstelt. Onder een wit T-shirt zie je er niets van. De maatwijzer rekent uit onderborst en borst de juiste maat, van 70A tot en met 95E.',
      'Der BH, der am häufigsten nachbestellt wird, meist in drei Farben auf einmal. Lila hat nahtlose Cups, einen breiten Rücken und Träger, die man vorn verstellt. Unter einem weißen T-Shirt sieht man nichts davon. Der Größenfinder errechnet aus Unterbrust und Brust die richtige Größe, von 70A bis 95E.',
      'Le soutien-gorge que l’on recommande le plus, souvent en trois couleurs à la fois. Lila a des bonnets sans couture, un dos large et des bretelles réglables devant. Sous un t-shirt blanc, on n’en voit rien. Le guide calcule votre taille d’après les tours de dos et de poitrine, du 70A au 95E.',
    ],
    highlights: [
      ['Naadloze cups', 'Nahtlose Cups', 'Bonnets sans couture'],
      ['Bandjes aan de voorkant te verstellen', 'Träger vorn verstellbar', 'Bretelles réglables devant'],
      ['Brede, gladde rug', 'Breiter, glatter Rücken', 'Dos large et lisse'],
    ],
    euros: 34.95,
    colours: ['sand', 'black', 'white'],
  },
  {
    kind: 'slipper',
    options: ['slipper', 'rubber', 'felt'],
    audience: 'women',
    brand: 'noorderpad',
    name: ['Pantoffels Haard', 'Hausschuhe Haard', 'Chaussons Haard'],
    description: [
      'Haard is van drie millimeter wolvilt, in één stuk om de leest gevormd en daarna doorgestikt. De rubberzool is stevig genoeg voor het tuinpad. Wol neemt vocht op en geeft het weer af, dus je voeten blijven droog en de pantoffels fris. Neem je gewone maat; ze zetten een halve uit.',
      'Haard besteht aus drei Millimeter Wollfilz, in einem Stück um den Leisten geformt und dann durchgenäht. Die Gummisohle hält auch den Gartenweg aus. Wolle nimmt Feuchtigkeit auf und gibt sie wieder ab, so bleiben die Füße trocken und die Schuhe frisch. Nehmen Sie Ihre übliche Größe; sie weiten sich um eine halbe.',
      'Haard est en feutre de laine de trois millimètres, formé d’une pièce puis cousu. La semelle en caoutchouc supporte l’allée du jardin. La laine absorbe l’humidité et la restitue : les pieds restent au sec, les chaussons aussi. Prenez votre pointure habituelle ; ils se détendent d’une demie.',
    ],
    highlights: [
      ['Wolvilt van 3 mm', '3 mm Wollfilz', 'Feutre de laine de 3 mm'],
      ['Doorgestikte rubberzool', 'Durchgenähte Gummisohle', 'Semelle caoutchouc cousue'],
      ['Opnieuw te verzolen', 'Neu zu besohlen', 'Ressemelables'],
    ],
    euros: 49.95,
    colours: ['grey', 'wine-red', 'sage'],
  },
];
