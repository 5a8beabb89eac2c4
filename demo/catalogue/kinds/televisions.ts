import type { Kind } from '../kind.ts';
import { plain, seriesNames } from './technical-parts.ts';

const size = (inches: number, price: number, power: number) =>
  plain(`${inches}`, `${inches} inch`, `${inches} Zoll`, `${inches} pouces`, {
    attributes: {
      'screen-size': inches,
      power,
      width: Math.round(inches * 2.22),
      height: Math.round(inches * 1.29),
    },
    price,
  });

export const television: Kind = {
  kind: 'television',
  picture: 'television',
  department: 'electronics',
  share: 18,
  audiences: {},
  axes: [
    [
      plain('led', 'Led-tv', 'LED-Fernseher', 'Téléviseur LED', { attributes: { panel: 'led' }, price: 0.7 }),
      {
        key: 'qled',
        name: ['QLED-tv', 'QLED-Fernseher', 'Téléviseur QLED'],
        sentence: [
          'Quantumdots geven heldere kleuren, ook in een lichte kamer.',
          'Quantum Dots sorgen auch im hellen Zimmer für leuchtende Farben.',
          'Les boîtes quantiques offrent des couleurs éclatantes, même dans une pièce lumineuse.',
        ],
        attributes: { panel: 'qled' },
      },
      {
        key: 'oled',
        name: ['OLED-tv', 'OLED-Fernseher', 'Téléviseur OLED'],
        sentence: [
          'Elk beeldpunt licht zelf op, dus zwart is echt zwart.',
          'Jeder Bildpunkt leuchtet selbst, deshalb ist Schwarz wirklich schwarz.',
          'Chaque pixel s’éclaire lui-même : le noir est vraiment noir.',
        ],
        attributes: { panel: 'oled' },
        price: 1.7,
      },
      {
        key: 'miniled',
        name: ['Mini-led-tv', 'Mini-LED-Fernseher', 'Téléviseur Mini-LED'],
        sentence: [
          'Honderden dimzones brengen felle lichten en diepe schaduwen samen in één beeld.',
          'Hunderte Dimmzonen bringen helle Lichter und tiefe Schatten in ein Bild.',
          'Des centaines de zones d’éclairage réunissent lumières vives et ombres profondes.',
        ],
        attributes: { panel: 'miniled' },
        price: 1.35,
      },
    ],
    [size(43, 0.7, 62), size(50, 0.85, 78), size(55, 1, 92), size(65, 1.35, 124), size(75, 1.9, 158)],
    [
      plain('4k', '4K Ultra HD', '4K Ultra HD', '4K Ultra HD', {
        attributes: { resolution: '4k', 'refresh-rate': 60 },
      }),
      {
        key: '4k-120',
        name: ['4K 120 Hz', '4K 120 Hz', '4K 120 Hz'],
        sentence: [
          'Met 120 beelden per seconde blijven sport en games vloeiend.',
          'Mit 120 Bildern pro Sekunde bleiben Sport und Spiele flüssig.',
          'Avec 120 images par seconde, le sport et les jeux restent fluides.',
        ],
        attributes: { resolution: '4k', 'refresh-rate': 120 },
        price: 1.2,
      },
    ],
    seriesNames('Vision', 'Cinea', 'Lumo', 'Panora', 'Aura', 'Clarity'),
  ],
  names: [['{0} {3} {1}, {2}', '{0} {3} {1}, {2}', '{0} {3} {1}, {2}']],
  openings: [
    [
      'Films, sport en series op een scherm waar je graag voor gaat zitten.',
      'Filme, Sport und Serien auf einem Bildschirm, vor dem man gern Platz nimmt.',
      'Films, sport et séries sur un écran devant lequel on s’installe avec plaisir.',
    ],
    [
      'Een scherp beeld en een menu dat iedereen in huis begrijpt.',
      'Ein scharfes Bild und ein Menü, das jeder im Haus versteht.',
      'Une image nette et un menu que toute la maison comprend.',
    ],
  ],
  closings: [
    [
      'De bekende streamingdiensten staan al klaar; wifi instellen en kijken maar.',
      'Die bekannten Streamingdienste sind schon installiert: WLAN einrichten und loslegen.',
      'Les principaux services de streaming sont déjà installés : connectez le Wi-Fi et regardez.',
    ],
    [
      'Met drie HDMI-aansluitingen, twee USB-poorten en een CI+-slot.',
      'Mit drei HDMI-Anschlüssen, zwei USB-Buchsen und einem CI+-Schacht.',
      'Avec trois prises HDMI, deux ports USB et un emplacement CI+.',
    ],
    [
      'Hangt met de VESA-bevestiging ook vlak aan de muur.',
      'Lässt sich per VESA-Halterung auch flach an die Wand hängen.',
      'Se fixe aussi à plat au mur grâce à la norme VESA.',
    ],
  ],
  highlights: [
    ['Smart-tv met wifi', 'Smart-TV mit WLAN', 'Smart TV avec Wi-Fi'],
    ['3 × HDMI, 2 × USB', '3 × HDMI, 2 × USB', '3 × HDMI, 2 × USB'],
    ['HDR10 en Dolby-geluid', 'HDR10 und Dolby-Ton', 'HDR10 et son Dolby'],
  ],
  keywords: ['televisie tv smart-tv scherm', 'fernseher tv smart-tv', 'télévision tv smart tv écran'],
  colours: ['black'],
  colourCount: [1, 1],
  price: [399, 1099],
  energyClasses: ['D', 'E', 'E', 'F', 'F', 'G'],
  details: (draw) => ({ connection: 'wifi', 'energy-per-1000h': draw.whole(48, 148) }),
};
