import type { Kind } from '../kind.ts';
import { option } from './option.ts';

export const bag: Kind = {
  kind: 'bag',
  picture: 'bag',
  department: 'fashion',
  share: 7,
  audiences: { women: 1 },
  axes: [
    [
      option('hand', ['Handtas', 'Handtasche', 'Sac à main'], null, {
        attributes: { width: 28, height: 22, depth: 12, weight: 0.6 },
      }),
      option('shoulder', ['Schoudertas', 'Umhängetasche', 'Sac bandoulière'], null, {
        attributes: { width: 24, height: 17, depth: 8, weight: 0.4 },
        price: 0.9,
      }),
      option('shopper', ['Shopper', 'Shopper', 'Cabas'], null, {
        attributes: { width: 36, height: 30, depth: 14, weight: 0.7 },
      }),
      option(
        'laptop',
        ['Laptoptas', 'Laptoptasche', 'Sac pour ordinateur'],
        [
          'Het gevoerde vak past een laptop tot 15 inch.',
          'In das gepolsterte Fach passt ein Laptop bis 15 Zoll.',
          'Le compartiment rembourré accueille un ordinateur jusqu’à 15 pouces.',
        ],
        { attributes: { width: 39, height: 29, depth: 10, weight: 0.9 }, price: 1.2 },
      ),
      option(
        'weekender',
        ['Weekendtas', 'Reisetasche', 'Sac week-end'],
        [
          'Groot genoeg voor drie dagen, klein genoeg voor het bagagerek.',
          'Groß genug für drei Tage, klein genug für die Gepäckablage.',
          'Assez grand pour trois jours, assez petit pour le porte-bagages.',
        ],
        { attributes: { width: 48, height: 30, depth: 22, weight: 1.1, occasion: 'travel' }, price: 1.35 },
      ),
    ],
    [
      option(
        'zip',
        ['ritssluiting', 'Reißverschluss', 'à fermeture éclair'],
        [
          'De rits loopt over de hele bovenkant, zodat niets eruit kan vallen.',
          'Der Reißverschluss schließt über die ganze Breite, nichts fällt heraus.',
          'La fermeture éclair sur toute la largeur évite les pertes.',
        ],
        { attributes: { closure: 'zip' } },
      ),
      option(
        'magnet',
        ['magneetsluiting', 'Magnetverschluss', 'à fermoir aimanté'],
        [
          'De magneet sluit vanzelf: één hand is genoeg.',
          'Der Magnet schließt von selbst: Eine Hand genügt.',
          'L’aimant se ferme tout seul, d’une seule main.',
        ],
        { attributes: { closure: 'magnet' } },
      ),
      option(
        'buckle',
        ['gespen', 'Schnallen', 'à boucles'],
        [
          'De gespen verbergen drukknopen, dus openen gaat snel.',
          'Unter den Schnallen sitzen Druckknöpfe, so geht das Öffnen schnell.',
          'Les boucles cachent des boutons-pression pour une ouverture rapide.',
        ],
        { attributes: { closure: 'buckle' } },
      ),
      option(
        'outer-pocket',
        ['voorvak', 'Vorfach', 'à poche avant'],
        [
          'In het voorvak liggen telefoon en ov-kaart voor het grijpen.',
          'Im Vorfach sind Telefon und Fahrkarte griffbereit.',
          'La poche avant garde téléphone et abonnement à portée de main.',
        ],
        { attributes: { closure: 'zip' } },
      ),
    ],
    [
      option(
        'leather',
        ['leer', 'Leder', 'cuir'],
        [
          'Het leer krijgt met de tijd een mooie glans.',
          'Das Leder bekommt mit der Zeit einen schönen Glanz.',
          'Le cuir se patine joliment avec le temps.',
        ],
        { attributes: { surface: 'full-grain-leather', care: ['leather-care'] }, price: 1.6 },
      ),
      option(
        'suede',
        ['suède', 'Veloursleder', 'cuir velours'],
        [
          'Het suède is zacht en met een spray goed te beschermen.',
          'Das Veloursleder ist weich und lässt sich mit Imprägnierspray gut schützen.',
          'Le cuir velours, très doux, se protège d’une simple pulvérisation.',
        ],
        { attributes: { surface: 'suede', care: ['brush'] }, price: 1.4 },
      ),
      option(
        'imitation-leather',
        ['kunstleer', 'Lederimitat', 'imitation cuir'],
        [
          'Het kunstleer is licht en met een vochtige doek schoon.',
          'Das Lederimitat ist leicht und mit einem feuchten Tuch sauber.',
          'L’imitation cuir, légère, se nettoie d’un coup de chiffon.',
        ],
        { attributes: { surface: 'imitation-leather', care: ['wipe-clean'] }, price: 0.75 },
      ),
      option(
        'canvas',
        ['canvas', 'Canvas', 'toile'],
        [
          'Het stevige canvas kan tegen een stootje.',
          'Der kräftige Canvas verträgt einiges.',
          'La toile épaisse en voit d’autres.',
        ],
        { attributes: { surface: 'canvas', care: ['wipe-clean'] }, price: 0.85 },
      ),
      option(
        'nylon',
        ['nylon', 'Nylon', 'nylon'],
        [
          'Het geweven nylon is licht en stoot water af.',
          'Das Nylongewebe ist leicht und wasserabweisend.',
          'Le nylon tissé est léger et déperlant.',
        ],
        { attributes: { surface: 'nylon', care: ['wipe-clean'] }, price: 0.8 },
      ),
    ],
  ],
  names: [['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}']],
  openings: [
    [
      'Alles wat je nodig hebt, overzichtelijk bij de hand.',
      'Alles, was Sie brauchen, übersichtlich zur Hand.',
      'Tout ce qu’il vous faut, bien rangé et à portée de main.',
    ],
    [
      'Een tas die er op maandag zakelijk uitziet en op zaterdag ontspannen.',
      'Eine Tasche, die montags geschäftlich und samstags entspannt wirkt.',
      'Un sac sérieux le lundi et décontracté le samedi.',
    ],
  ],
  closings: [
    [
      'Van binnen twee insteekvakken en een ritsvakje voor de sleutels.',
      'Innen zwei Steckfächer und ein Reißverschlussfach für die Schlüssel.',
      'À l’intérieur, deux poches plaquées et une poche zippée pour les clés.',
    ],
    [
      'De bodem is verstevigd, zodat de tas blijft staan.',
      'Der Boden ist verstärkt, damit die Tasche stehen bleibt.',
      'Le fond renforcé permet au sac de tenir debout.',
    ],
  ],
  highlights: [
    ['Verstevigde bodem', 'Verstärkter Boden', 'Fond renforcé'],
    ['Ritsvak binnenin', 'Reißverschlussfach innen', 'Poche intérieure zippée'],
    ['Verstelbare band', 'Verstellbarer Riemen', 'Bandoulière réglable'],
  ],
  keywords: ['tas handtas schoudertas', 'tasche handtasche', 'sac maroquinerie'],
  colours: ['black', 'cognac', 'camel', 'navy', 'taupe', 'bottle-green', 'wine-red', 'sand'],
  colourCount: [2, 4],
  price: [29, 119],
};
