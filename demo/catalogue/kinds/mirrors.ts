import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const mirror: Kind = {
  kind: 'mirror',
  picture: 'mirror',
  department: 'furniture',
  share: 6,
  audiences: {},
  axes: [
    [
      option('round', ['Ronde spiegel', 'Runder Spiegel', 'Miroir rond'], null, {
        attributes: { width: 70, height: 70, depth: 3, weight: 7 },
      }),
      option(
        'full-length',
        ['Passpiegel', 'Standspiegel', 'Miroir en pied'],
        [
          'Van kruin tot schoen in één beeld.',
          'Vom Scheitel bis zum Schuh auf einen Blick.',
          'De la tête aux pieds d’un seul regard.',
        ],
        { attributes: { width: 60, height: 170, depth: 4, weight: 16 }, price: 1.5 },
      ),
      option('rectangular', ['Rechthoekige spiegel', 'Rechteckiger Spiegel', 'Miroir rectangulaire'], null, {
        attributes: { width: 60, height: 90, depth: 3, weight: 9 },
      }),
      option(
        'arched',
        ['Boogspiegel', 'Bogenspiegel', 'Miroir arrondi'],
        [
          'De boog bovenaan haalt de strengheid uit een rechte muur.',
          'Der Bogen oben nimmt einer geraden Wand die Strenge.',
          'L’arrondi adoucit un mur tout droit.',
        ],
        { attributes: { width: 60, height: 120, depth: 3, weight: 11 }, price: 1.2 },
      ),
      option(
        'organic',
        ['Organische spiegel', 'Organisch geformter Spiegel', 'Miroir aux formes organiques'],
        null,
        { attributes: { width: 65, height: 85, depth: 2, weight: 8 }, price: 1.1 },
      ),
    ],
    FURNITURE_LINES,
    [
      option('metal-frame', ['metalen lijst', 'Metallrahmen', 'cadre en métal'], null, {
        attributes: { surface: 'metal' },
        colours: ['black', 'gold', 'silver'],
      }),
      option(
        'oak-frame',
        ['eiken lijst', 'Eichenrahmen', 'cadre en chêne'],
        [
          'De eiken lijst is uit één plank gezaagd en doorlopend van nerf.',
          'Der Eichenrahmen ist aus einem Brett gesägt, die Maserung läuft durch.',
          'Le cadre en chêne, tiré d’une seule planche, garde un veinage continu.',
        ],
        { attributes: { surface: 'solid-oak' }, colours: ['oak'], price: 1.25 },
      ),
      option('frameless', ['geslepen rand', 'facettierter Kante', 'bord biseauté'], null, {
        attributes: { surface: 'glass' },
        colours: ['silver'],
        price: 0.85,
      }),
      option('rattan', ['rotan lijst', 'Rattanrahmen', 'cadre en rotin'], null, {
        attributes: { surface: 'rattan' },
        colours: ['sand'],
        price: 1.1,
      }),
      option(
        'light',
        ['ledverlichting', 'LED-Beleuchtung', 'éclairage LED'],
        [
          'Het licht komt van opzij en is in drie tinten te kiezen.',
          'Das Licht kommt von der Seite und hat drei Farbtöne.',
          'La lumière vient des côtés, en trois nuances au choix.',
        ],
        { attributes: { surface: 'glass', light: true }, colours: ['silver', 'black'], price: 1.6 },
      ),
    ],
    [
      option(
        'both',
        ['horizontaal of verticaal op te hangen', 'quer oder hoch aufzuhängen', 'à poser dans les deux sens'],
        null,
        { bases: ['rectangular', 'organic', 'full-length'] },
      ),
      option(
        'hidden',
        ['onzichtbare ophanging', 'verdeckter Aufhängung', 'fixation invisible'],
        [
          'De ophanging zit verdekt, met een centimeter speling om recht te hangen.',
          'Die Aufhängung ist verdeckt und hat einen Zentimeter Spiel zum Ausrichten.',
          'La fixation, invisible, laisse un centimètre de jeu pour le mettre d’aplomb.',
        ],
      ),
      option('shelf', ['plankje', 'Ablage', 'tablette'], null, {
        bases: ['round', 'rectangular', 'arched'],
        price: 1.1,
      }),
      option(
        'film',
        ['splintervrije folie', 'Splitterschutzfolie', 'film anti-éclats'],
        [
          'Een folie op de achterkant houdt het glas bij elkaar als het breekt.',
          'Eine Folie auf der Rückseite hält das Glas zusammen, falls es bricht.',
          'Un film au dos retient les éclats en cas de casse.',
        ],
      ),
    ],
  ],
  names: [['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}']],
  openings: [
    [
      'Tegenover een raam verdubbelt hij het daglicht.',
      'Gegenüber einem Fenster verdoppelt er das Tageslicht.',
      'Face à une fenêtre, il double la lumière du jour.',
    ],
    [
      'De goedkoopste manier om een gang breder te maken.',
      'Die günstigste Art, einen Flur breiter zu machen.',
      'La façon la moins chère d’élargir un couloir.',
    ],
    [
      'Een laatste blik voor de deur opengaat.',
      'Ein letzter Blick, bevor die Tür aufgeht.',
      'Un dernier regard avant d’ouvrir la porte.',
    ],
  ],
  closings: [
    [
      'Vier millimeter floatglas, zonder vervorming.',
      'Vier Millimeter Floatglas, ohne Verzerrung.',
      'Verre flotté de quatre millimètres, sans déformation.',
    ],
    [
      'Schroeven en pluggen voor steen zitten erbij.',
      'Schrauben und Dübel für Mauerwerk liegen bei.',
      'Vis et chevilles pour murs pleins fournies.',
    ],
    [
      'Reinig met een droge microvezeldoek; aan de lijst geen glasreiniger.',
      'Mit trockenem Mikrofasertuch reinigen; kein Glasreiniger am Rahmen.',
      'Nettoyez avec une microfibre sèche, sans produit à vitres sur le cadre.',
    ],
  ],
  highlights: [
    ['Floatglas van 4 mm', '4 mm Floatglas', 'Verre flotté 4 mm'],
    ['Ophangmateriaal inbegrepen', 'Montagematerial dabei', 'Fixations fournies'],
    ['Geschikt voor de badkamer', 'Auch fürs Bad geeignet', 'Convient à la salle de bains'],
  ],
  keywords: ['spiegel passpiegel wandspiegel', 'spiegel wandspiegel standspiegel', 'miroir glace psyché'],
  colours: ['black', 'gold', 'silver', 'oak'],
  colourCount: [1, 2],
  price: [35, 179],
  details: (draw) => ({
    style: draw.pick(['modern', 'scandinavian', 'classic', 'retro']),
    assembly: 'ready',
  }),
};
