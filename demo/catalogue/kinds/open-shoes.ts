import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { shoeSizes } from './scales.ts';
import { SHOE_MATERIALS, SHOE_NAMES } from './shoe-parts.ts';

export const pump: Kind = {
  kind: 'pump',
  picture: 'pump',
  department: 'shoes',
  share: 12,
  audiences: { women: 1 },
  axes: [
    [
      option('pump', ['Pumps', 'Pumps', 'Escarpins'], null, { attributes: { 'heel-height': 7 } }),
      option(
        'slingback',
        ['Slingbackpumps', 'Slingpumps', 'Escarpins à bride arrière'],
        [
          'Het bandje achter de hiel is elastisch en schuift niet weg.',
          'Das elastische Fersenriemchen verrutscht nicht.',
          'La bride arrière élastique reste en place.',
        ],
        { attributes: { 'heel-height': 5 } },
      ),
      option('high', ['Hoge pumps', 'High Heels', 'Escarpins à talon haut'], null, {
        attributes: { 'heel-height': 9 },
        price: 1.1,
      }),
      option('flat', ['Platte pumps', 'Ballerinas', 'Ballerines'], null, {
        attributes: { 'heel-height': 1 },
        price: 0.8,
      }),
      option('mary-jane', ['Mary Janes', 'Mary Janes', 'Babies'], null, {
        attributes: { 'heel-height': 4, closure: 'buckle' },
      }),
    ],
    [
      option(
        'pointed',
        ['spitse neus', 'spitzer Kappe', 'à bout pointu'],
        [
          'De spitse neus maakt het been langer.',
          'Die spitze Form streckt das Bein.',
          'Le bout pointu allonge la jambe.',
        ],
      ),
      option(
        'round-toe',
        ['ronde neus', 'runder Kappe', 'à bout rond'],
        [
          'De ronde neus geeft de tenen ruimte.',
          'Die runde Form lässt den Zehen Platz.',
          'Le bout rond laisse de la place aux orteils.',
        ],
      ),
      option(
        'bow',
        ['strik', 'Schleife', 'à nœud'],
        [
          'De strik is vastgezet en blijft dus mooi liggen.',
          'Die Schleife ist fixiert und bleibt schön in Form.',
          'Le nœud, cousu, garde sa forme.',
        ],
      ),
      option(
        'strap',
        ['enkelbandje', 'Knöchelriemchen', 'à bride cheville'],
        [
          'Met het bandje om de enkel loop je zekerder.',
          'Mit dem Riemchen am Knöchel geht es sich sicherer.',
          'La bride à la cheville assure la marche.',
        ],
        { attributes: { closure: 'buckle' } },
      ),
      option(
        'buckle',
        ['siergesp', 'Zierschnalle', 'à boucle décorative'],
        [
          'De gesp glanst ingetogen en haakt nergens aan.',
          'Die Schnalle schimmert dezent und bleibt nirgends hängen.',
          'La boucle, discrètement brillante, n’accroche nulle part.',
        ],
      ),
    ],
    SHOE_MATERIALS.filter((material) => material.key !== 'textile'),
  ],
  names: SHOE_NAMES,
  openings: [
    [
      'Schoenen voor een lange avond, met een voetbed dat meedenkt.',
      'Schuhe für lange Abende, mit einem Fußbett, das mitdenkt.',
      'Des chaussures pour les longues soirées, à la semelle bien pensée.',
    ],
    [
      'Elegant zonder op de tenen te lopen.',
      'Elegant, ohne auf Zehenspitzen gehen zu müssen.',
      'Élégantes sans avoir à marcher sur la pointe des pieds.',
    ],
  ],
  closings: [
    [
      'De binnenzool heeft extra demping onder de bal van de voet.',
      'Die Innensohle ist unter dem Ballen zusätzlich gepolstert.',
      'La semelle est rembourrée sous l’avant-pied.',
    ],
    [
      'Bij een smalle voet neem je een halve maat kleiner.',
      'Bei schmalem Fuß eine halbe Nummer kleiner wählen.',
      'Pied fin : prenez une demi-pointure au-dessous.',
    ],
  ],
  highlights: [
    ['Gedempte binnenzool', 'Gepolsterte Innensohle', 'Semelle rembourrée'],
    ['Antislipzool', 'Rutschhemmende Sohle', 'Semelle antidérapante'],
    ['Vervangbaar hakstukje', 'Austauschbarer Absatzfleck', 'Bonbout remplaçable'],
  ],
  keywords: ['pumps hakken schoenen', 'pumps absatzschuhe schuhe', 'escarpins talons chaussures'],
  colours: ['black', 'navy', 'beige', 'red', 'powder-pink', 'wine-red', 'silver'],
  colourCount: [1, 3],
  scale: shoeSizes,
  price: [39, 129],
  details: () => ({ sole: 'synthetic', closure: 'slip-on', occasion: 'party' }),
};

