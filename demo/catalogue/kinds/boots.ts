import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { shoeSizes } from './scales.ts';
import { SHOE_MATERIALS, SHOE_NAMES } from './shoe-parts.ts';

const BOOT_MATERIALS = SHOE_MATERIALS.filter((material) => material.key !== 'textile');

export const boot: Kind = {
  kind: 'boot',
  picture: 'boot',
  department: 'shoes',
  share: 14,
  audiences: { women: 4, men: 2, girls: 1, boys: 1 },
  axes: [
    [
      option('lace-up', ['Veterlaars', 'Schnürstiefel', 'Bottes à lacets'], null, {
        attributes: { closure: 'laces', 'shaft-height': 19 },
      }),
      option(
        'winter',
        ['Winterlaars', 'Winterstiefel', 'Bottes d’hiver'],
        [
          'De warme voering houdt de voeten ook bij vorst behaaglijk.',
          'Das warme Futter hält die Füße auch bei Frost behaglich.',
          'La doublure chaude garde les pieds au sec et au chaud, même par gel.',
        ],
        { attributes: { 'shaft-height': 24 }, price: 1.1 },
      ),
      option('high', ['Hoge laars', 'Hoher Stiefel', 'Bottes hautes'], null, {
        attributes: { closure: 'zip', 'shaft-height': 38 },
        audiences: ['women'],
        price: 1.2,
      }),
      option(
        'hiking',
        ['Wandelschoen', 'Wanderstiefel', 'Chaussures de randonnée'],
        [
          'De schacht steunt de enkel op ongelijk terrein.',
          'Der Schaft stützt den Knöchel in unebenem Gelände.',
          'La tige soutient la cheville en terrain accidenté.',
        ],
        {
          attributes: { closure: 'laces', 'shaft-height': 15, waterproof: true },
          audiences: ['women', 'men'],
          price: 1.15,
        },
      ),
    ],
    [
      option(
        'warm-lining',
        ['warme voering', 'Warmfutter', 'à doublure chaude'],
        [
          'Binnenin zit een zachte, uitneembare zool.',
          'Innen liegt eine weiche, herausnehmbare Sohle.',
          'À l’intérieur, une semelle douce et amovible.',
        ],
      ),
      option(
        'profile-sole',
        ['profielzool', 'Profilsohle', 'à semelle crantée'],
        [
          'Het diepe profiel geeft houvast op bladeren, modder en sneeuw.',
          'Das tiefe Profil gibt auf Laub, Matsch und Schnee Halt.',
          'Les crampons profonds accrochent sur feuilles, boue et neige.',
        ],
      ),
      option(
        'zip',
        ['rits aan de zijkant', 'seitlichem Reißverschluss', 'à zip latéral'],
        [
          'Dankzij de rits heb je ze in drie tellen aan.',
          'Dank Reißverschluss sind sie in drei Sekunden angezogen.',
          'Le zip permet de les enfiler en un instant.',
        ],
      ),
      option(
        'membrane',
        ['waterdicht membraan', 'wasserdichter Membran', 'à membrane imperméable'],
        [
          'Het membraan houdt water buiten en laat vocht van binnen door.',
          'Die Membran hält Wasser ab und lässt Feuchtigkeit von innen hinaus.',
          'La membrane bloque l’eau et laisse s’évacuer l’humidité.',
        ],
        { attributes: { waterproof: true }, price: 1.15 },
      ),
    ],
    BOOT_MATERIALS,
  ],
  names: SHOE_NAMES,
  openings: [
    [
      'Laarzen voor het weer zoals het is.',
      'Stiefel für das Wetter, wie es eben ist.',
      'Des chaussures pour le temps qu’il fait, tout simplement.',
    ],
    [
      'Stevig op straat, warm aan de voet en al ingelopen voor je ze aantrekt.',
      'Fest auf der Straße, warm am Fuß und vom ersten Tag an bequem.',
      'Stables dans la rue, chaudes au pied et confortables dès le premier jour.',
    ],
    [
      'Zo gemaakt dat de schoenmaker ze kan verzolen.',
      'So gebaut, dass der Schuhmacher sie neu besohlen kann.',
      'Conçues pour pouvoir être ressemelées par le cordonnier.',
    ],
  ],
  closings: [
    [
      'Kies een maat groter als je dikke sokken draagt.',
      'Wer dicke Socken trägt, wählt eine Nummer größer.',
      'Avec de grosses chaussettes, prenez une pointure de plus.',
    ],
    [
      'Behandel ze voor het eerste gebruik met een beschermende spray.',
      'Vor dem ersten Tragen mit Imprägnierspray behandeln.',
      'Imperméabilisez-les avant de les porter pour la première fois.',
    ],
  ],
  highlights: [
    ['Rubberen profielzool', 'Profilsohle aus Gummi', 'Semelle crantée en caoutchouc'],
    ['Verstevigde hiel', 'Verstärkte Ferse', 'Talon renforcé'],
    ['Uitneembare binnenzool', 'Herausnehmbare Innensohle', 'Semelle intérieure amovible'],
  ],
  keywords: ['laarzen boots schoenen', 'stiefel boots schuhe', 'bottes boots chaussures'],
  colours: ['black', 'cognac', 'dark-brown', 'taupe', 'navy', 'olive'],
  colourCount: [1, 2],
  scale: shoeSizes,
  price: [59, 169],
  details: () => ({ sole: 'rubber', closure: 'zip', occasion: 'outdoor' }),
};

