import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { plain, seriesNames } from './technical-parts.ts';

export const dishwasher: Kind = {
  kind: 'dishwasher',
  picture: 'dishwasher',
  department: 'appliances',
  share: 12,
  audiences: {},
  axes: [
    [
      option(
        'freestanding',
        ['Vrijstaande vaatwasser', 'Standgeschirrspüler', 'Lave-vaisselle pose libre'],
        null,
        { attributes: { installation: 'freestanding', width: 60, height: 85, depth: 60, weight: 46 } },
      ),
      option(
        'integrated',
        [
          'Volledig geïntegreerde vaatwasser',
          'Vollintegrierter Geschirrspüler',
          'Lave-vaisselle tout intégrable',
        ],
        [
          'Een lichtpunt op de vloer laat zien of hij nog draait.',
          'Ein Lichtpunkt am Boden zeigt, ob er noch läuft.',
          'Un point lumineux au sol indique qu’il tourne encore.',
        ],
        {
          attributes: { installation: 'built-in', width: 60, height: 82, depth: 55, weight: 36 },
          colours: ['steel'],
          price: 1.15,
        },
      ),
      option('semi', ['Onderbouwvaatwasser', 'Unterbaugeschirrspüler', 'Lave-vaisselle intégrable'], null, {
        attributes: { installation: 'under-counter', width: 60, height: 82, depth: 57, weight: 38 },
      }),
      option(
        'slim',
        ['Smalle vaatwasser', 'Schmaler Geschirrspüler', 'Lave-vaisselle étroit'],
        [
          'Met 45 centimeter past hij in een keuken waar geen plaats voor een vaatwasser was.',
          'Mit 45 Zentimetern passt er in Küchen, in denen kein Platz für einen Geschirrspüler war.',
          'Avec 45 centimètres, il trouve sa place dans les petites cuisines.',
        ],
        {
          attributes: { installation: 'freestanding', width: 45, height: 85, depth: 60, weight: 37 },
          price: 0.85,
        },
      ),
    ],
    [
      plain('10', '10 couverts', '10 Maßgedecke', '10 couverts', {
        attributes: { 'place-settings': 10 },
        price: 0.88,
      }),
      plain('13', '13 couverts', '13 Maßgedecke', '13 couverts', {
        attributes: { 'place-settings': 13 },
        bases: ['freestanding', 'integrated', 'semi'],
      }),
      plain('14', '14 couverts', '14 Maßgedecke', '14 couverts', {
        attributes: { 'place-settings': 14 },
        bases: ['freestanding', 'integrated', 'semi'],
        price: 1.1,
      }),
      plain('9', '9 couverts', '9 Maßgedecke', '9 couverts', {
        attributes: { 'place-settings': 9 },
        bases: ['slim'],
        price: 0.85,
      }),
    ],
    [
      option(
        'cutlery-drawer',
        ['besteklade', 'Besteckschublade', 'tiroir à couverts'],
        [
          'De besteklade bovenin geeft onderin plaats voor de grote pan.',
          'Die Besteckschublade oben macht unten Platz für den großen Topf.',
          'Le tiroir à couverts libère la place du bas pour la grande casserole.',
        ],
        { price: 1.08 },
      ),
      option(
        'auto-open',
        [
          'deur die opengaat na het drogen',
          'automatischer Türöffnung',
          'ouverture automatique en fin de cycle',
        ],
        [
          'Aan het eind gaat de deur vanzelf op een kier, zodat ook plastic droog wordt.',
          'Am Ende öffnet sich die Tür einen Spalt, damit auch Kunststoff trocknet.',
          'En fin de cycle, la porte s’entrouvre et même le plastique sèche.',
        ],
        { price: 1.1 },
      ),
      option('half-load', ['halve belading', 'halber Beladung', 'demi-charge'], null),
      option(
        'quick',
        ['snelprogramma van 30 minuten', '30-Minuten-Programm', 'programme de 30 minutes'],
        null,
      ),
    ],
    seriesNames('Aqua', 'Cascade', 'Bergbeek', 'Lucida'),
  ],
  names: [
    ['{0} {3}, {1}', '{0} {3}, {1}', '{0} {3}, {1}'],
    ['{0} {3} met {2}', '{0} {3} mit {2}', '{0} {3}, {2}'],
  ],
  openings: [
    [
      'Wie afwast, mist het gesprek aan tafel.',
      'Wer abwäscht, verpasst das Gespräch am Tisch.',
      'Celui qui fait la vaisselle manque la conversation.',
    ],
    [
      '’s Avonds aan, ’s ochtends schoon, en niemand heeft iets gehoord.',
      'Abends an, morgens sauber, und niemand hat etwas gehört.',
      'Lancé le soir, propre le matin, et personne n’a rien entendu.',
    ],
    [
      'Hij wast een volle bak met minder water dan een gevulde gootsteen.',
      'Er spült eine volle Maschine mit weniger Wasser als ein volles Spülbecken.',
      'Il lave une pleine charge avec moins d’eau qu’un évier rempli.',
    ],
  ],
  closings: [
    [
      'De bovenkorf is in drie hoogtes te stellen, ook als hij vol is.',
      'Der Oberkorb lässt sich dreifach in der Höhe verstellen, auch beladen.',
      'Le panier supérieur se règle sur trois hauteurs, même chargé.',
    ],
    [
      'Een lekbeveiliging sluit het water af als er iets misgaat.',
      'Ein Wasserschutz sperrt den Zulauf, wenn etwas undicht wird.',
      'Une sécurité anti-fuite coupe l’arrivée d’eau en cas de problème.',
    ],
    [
      'Onderdelen zijn tien jaar leverbaar.',
      'Ersatzteile sind zehn Jahre lieferbar.',
      'Les pièces détachées restent disponibles dix ans.',
    ],
  ],
  highlights: [
    ['Waterstop', 'Wasserstopp', 'Sécurité anti-fuite'],
    ['Startuitstel tot 24 uur', 'Startzeitvorwahl bis 24 Stunden', 'Départ différé jusqu’à 24 heures'],
    ['In hoogte verstelbare bovenkorf', 'Höhenverstellbarer Oberkorb', 'Panier supérieur réglable'],
  ],
  keywords: ['vaatwasser afwasmachine vaatwasmachine', 'geschirrspüler spülmaschine', 'lave-vaisselle'],
  colours: ['white', 'steel', 'black'],
  colourCount: [1, 2],
  energyClasses: ['A', 'B', 'C', 'C', 'D', 'D', 'E'],
  price: [379, 799],
  details: (draw) => ({
    'energy-per-cycles': draw.whole(54, 95),
    'water-per-cycle': draw.pick([8.5, 9, 9.5, 10]),
    noise: draw.whole(38, 46),
    programs: draw.pick([5, 6, 8]),
  }),
};