export const sandal: Kind = {
  kind: 'sandal',
  picture: 'sandal',
  department: 'shoes',
  share: 14,
  audiences: { women: 5, men: 2, girls: 1, boys: 1 },
  axes: [
    [
      option('sandal', ['Sandalen', 'Sandalen', 'Sandales'], null, { attributes: { 'heel-height': 2 } }),
      option('slide', ['Slippers', 'Pantoletten', 'Mules'], null, {
        attributes: { closure: 'slip-on', 'heel-height': 2 },
        price: 0.85,
      }),
      option(
        'wedge',
        ['Sleehaksandalen', 'Keilsandalen', 'Sandales compensées'],
        [
          'De sleehak tilt je zes centimeter op en loopt stabiel.',
          'Der Keilabsatz hebt Sie um sechs Zentimeter und läuft sich sicher.',
          'Le talon compensé vous grandit de six centimètres en toute stabilité.',
        ],
        { attributes: { 'heel-height': 6 }, audiences: ['women'], price: 1.1 },
      ),
      option(
        'trekking',
        ['Wandelsandalen', 'Trekkingsandalen', 'Sandales de marche'],
        [
          'De zool is zo stevig dat je er een bergpad mee afdaalt.',
          'Die Sohle ist so fest, dass sie auch einen Bergpfad mitmacht.',
          'La semelle est assez ferme pour un sentier de montagne.',
        ],
        { attributes: { closure: 'hook-and-loop', 'heel-height': 3 }, price: 1.1 },
      ),
    ],
    [
      option(
        'cork-bed',
        ['kurken voetbed', 'Korkfußbett', 'à semelle en liège'],
        [
          'Het kurken voetbed vormt zich naar je voet.',
          'Das Korkfußbett passt sich dem Fuß an.',
          'La semelle en liège épouse le pied.',
        ],
        { attributes: { sole: 'cork' } },
      ),
      option(
        'crossed-straps',
        ['gekruiste bandjes', 'gekreuzten Riemen', 'à brides croisées'],
        [
          'De gekruiste bandjes houden de voet op zijn plaats.',
          'Die gekreuzten Riemen halten den Fuß an seinem Platz.',
          'Les brides croisées maintiennent bien le pied.',
        ],
      ),
      option(
        'two-buckles',
        ['twee gespen', 'zwei Schnallen', 'à deux boucles'],
        [
          'Met twee gespen stel je de breedte precies in.',
          'Mit zwei Schnallen lässt sich die Weite genau einstellen.',
          'Deux boucles permettent d’ajuster la largeur.',
        ],
        { attributes: { closure: 'buckle' } },
      ),
      option(
        'soft-strap',
        ['zacht gevoerde banden', 'weich gefütterten Riemen', 'à brides doublées'],
        [
          'De banden zijn van binnen gevoerd en schuren niet.',
          'Die Riemen sind innen gefüttert und scheuern nicht.',
          'Les brides, doublées à l’intérieur, ne frottent pas.',
        ],
      ),
    ],
    SHOE_MATERIALS,
  ],
  names: SHOE_NAMES,
  openings: [
    [
      'Zodra de zon schijnt, zijn dit de schoenen.',
      'Sobald die Sonne scheint, sind das die richtigen Schuhe.',
      'Dès que le soleil brille, ce sont elles qu’on enfile.',
    ],
    [
      'Voor strand, stad en balkon.',
      'Für Strand, Stadt und Balkon.',
      'Pour la plage, la ville et le balcon.',
    ],
  ],
  closings: [
    [
      'Laat ze na het strand in de schaduw drogen.',
      'Nach dem Strand im Schatten trocknen lassen.',
      'Après la plage, laissez-les sécher à l’ombre.',
    ],
    [
      'Vallen normaal; neem je vaste maat.',
      'Fallen normal aus; wählen Sie Ihre übliche Größe.',
      'Taillent normalement : prenez votre pointure habituelle.',
    ],
  ],
  highlights: [
    ['Gevormd voetbed', 'Geformtes Fußbett', 'Semelle anatomique'],
    ['Zool met grip', 'Rutschhemmende Sohle', 'Semelle antidérapante'],
    ['Lichtgewicht', 'Leicht', 'Légères'],
  ],
  keywords: [
    'sandalen slippers zomerschoenen',
    'sandalen pantoletten sommerschuhe',
    'sandales mules chaussures été',
  ],
  colours: ['cognac', 'black', 'off-white', 'gold', 'sand', 'navy', 'olive'],
  colourCount: [1, 3],
  scale: shoeSizes,
  price: [29, 89],
  details: () => ({ sole: 'rubber', closure: 'buckle', occasion: 'leisure' }),
};