export const ankleBoot: Kind = {
  kind: 'ankle-boot',
  picture: 'ankle-boot',
  department: 'shoes',
  share: 12,
  audiences: { women: 3, men: 1 },
  axes: [
    [
      option(
        'chelsea',
        ['Chelsea boot', 'Chelsea-Boot', 'Chelsea boots'],
        [
          'De elastische inzetten sluiten soepel om de enkel.',
          'Die elastischen Einsätze schließen weich um den Knöchel.',
          'Les empiècements élastiques épousent la cheville.',
        ],
        { attributes: { closure: 'slip-on', 'heel-height': 3 } },
      ),
      option('ankle', ['Enkellaars', 'Stiefelette', 'Bottines'], null, {
        attributes: { closure: 'zip', 'heel-height': 5 },
      }),
      option('biker', ['Bikerboot', 'Biker-Boot', 'Bottines motardes'], null, {
        attributes: { closure: 'buckle', 'heel-height': 4 },
        price: 1.1,
      }),
      option('western', ['Westernlaars', 'Westernstiefelette', 'Santiags courtes'], null, {
        attributes: { closure: 'zip', 'heel-height': 4 },
        audiences: ['women'],
      }),
    ],
    [
      option(
        'block-heel',
        ['blokhak', 'Blockabsatz', 'à talon carré'],
        [
          'De brede hak loopt stabiel, ook op kasseien.',
          'Der breite Absatz läuft sich sicher, auch auf Kopfsteinpflaster.',
          'Le talon large reste stable, même sur les pavés.',
        ],
        { audiences: ['women'] },
      ),
      option(
        'decorative-stitching',
        ['siersteken', 'Ziernähten', 'à surpiqûres'],
        [
          'De siersteken volgen de vorm van de voet.',
          'Die Ziernähte folgen der Form des Fußes.',
          'Les surpiqûres suivent la forme du pied.',
        ],
      ),
      option(
        'profile-sole',
        ['profielzool', 'Profilsohle', 'à semelle crantée'],
        [
          'De profielzool maakt ze geschikt voor natte dagen.',
          'Die Profilsohle macht sie auch für nasse Tage tauglich.',
          'La semelle crantée les rend aptes aux jours de pluie.',
        ],
      ),
      option(
        'padded',
        ['zacht voetbed', 'weichem Fußbett', 'à semelle moelleuse'],
        [
          'Het zachte voetbed dempt elke stap.',
          'Das weiche Fußbett dämpft jeden Schritt.',
          'La semelle moelleuse amortit chaque pas.',
        ],
      ),
    ],
    BOOT_MATERIALS,
  ],
  names: SHOE_NAMES,
  openings: [
    [
      'Van september tot april staan deze klaar bij de voordeur.',
      'Von September bis April stehen sie griffbereit an der Haustür.',
      'De septembre à avril, elles ne quittent pas l’entrée.',
    ],
    [
      'Onder een jurk, onder een jeans: ze maken het af.',
      'Zum Kleid, zur Jeans: Sie runden jeden Look ab.',
      'Avec une robe ou un jean, elles finissent la tenue.',
    ],
  ],
  closings: [
    [
      'Met een treklus om ze makkelijk aan te trekken.',
      'Mit Schlaufe zum leichten Anziehen.',
      'Avec une tirette pour les enfiler facilement.',
    ],
    [
      'Vallen normaal; neem je vaste maat.',
      'Fallen normal aus; wählen Sie Ihre übliche Größe.',
      'Taillent normalement : prenez votre pointure habituelle.',
    ],
  ],
  highlights: [
    ['Met treklus', 'Mit Anziehschlaufe', 'Avec tirette'],
    ['Zacht voetbed', 'Weiches Fußbett', 'Semelle moelleuse'],
    ['Zool met grip', 'Rutschhemmende Sohle', 'Semelle antidérapante'],
  ],
  keywords: ['enkellaars enkellaarsjes boots', 'stiefelette boots', 'bottines boots'],
  colours: ['black', 'cognac', 'taupe', 'dark-brown', 'sand', 'wine-red'],
  colourCount: [1, 2],
  scale: shoeSizes,
  price: [55, 149],
  details: () => ({ sole: 'rubber' }),
};
