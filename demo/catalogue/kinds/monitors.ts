import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const monitor: Kind = {
  kind: 'monitor',
  picture: 'monitor',
  department: 'electronics',
  share: 12,
  audiences: {},
  axes: [
    [
      plain('24', '24 inch', '24 Zoll', '24 pouces', {
        attributes: { 'screen-size': 24, width: 54, height: 41, depth: 19, weight: 4.2 },
        price: 0.6,
      }),
      plain('27', '27 inch', '27 Zoll', '27 pouces', {
        attributes: { 'screen-size': 27, width: 61, height: 45, depth: 20, weight: 5.4 },
      }),
      plain('32', '32 inch', '32 Zoll', '32 pouces', {
        attributes: { 'screen-size': 32, width: 71, height: 51, depth: 23, weight: 7.1 },
        price: 1.5,
      }),
      plain('34', '34 inch', '34 Zoll', '34 pouces', {
        attributes: { 'screen-size': 34, width: 81, height: 44, depth: 24, weight: 7.8 },
        price: 1.8,
      }),
    ],
    [
      option(
        'ips',
        ['IPS-monitor', 'IPS-Monitor', 'Écran IPS'],
        [
          'IPS houdt de kleuren ook van opzij gelijk.',
          'IPS hält die Farben auch von der Seite stabil.',
          'L’IPS garde les mêmes couleurs, même vu de côté.',
        ],
        { attributes: { panel: 'ips', 'refresh-rate': 75 } },
      ),
      option(
        'curved',
        ['Gebogen monitor', 'Curved-Monitor', 'Écran incurvé'],
        [
          'De buiging houdt de randen even ver van je ogen als het midden.',
          'Die Krümmung hält die Ränder so weit vom Auge wie die Mitte.',
          'La courbure place les bords à la même distance que le centre.',
        ],
        { attributes: { panel: 'led', 'refresh-rate': 100 }, bases: ['27', '32', '34'], price: 1.15 },
      ),
      option('oled', ['OLED-monitor', 'OLED-Monitor', 'Écran OLED'], null, {
        attributes: { panel: 'oled', 'refresh-rate': 240 },
        bases: ['27', '32', '34'],
        price: 2.4,
      }),
      option(
        'gaming',
        ['Gamingmonitor', 'Gaming-Monitor', 'Écran gaming'],
        [
          'Met 165 hertz blijft elke beweging scherp.',
          'Mit 165 Hertz bleibt jede Bewegung scharf.',
          'À 165 hertz, chaque mouvement reste net.',
        ],
        { attributes: { panel: 'ips', 'refresh-rate': 165 }, price: 1.3 },
      ),
    ],
    [
      plain('full-hd', 'Full HD', 'Full HD', 'Full HD', {
        attributes: { resolution: 'full-hd' },
        price: 0.8,
        bases: ['24', '27'],
      }),
      plain('qhd', 'QHD', 'QHD', 'QHD', { attributes: { resolution: 'qhd' } }),
      plain('4k', '4K', '4K', '4K', {
        attributes: { resolution: '4k' },
        bases: ['27', '32', '34'],
        price: 1.35,
      }),
    ],
    seriesNames('Visio', 'Fokus', 'Panora', 'Kontura'),
  ],
  names: [['{1} {3}, {0}, {2}', '{1} {3}, {0}, {2}', '{1} {3}, {0}, {2}']],
  openings: [
    [
      'Twee vensters naast elkaar, zonder te knijpen met de ogen.',
      'Zwei Fenster nebeneinander, ohne die Augen zusammenzukneifen.',
      'Deux fenêtres côte à côte, sans plisser les yeux.',
    ],
    [
      'Eén kabel naar de laptop: beeld, stroom en muis.',
      'Ein Kabel zum Laptop: Bild, Strom und Maus.',
      'Un seul câble vers l’ordinateur : image, courant et souris.',
    ],
    [
      'Na acht uur nog ontspannen ogen.',
      'Auch nach acht Stunden noch entspannte Augen.',
      'Des yeux encore reposés après huit heures.',
    ],
  ],
  closings: [
    [
      'De voet is in hoogte verstelbaar en draait naar staand formaat.',
      'Der Fuß ist höhenverstellbar und dreht ins Hochformat.',
      'Le pied se règle en hauteur et pivote en portrait.',
    ],
    [
      'Met een VESA-gat van 100 millimeter voor een monitorarm.',
      'Mit VESA-Bohrung 100 Millimeter für einen Monitorarm.',
      'Perçage VESA de 100 millimètres pour un bras.',
    ],
    [
      'De helderheid past zich aan het licht in de kamer aan.',
      'Die Helligkeit passt sich dem Raumlicht an.',
      'La luminosité s’adapte à la lumière de la pièce.',
    ],
  ],
  highlights: [
    ['HDMI, DisplayPort en USB-C', 'HDMI, DisplayPort und USB-C', 'HDMI, DisplayPort et USB-C'],
    ['In hoogte verstelbaar', 'Höhenverstellbar', 'Réglable en hauteur'],
    [
      'Flikkervrij, minder blauw licht',
      'Flimmerfrei, weniger Blaulicht',
      'Sans scintillement, moins de lumière bleue',
    ],
  ],
  keywords: ['monitor beeldscherm computerscherm', 'monitor bildschirm', 'écran moniteur pc'],
  colours: ['black', 'silver', 'white'],
  colourCount: [1, 2],
  energyClasses: ['C', 'D', 'E', 'E', 'F', 'G'],
  price: [149, 349],
  details: (draw) => ({
    connection: 'cable',
    'energy-per-1000h': draw.whole(14, 38),
    'height-adjustable': true,
  }),
};
