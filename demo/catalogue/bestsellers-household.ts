import type { Bestseller } from './bestsellers.ts';

/** For bedroom, kitchen, desk and wrist among the bestsellers. */
export const HOUSEHOLD_BESTSELLERS: readonly Bestseller[] = [
  {
    kind: 'mattress',
    options: ['pocket', 'celeste', 'medium', 'lyocell-cover'],
    audience: null,
    brand: 'traumholt',
    name: [
      'Pocketveringmatras Celeste',
      'Taschenfederkernmatratze Celeste',
      'Matelas à ressorts ensachés Celeste',
    ],
    description: [
      'Celeste telt duizend veren per vierkante meter, elk in een eigen zakje. Schouder en heup zakken in, de taille wordt gedragen. De hoes van lyocell gaat er met een rits af en mag op 60 graden. Opgerold past het matras door elk trappenhuis; na een dag ligt het er in volle hoogte.',
      'Celeste hat tausend Federn pro Quadratmeter, jede in einer eigenen Tasche. Schulter und Hüfte sinken ein, die Taille wird getragen. Der Bezug mit Lyocell lässt sich per Reißverschluss abnehmen und bei 60 Grad waschen. Gerollt passt die Matratze durch jedes Treppenhaus; nach einem Tag hat sie ihre volle Höhe.',
      'Celeste compte mille ressorts au mètre carré, chacun dans sa poche. L’épaule et la hanche s’enfoncent, la taille est soutenue. La housse au lyocell s’ouvre d’un zip et se lave à 60 degrés. Roulé, le matelas passe dans toutes les cages d’escalier ; un jour suffit pour qu’il retrouve sa hauteur.',
    ],
    highlights: [
      ['1000 veren per m²', '1000 Federn pro m²', '1000 ressorts au m²'],
      ['Hoes wasbaar op 60 °C', 'Bezug bei 60 °C waschbar', 'Housse lavable à 60 °C'],
      ['Tien jaar garantie op de kern', 'Zehn Jahre Garantie auf den Kern', 'Âme garantie dix ans'],
    ],
    euros: 329,
    colours: ['white'],
    attributes: { height: 24, zones: 7 },
  },
  {
    kind: 'smartwatch',
    options: ['sport', 'gps', 'silicone', 'kadans-40'],
    audience: null,
    brand: 'pulsaar',
    name: ['Sporthorloge Kadans 40', 'Sportuhr Kadans 40', 'Montre de sport Kadans 40'],
    description: [
      'Tien dagen op één lading, of twintig uur met gps: Kadans 40 vraagt weinig aandacht en geeft veel terug. De knoppen werken met natte handschoenen, het scherm is in de volle zon te lezen. Een account is niet nodig; je trainingen bewaar je op het horloge of exporteer je als bestand.',
      'Zehn Tage mit einer Ladung oder zwanzig Stunden mit GPS: Kadans 40 verlangt wenig Aufmerksamkeit und gibt viel zurück. Die Tasten funktionieren mit nassen Handschuhen, das Display ist in der prallen Sonne lesbar. Ein Konto braucht es nicht; die Trainings bleiben auf der Uhr oder werden als Datei exportiert.',
      'Dix jours sur une charge, ou vingt heures avec GPS : la Kadans 40 demande peu et donne beaucoup. Les boutons répondent avec des gants mouillés, l’écran se lit en plein soleil. Aucun compte requis : vos entraînements restent dans la montre ou s’exportent en fichier.',
    ],
    highlights: [
      ['10 dagen, 20 uur met gps', '10 Tage, 20 Stunden mit GPS', '10 jours, 20 heures avec GPS'],
      ['Zonder account te gebruiken', 'Ohne Konto nutzbar', 'Utilisable sans compte'],
      ['Waterdicht tot 50 meter', 'Wasserdicht bis 50 Meter', 'Étanche à 50 mètres'],
    ],
    euros: 199,
    colours: ['black', 'sage'],
    attributes: { 'battery-life': 240 },
  },
  {
    kind: 'dishwasher',
    options: ['integrated', '14', 'auto-open', 'lucida-60'],
    audience: null,
    brand: 'klarwerk',
    name: [
      'Vaatwasser Lucida 60, 14 couverts',
      'Geschirrspüler Lucida 60, 14 Maßgedecke',
      'Lave-vaisselle Lucida 60, 14 couverts',
    ],
    description: [
      'Lucida 60 wast een vol diner voor veertien in één keer en is daarbij stiller dan een gesprek: 40 dB. Aan het eind gaat de deur vanzelf open, zodat ook de plastic bakjes droog zijn. De bovenkorf schuif je met één hand omhoog, vol of leeg. Onderdelen blijven tien jaar leverbaar.',
      'Lucida 60 spült ein ganzes Abendessen für vierzehn auf einmal und ist dabei leiser als ein Gespräch: 40 dB. Am Ende öffnet sich die Tür von selbst, damit auch Kunststoffdosen trocken sind. Der Oberkorb lässt sich mit einer Hand anheben, voll oder leer. Ersatzteile sind zehn Jahre lieferbar.',
      'Le Lucida 60 lave d’un coup un dîner de quatorze couverts, plus discret qu’une conversation : 40 dB. En fin de cycle, la porte s’entrouvre et même les boîtes en plastique sèchent. Le panier supérieur se relève d’une main, plein ou vide. Pièces détachées disponibles dix ans.',
    ],
    highlights: [
      ['Slechts 40 dB', 'Nur 40 dB', 'Seulement 40 dB'],
      [
        'Deur opent vanzelf na het drogen',
        'Tür öffnet sich zum Trocknen',
        'Ouverture automatique au séchage',
      ],
      ['Onderdelen tien jaar leverbaar', 'Ersatzteile zehn Jahre lieferbar', 'Pièces disponibles dix ans'],
    ],
    euros: 649,
    colours: ['steel'],
    attributes: { noise: 40, 'water-per-cycle': 9.5, 'energy-per-cycles': 64 },
  },
  {
    kind: 'office-chair',
    options: ['ergonomic', 'sorel', 'sync', 'mesh'],
    audience: null,
    brand: 'kontorhof',
    name: ['Bureaustoel Sorel', 'Bürostuhl Sorel', 'Chaise de bureau Sorel'],
    description: [
      'Sorel heeft acht verstellingen en een kaartje aan de leuning dat uitlegt waarvoor. De rug van mesh volgt je wervelkolom en laat lucht door. De zitdiepte schuift zes centimeter, zodat lange en korte benen goed zitten. Stof en wielen wissel je zelf, dus hij hoeft na tien jaar niet weg.',
      'Sorel hat acht Verstellungen und ein Kärtchen an der Lehne, das erklärt, wofür. Der Rücken aus Netzgewebe folgt der Wirbelsäule und lässt Luft durch. Die Sitztiefe lässt sich um sechs Zentimeter verschieben, für lange wie für kurze Beine. Bezug und Rollen wechseln Sie selbst, so muss er nach zehn Jahren nicht weg.',
      'Sorel offre huit réglages et une petite carte qui explique à quoi ils servent. Le dossier en résille suit la colonne et laisse passer l’air. L’assise coulisse de six centimètres, pour les longues jambes comme pour les courtes. Tissu et roulettes se changent soi-même : dans dix ans, elle sera encore là.',
    ],
    highlights: [
      ['Acht verstellingen', 'Acht Verstellungen', 'Huit réglages'],
      ['Ademende rug van mesh', 'Atmungsaktiver Netzrücken', 'Dossier en résille respirant'],
      ['Onderdelen zelf te wisselen', 'Teile selbst zu wechseln', 'Pièces remplaçables'],
    ],
    euros: 379,
    colours: ['black', 'grey', 'sage'],
  },
  {
    kind: 'bed-linen',
    options: ['set', 'buttons', 'linen'],
    audience: null,
    brand: 'linnenkast',
    name: ['Linnen dekbedovertrek Leie', 'Leinenbettwäsche Leie', 'Parure de lit en lin Lys'],
    description: [
      'Leie is geweven uit vlas van de velden tussen Kortrijk en Gent en twee keer gewassen voordat het bij je komt. Het voelt koel in de zomer en warm in de winter, en strijken doe je er nooit aan. De knopen zijn van beukenhout. Elk jaar wordt de stof zachter; na vijf jaar wil je niets anders meer.',
      'Leie wird aus Flachs von den Feldern zwischen Kortrijk und Gent gewebt und zweimal gewaschen, bevor es zu Ihnen kommt. Im Sommer kühlt es, im Winter wärmt es, und gebügelt wird es nie. Die Knöpfe sind aus Buchenholz. Jedes Jahr wird der Stoff weicher; nach fünf Jahren möchte man nichts anderes mehr.',
      'Lys est tissée avec le lin des champs entre Courtrai et Gand, puis lavée deux fois avant d’arriver chez vous. Fraîche en été, chaude en hiver, elle ne se repasse jamais. Les boutons sont en hêtre. La matière s’adoucit chaque année ; après cinq ans, on ne veut plus rien d’autre.',
    ],
    highlights: [
      ['Voorgewassen linnen', 'Vorgewaschenes Leinen', 'Lin prélavé'],
      ['Nooit strijken', 'Nie bügeln', 'Sans repassage'],
      ['Knopen van beukenhout', 'Knöpfe aus Buchenholz', 'Boutons en hêtre'],
    ],
    euros: 119,
    colours: ['off-white', 'sage', 'rust', 'light-grey'],
  },
];
