import type { Kind } from '../kind.ts';
import { option } from './option.ts';
import { seriesNames } from './technical-parts.ts';

export const smartwatch: Kind = {
  kind: 'smartwatch',
  picture: 'smartwatch',
  department: 'electronics',
  share: 12,
  audiences: {},
  axes: [
    [
      option('smartwatch', ['Smartwatch', 'Smartwatch', 'Montre connectée'], null, {
        attributes: { diameter: 44, weight: 0.04 },
      }),
      option(
        'sport',
        ['Sporthorloge', 'Sportuhr', 'Montre de sport'],
        [
          'De knoppen werken ook met handschoenen en in de regen.',
          'Die Tasten funktionieren auch mit Handschuhen und im Regen.',
          'Les boutons répondent aussi avec des gants et sous la pluie.',
        ],
        { attributes: { diameter: 46, weight: 0.05 }, price: 1.3 },
      ),
      option(
        'band',
        ['Activiteitenband', 'Fitnessarmband', 'Bracelet d’activité'],
        [
          'Zo smal dat je hem ’s nachts gewoon omhoudt.',
          'So schmal, dass man es nachts einfach anbehält.',
          'Si fin qu’on le garde la nuit.',
        ],
        { attributes: { diameter: 22, weight: 0.02 }, price: 0.4 },
      ),
      option(
        'hybrid',
        ['Hybride smartwatch', 'Hybrid-Smartwatch', 'Montre hybride'],
        [
          'Echte wijzers boven een scherm dat pas verschijnt als je het vraagt.',
          'Echte Zeiger über einem Display, das erst erscheint, wenn man es möchte.',
          'De vraies aiguilles sur un écran qui ne s’affiche que sur demande.',
        ],
        { attributes: { diameter: 42, weight: 0.06 }, price: 1.1 },
      ),
    ],
    [
      option('gps', ['gps', 'GPS', 'GPS'], null, { attributes: { gps: true } }),
      option(
        'nfc',
        ['contactloos betalen', 'kontaktlosem Bezahlen', 'paiement sans contact'],
        [
          'Betalen gaat met de pols, ook als de telefoon thuis ligt.',
          'Bezahlt wird mit dem Handgelenk, auch wenn das Telefon zu Hause liegt.',
          'On paie du poignet, même téléphone resté à la maison.',
        ],
        { attributes: { gps: true }, bases: ['smartwatch', 'sport', 'hybrid'], price: 1.12 },
      ),
      option('lte', ['LTE', 'LTE', 'LTE'], null, {
        attributes: { gps: true },
        bases: ['smartwatch', 'sport'],
        price: 1.4,
      }),
      option(
        'heart-rate',
        ['hartslagmeting', 'Herzfrequenzmessung', 'suivi du rythme cardiaque'],
        [
          'De hartslag wordt dag en nacht gemeten en overzichtelijk getoond.',
          'Die Herzfrequenz wird Tag und Nacht gemessen und übersichtlich gezeigt.',
          'Le rythme cardiaque est suivi jour et nuit, et clairement affiché.',
        ],
        { attributes: { gps: false } },
      ),
    ],
    [
      option('silicone', ['siliconen band', 'Silikonband', 'bracelet en silicone'], null, {
        attributes: { strap: 'silicone' },
      }),
      option('leather', ['leren band', 'Lederband', 'bracelet en cuir'], null, {
        attributes: { strap: 'leather' },
        bases: ['smartwatch', 'hybrid'],
        price: 1.12,
      }),
      option('steel', ['stalen band', 'Edelstahlband', 'bracelet en acier'], null, {
        attributes: { strap: 'stainless-steel' },
        bases: ['smartwatch', 'hybrid'],
        price: 1.2,
      }),
      option(
        'textile',
        ['textielband', 'Textilband', 'bracelet en textile'],
        [
          'De band van textiel droogt na het zwemmen binnen een half uur.',
          'Das Textilband ist nach dem Schwimmen in einer halben Stunde trocken.',
          'Le bracelet en textile sèche en une demi-heure après la baignade.',
        ],
        { attributes: { strap: 'textile' } },
      ),
    ],
    seriesNames('Ritmo', 'Kadans', 'Orbit', 'Vita'),
  ],
  names: [
    ['{0} {3} met {1}', '{0} {3} mit {1}', '{0} {3}, {1}'],
    ['{0} {3} met {2}', '{0} {3} mit {2}', '{0} {3}, {2}'],
  ],
  openings: [
    [
      'Stappen, slaap en hartslag, zonder je telefoon te pakken.',
      'Schritte, Schlaf und Puls, ohne das Telefon zu zücken.',
      'Pas, sommeil et pouls, sans sortir le téléphone.',
    ],
    [
      'Laat zien wat belangrijk is en zwijgt over de rest.',
      'Zeigt, was wichtig ist, und schweigt über den Rest.',
      'Elle montre l’essentiel et se tait sur le reste.',
    ],
    [
      'Van de eerste vergadering tot de laatste kilometer om de pols.',
      'Vom ersten Termin bis zum letzten Kilometer am Handgelenk.',
      'Au poignet, de la première réunion au dernier kilomètre.',
    ],
  ],
  closings: [
    ['Werkt met Android en iOS.', 'Funktioniert mit Android und iOS.', 'Compatible avec Android et iOS.'],
    [
      'De gegevens blijven op het horloge, tot je ze deelt.',
      'Die Daten bleiben auf der Uhr, bis Sie sie teilen.',
      'Les données restent dans la montre tant que vous ne les partagez pas.',
    ],
    [
      'De bandjes wissel je met één klik.',
      'Die Bänder wechselt man mit einem Klick.',
      'Les bracelets se changent d’un clic.',
    ],
  ],
  highlights: [
    ['Waterdicht tot 50 meter', 'Wasserdicht bis 50 Meter', 'Étanche à 50 mètres'],
    ['Meer dan 80 sporten', 'Über 80 Sportarten', 'Plus de 80 sports'],
    ['Slaapanalyse', 'Schlafanalyse', 'Analyse du sommeil'],
  ],
  keywords: [
    'smartwatch sporthorloge activity tracker',
    'smartwatch sportuhr fitnesstracker',
    'montre connectée smartwatch',
  ],
  colours: ['black', 'silver', 'gold', 'sage', 'navy', 'powder-pink'],
  colourCount: [1, 4],
  price: [89, 289],
  details: (draw) => ({
    'battery-life': draw.pick([36, 72, 120, 168, 240]),
    'water-resistance': 5,
    connection: 'bluetooth',
    display: 'digital',
  }),
};
