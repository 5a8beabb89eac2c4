import type { Kind, Scale } from '../kind.ts';
import { option } from './option.ts';
import { softFabrics } from './soft-fabrics.ts';

/** Cups by underbust in centimetres (EN 13402): 75B, 80C … */
const CUPS: Readonly<Record<string, string>> = {
  70: 'ABCD',
  75: 'ABCDE',
  80: 'ABCDE',
  85: 'BCDE',
  90: 'BCDE',
  95: 'CDE',
};

const BRA_SIZES: Scale = {
  dimension: 'size',
  values: Object.entries(CUPS).flatMap(([band, cups]) => [...cups].map((cup) => `${band}${cup}`)),
  step: 0,
  count: [9, 13],
};

export const bra: Kind = {
  kind: 'bra',
  picture: 'bra',
  department: 'fashion',
  share: 5,
  audiences: { women: 1 },
  axes: [
    [
      option(
        'underwired',
        ['Beugelbeha', 'Bügel-BH', 'Soutien-gorge à armatures'],
        [
          'De beugels liggen in een zacht kanaal en drukken niet.',
          'Die Bügel liegen in einem weichen Kanal und drücken nicht.',
          'Les armatures, gainées de tissu doux, n’appuient pas.',
        ],
        { attributes: { underwire: true, padded: false } },
      ),
      option(
        't-shirt',
        ['T-shirtbeha', 'T-Shirt-BH', 'Soutien-gorge t-shirt'],
        [
          'De voorgevormde cups zijn naadloos en onzichtbaar onder een shirt.',
          'Die vorgeformten Cups sind nahtlos und unter dem Shirt unsichtbar.',
          'Les bonnets moulés sans couture restent invisibles sous un t-shirt.',
        ],
        { attributes: { underwire: true, padded: true }, price: 1.1 },
      ),
      option(
        'soft',
        ['Soft-beha zonder beugel', 'Soft-BH ohne Bügel', 'Soutien-gorge sans armatures'],
        [
          'Zonder beugels, maar met een brede onderband die steun geeft.',
          'Ohne Bügel, aber mit einem breiten Unterbrustband, das stützt.',
          'Sans armatures, mais avec une large bande qui soutient.',
        ],
        { attributes: { underwire: false, padded: false } },
      ),
      option('balconette', ['Balconettebeha', 'Balconette-BH', 'Soutien-gorge corbeille'], null, {
        attributes: { underwire: true, padded: true },
        price: 1.15,
      }),
      option(
        'full-cup',
        ['Fullcupbeha', 'Vollschalen-BH', 'Soutien-gorge emboîtant'],
        [
          'De hoge cups omsluiten de borst helemaal en verdelen het gewicht.',
          'Die hohen Schalen umschließen die Brust ganz und verteilen das Gewicht.',
          'Les bonnets hauts enveloppent bien la poitrine et répartissent le poids.',
        ],
        { attributes: { underwire: true, padded: false }, price: 1.1 },
      ),
    ],
    [
      option('adjustable', ['verstelbare bandjes', 'verstellbaren Trägern', 'à bretelles réglables'], null, {
        attributes: { closure: 'hooks' },
      }),
      option(
        'wide-straps',
        ['brede bandjes', 'breiten Trägern', 'à larges bretelles'],
        [
          'De brede bandjes snijden niet in de schouders.',
          'Die breiten Träger schneiden an den Schultern nicht ein.',
          'Les larges bretelles ne scient pas les épaules.',
        ],
        { attributes: { closure: 'hooks' } },
      ),
      option(
        'front',
        ['voorsluiting', 'Vorderverschluss', 'à fermeture devant'],
        [
          'De sluiting zit aan de voorkant: prettig als reiken lastig is.',
          'Der Verschluss sitzt vorn: angenehm, wenn das Greifen schwerfällt.',
          'La fermeture se trouve devant : appréciable quand le geste est difficile.',
        ],
        { attributes: { closure: 'front-hooks' } },
      ),
      option('racer', ['gekruiste rug', 'Ringerrücken', 'à dos nageur'], null, {
        attributes: { closure: 'hooks' },
      }),
      option('bow', ['strikje', 'Zierschleife', 'à petit nœud'], null, { attributes: { closure: 'hooks' } }),
    ],
    softFabrics('microfibre', 'lace', 'soft-cotton', 'modal'),
  ],
  names: [
    ['{0} met {1}', '{0} mit {1}', '{0} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
    ['{0} van {2} met {1}', '{0} aus {2} mit {1}', '{0} en {2} {1}'],
  ],
  openings: [
    [
      'Een goede beha voel je na tien minuten niet meer.',
      'Einen guten BH spürt man nach zehn Minuten nicht mehr.',
      'Un bon soutien-gorge s’oublie au bout de dix minutes.',
    ],
    [
      'Steun waar je die nodig hebt, zachtheid waar je hem voelt.',
      'Halt, wo Sie ihn brauchen, Weichheit, wo Sie sie spüren.',
      'Du maintien là où il faut, de la douceur là où on la sent.',
    ],
    [
      'Ontworpen op echte lichamen, van cup A tot en met E.',
      'An echten Körpern entworfen, von Cup A bis E.',
      'Conçu sur de vrais corps, du bonnet A au bonnet E.',
    ],
  ],
  closings: [
    [
      'De maat hangt af van onderborst en borst: de maatwijzer rekent het voor je uit.',
      'Die Größe hängt von Unterbrust und Brust ab: Der Größenfinder rechnet sie für Sie aus.',
      'La taille dépend du tour de dos et de poitrine : le guide la calcule pour vous.',
    ],
    [
      'Sluit hem in het begin op het ruimste haakje; de stof geeft later iets mee.',
      'Schließen Sie ihn anfangs am weitesten Haken; der Stoff gibt später etwas nach.',
      'Fermez-le d’abord sur la dernière agrafe : le tissu se détendra un peu.',
    ],
    [
      'Was hem in een waszakje, met de haakjes dicht.',
      'Im Wäschenetz waschen, mit geschlossenen Haken.',
      'À laver dans un filet, agrafes fermées.',
    ],
  ],
  highlights: [
    ['Haaksluiting op drie standen', 'Hakenverschluss, dreifach verstellbar', 'Agrafes à trois positions'],
    ['Zachte onderband', 'Weiches Unterbrustband', 'Bande de dos douce'],
    ['Zonder label in de nek', 'Ohne kratzendes Etikett', 'Sans étiquette qui gratte'],
  ],
  keywords: ['beha bh lingerie ondergoed', 'bh büstenhalter dessous unterwäsche', 'soutien-gorge lingerie'],
  colours: ['black', 'white', 'sand', 'powder-pink', 'navy', 'wine-red', 'taupe'],
  colourCount: [1, 3],
  scale: () => BRA_SIZES,
  price: [19, 55],
  details: () => ({ occasion: 'everyday' }),
};
