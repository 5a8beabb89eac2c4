import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const watch: Kind = {
  kind: 'watch',
  picture: 'watch',
  department: 'fashion',
  share: 4,
  audiences: { women: 3, men: 3, unisex: 1 },
  axes: [
    [
      option('quartz', ['Horloge', 'Armbanduhr', 'Montre'], null, {
        attributes: { movement: 'quartz', display: 'analogue' },
      }),
      option(
        'automatic',
        ['Automatisch horloge', 'Automatikuhr', 'Montre automatique'],
        [
          'Het uurwerk windt zichzelf op door de beweging van je pols.',
          'Das Werk zieht sich durch die Bewegung des Handgelenks selbst auf.',
          'Le mouvement se remonte au gré des gestes du poignet.',
        ],
        { attributes: { movement: 'automatic', display: 'analogue' }, price: 2.1 },
      ),
      option(
        'chronograph',
        ['Chronograaf', 'Chronograph', 'Chronographe'],
        [
          'De stopfunctie meet tot op een tiende seconde.',
          'Die Stoppfunktion misst auf die Zehntelsekunde.',
          'Le chronographe mesure au dixième de seconde.',
        ],
        { attributes: { movement: 'quartz', display: 'analogue' }, price: 1.4 },
      ),
      option(
        'solar',
        ['Solarhorloge', 'Solaruhr', 'Montre solaire'],
        [
          'Eén dag licht is genoeg voor maanden in het donker.',
          'Ein Tag Licht reicht für Monate im Dunkeln.',
          'Une journée de lumière suffit pour des mois dans le noir.',
        ],
        { attributes: { movement: 'solar', display: 'analogue' }, price: 1.3 },
      ),
      option('digital', ['Digitaal horloge', 'Digitaluhr', 'Montre numérique'], null, {
        attributes: { movement: 'quartz', display: 'digital' },
        price: 0.65,
      }),
    ],
    FURNITURE_LINES.filter(({ key }) => !['texel', 'weimar', 'toscan', 'jonas'].includes(key)),
    [
      option(
        'leather',
        ['leren band', 'Lederband', 'bracelet en cuir'],
        [
          'De leren band is in twee minuten zonder gereedschap te wisselen.',
          'Das Lederband ist in zwei Minuten ohne Werkzeug gewechselt.',
          'Le bracelet en cuir se change en deux minutes, sans outil.',
        ],
        { attributes: { strap: 'leather' } },
      ),
      option(
        'steel',
        ['stalen band', 'Edelstahlband', 'bracelet en acier'],
        [
          'De band van edelstaal is per schakel in te korten.',
          'Das Edelstahlband lässt sich Glied für Glied kürzen.',
          'Le bracelet en acier se raccourcit maillon par maillon.',
        ],
        { attributes: { strap: 'stainless-steel' }, colours: ['silver', 'gold', 'black'], price: 1.2 },
      ),
      option(
        'milanese',
        ['Milanese band', 'Milanaiseband', 'bracelet milanais'],
        [
          'De Milanese band is traploos verstelbaar en blijft met een magneet dicht.',
          'Das Milanaiseband ist stufenlos verstellbar und schließt magnetisch.',
          'Le bracelet milanais se règle en continu et tient par aimant.',
        ],
        { attributes: { strap: 'stainless-steel' }, colours: ['silver', 'gold', 'black'], price: 1.15 },
      ),
      option('silicone', ['siliconen band', 'Silikonband', 'bracelet en silicone'], null, {
        attributes: { strap: 'silicone' },
        price: 0.85,
      }),
      option('textile', ['textielband', 'Textilband', 'bracelet en textile'], null, {
        attributes: { strap: 'textile' },
        price: 0.9,
      }),
    ],
    [
      option('date', ['datumaanduiding', 'Datumsanzeige', 'affichage de la date'], null, {}),
      option(
        'sapphire',
        ['saffierglas', 'Saphirglas', 'verre saphir'],
        [
          'Op het saffierglas laat zelfs een sleutelbos geen kras achter.',
          'Auf dem Saphirglas hinterlässt auch ein Schlüsselbund keinen Kratzer.',
          'Même un trousseau de clés ne raye pas le verre saphir.',
        ],
        { price: 1.25 },
      ),
      option('luminous', ['lichtgevende wijzers', 'Leuchtzeigern', 'aiguilles luminescentes'], null, {
        bases: ['quartz', 'automatic', 'chronograph', 'solar'],
      }),
      option('small-second', ['kleine seconde', 'kleiner Sekunde', 'petite seconde'], null, {
        bases: ['quartz', 'automatic', 'solar'],
      }),
      option('alarm', ['alarm en stopwatch', 'Alarm und Stoppuhr', 'alarme et chronomètre'], null, {
        bases: ['digital'],
      }),
    ],
  ],
  names: [
    ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
    ['{0} {1} met {3}', '{0} {1} mit {3}', '{0} {1}, {3}'],
  ],
  openings: [
    [
      'De tijd in één blik, zonder meldingen.',
      'Die Zeit auf einen Blick, ohne Mitteilungen.',
      'L’heure d’un coup d’œil, sans notifications.',
    ],
    [
      'Een wijzerplaat waar alles op staat wat nodig is en niets anders.',
      'Ein Zifferblatt mit allem, was nötig ist, und sonst nichts.',
      'Un cadran avec tout le nécessaire, et rien d’autre.',
    ],
    [
      'Om te krijgen, te geven en door te geven.',
      'Zum Bekommen, Verschenken und Vererben.',
      'À recevoir, à offrir, à transmettre.',
    ],
    [
      'Plat genoeg om onder een manchet te verdwijnen.',
      'Flach genug, um unter der Manschette zu verschwinden.',
      'Assez plate pour disparaître sous une manchette.',
    ],
  ],
  closings: [
    [
      'Geleverd in een doosje dat ook cadeau mag zijn.',
      'Kommt in einer Box, die auch Geschenk sein darf.',
      'Livrée dans un écrin prêt à offrir.',
    ],
    [
      'De kast is van edelstaal en nikkelvrij afgewerkt.',
      'Das Gehäuse ist aus Edelstahl, hautseitig nickelfrei.',
      'Le boîtier en acier est sans nickel côté peau.',
    ],
    [
      'Handen wassen en regen zijn geen probleem, duiken wel.',
      'Händewaschen und Regen sind kein Problem, Tauchen schon.',
      'Se laver les mains ou la pluie, oui ; la plongée, non.',
    ],
  ],
  highlights: [
    ['Kast van edelstaal', 'Gehäuse aus Edelstahl', 'Boîtier en acier inoxydable'],
    ['Verwisselbare band', 'Wechselband', 'Bracelet interchangeable'],
    ['In een geschenkdoos', 'In der Geschenkbox', 'Livrée en écrin'],
  ],
  keywords: ['horloge polshorloge uurwerk', 'uhr armbanduhr', 'montre'],
  colours: ['black', 'silver', 'gold', 'navy', 'cognac', 'dark-brown', 'bottle-green', 'white'],
  colourCount: [1, 4],
  price: [49, 189],
  details: (draw) => ({
    diameter: draw.pick([32, 34, 36, 38, 40, 42]),
    'water-resistance': draw.pick([3, 5, 5, 10]),
    weight: draw.pick([0.05, 0.06, 0.07, 0.09]),
  }),
};
