import type { Kind } from '../kind.ts';
import { option } from './option.ts';

export const backpack: Kind = {
  kind: 'backpack',
  picture: 'backpack',
  department: 'fashion',
  share: 4,
  audiences: { unisex: 4, women: 1, girls: 0.8, boys: 0.8 },
  axes: [
    [
      option('city', ['Rugzak', 'Rucksack', 'Sac à dos'], null, {
        attributes: { capacity: 18, width: 29, height: 42, depth: 14, weight: 0.7 },
      }),
      option(
        'laptop',
        ['Laptoprugzak', 'Laptop-Rucksack', 'Sac à dos ordinateur'],
        [
          'Het gevoerde laptopvak zit tegen de rug, op de plek waar het gewicht hoort.',
          'Das gepolsterte Laptopfach liegt am Rücken, wo das Gewicht hingehört.',
          'Le compartiment rembourré se trouve contre le dos, là où le poids doit être.',
        ],
        {
          attributes: { capacity: 22, width: 31, height: 46, depth: 16, weight: 0.9 },
          audiences: ['unisex', 'women'],
          price: 1.25,
        },
      ),
      option(
        'hiking',
        ['Wandelrugzak', 'Wanderrucksack', 'Sac de randonnée'],
        [
          'De heupband neemt de helft van het gewicht van de schouders.',
          'Der Hüftgurt nimmt den Schultern die Hälfte des Gewichts ab.',
          'La ceinture soulage les épaules de la moitié du poids.',
        ],
        {
          attributes: { capacity: 28, width: 30, height: 54, depth: 22, weight: 1.1, occasion: 'outdoor' },
          audiences: ['unisex', 'women'],
          price: 1.4,
        },
      ),
      option(
        'roll-top',
        ['Rolltoprugzak', 'Rolltop-Rucksack', 'Sac à dos à enroulement'],
        [
          'De rolsluiting groeit mee met je boodschappen.',
          'Der Rollverschluss wächst mit dem Einkauf mit.',
          'La fermeture enroulable s’adapte au volume de vos courses.',
        ],
        {
          attributes: { capacity: 24, width: 30, height: 48, depth: 15, weight: 0.9 },
          audiences: ['unisex', 'women'],
          price: 1.15,
        },
      ),
      option(
        'school',
        ['Schoolrugzak', 'Schulrucksack', 'Cartable sac à dos'],
        [
          'Een map van A4-formaat past rechtop naast de broodtrommel.',
          'Ein Ordner in A4 passt aufrecht neben die Brotdose.',
          'Un classeur A4 tient debout à côté de la boîte à goûter.',
        ],
        {
          attributes: { capacity: 16, width: 28, height: 38, depth: 16, weight: 0.6 },
          audiences: ['girls', 'boys'],
          price: 0.85,
        },
      ),
    ],
    [
      option('side-pockets', ['zijvakken', 'Seitenfächern', 'à poches latérales'], null, {
        attributes: { closure: 'zip' },
      }),
      option('bottle', ['flessenvak', 'Flaschenfach', 'à porte-gourde'], null, {
        attributes: { closure: 'zip' },
      }),
      option(
        'back-pocket',
        ['geheim rugvak', 'verdecktem Rückenfach', 'à poche dorsale cachée'],
        [
          'Het verborgen vak aan de rugkant is er voor paspoort en portemonnee.',
          'Das verdeckte Fach am Rücken ist für Pass und Geldbörse da.',
          'La poche cachée côté dos abrite passeport et portefeuille.',
        ],
        { attributes: { closure: 'zip' } },
      ),
      option(
        'reflectors',
        ['reflecterende strepen', 'Reflexstreifen', 'à bandes réfléchissantes'],
        [
          'De reflecterende strepen lichten op in de koplampen.',
          'Die Reflexstreifen leuchten im Scheinwerferlicht auf.',
          'Les bandes réfléchissantes s’illuminent dans les phares.',
        ],
        { attributes: { closure: 'zip' } },
      ),
      option('buckle', ['gespsluiting', 'Schnallenverschluss', 'à fermeture à boucle'], null, {
        attributes: { closure: 'buckle' },
      }),
    ],
    [
      option(
        'nylon',
        ['nylon', 'Nylon', 'nylon'],
        [
          'Het dicht geweven nylon stoot water af en scheurt niet door.',
          'Das dicht gewebte Nylon ist wasserabweisend und reißt nicht weiter.',
          'Le nylon serré, déperlant, ne se déchire pas.',
        ],
        { attributes: { surface: 'nylon', care: ['wipe-clean'] } },
      ),
      option('canvas', ['canvas', 'Canvas', 'toile'], null, {
        attributes: { surface: 'canvas', care: ['wipe-clean'] },
        price: 0.95,
      }),
      option(
        'recycled',
        ['gerecycled polyester', 'Recycling-Polyester', 'polyester recyclé'],
        [
          'De buitenstof is van polyesterdraad uit oude flessen.',
          'Der Oberstoff besteht aus Polyestergarn aus alten Flaschen.',
          'Le tissu extérieur est tissé de fil issu d’anciennes bouteilles.',
        ],
        { attributes: { surface: 'polyester', care: ['wipe-clean'] }, price: 1.05 },
      ),
      option(
        'leather',
        ['leer', 'Leder', 'cuir'],
        [
          'Het leer begint stevig en wordt elk jaar soepeler.',
          'Das Leder beginnt fest und wird jedes Jahr geschmeidiger.',
          'Le cuir, ferme au début, s’assouplit d’année en année.',
        ],
        {
          attributes: { surface: 'full-grain-leather', care: ['leather-care'] },
          price: 2.1,
          audiences: ['unisex', 'women'],
        },
      ),
    ],
  ],
  names: [
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
  ],
  openings: [
    [
      'Twee handen vrij en alles bij je.',
      'Zwei Hände frei und alles dabei.',
      'Les deux mains libres, et tout avec soi.',
    ],
    [
      'Van station naar kantoor en door naar de sportschool.',
      'Vom Bahnhof ins Büro und weiter zum Sport.',
      'De la gare au bureau, puis à la salle de sport.',
    ],
    [
      'Hij staat rechtop, ook als hij leeg is.',
      'Er bleibt stehen, auch wenn er leer ist.',
      'Il tient debout, même vide.',
    ],
  ],
  closings: [
    [
      'Aan de achterkant zit een band om hem over een koffergreep te schuiven.',
      'Hinten sitzt ein Band für den Koffergriff.',
      'Une sangle au dos permet de l’enfiler sur la poignée d’une valise.',
    ],
    [
      'De draagbanden zijn geventileerd en in hoogte verstelbaar.',
      'Die Träger sind belüftet und in der Höhe verstellbar.',
      'Les bretelles aérées se règlent en hauteur.',
    ],
    [
      'Binnenin een sleutelhaak, zodat je nooit hoeft te graven.',
      'Innen ein Schlüsselhaken, damit niemand graben muss.',
      'À l’intérieur, un mousqueton pour les clés : plus besoin de fouiller.',
    ],
  ],
  highlights: [
    ['Gevoerde draagbanden', 'Gepolsterte Träger', 'Bretelles rembourrées'],
    ['Ritsen met lange trekkers', 'Reißverschlüsse mit langen Zippern', 'Fermetures à longues tirettes'],
    ['Stevige bodem', 'Fester Boden', 'Fond rigide'],
  ],
  keywords: ['rugzak rugtas schooltas', 'rucksack schulrucksack', 'sac à dos cartable'],
  colours: ['black', 'anthracite', 'navy', 'olive', 'rust', 'sand', 'sage', 'cognac', 'lilac'],
  colourCount: [2, 4],
  price: [35, 99],
};
