import { brandsOf, type DemoBrand } from './brand.ts';

/** Brands of shoes. */
export const SHOE_BRANDS: readonly DemoBrand[] = [
  ...brandsOf(
    ['shoes'],
    [
      {
        name: 'Stapje',
        level: 1,
        country: 'NL',
        character: [
          'Stapje denkt aan kleine voeten: breed bij de tenen, vast bij de hiel.',
          'Stapje denkt an kleine Füße: breit an den Zehen, fest an der Ferse.',
          'Stapje pense aux petits pieds : large aux orteils, bien tenu au talon.',
        ],
        audiences: ['girls', 'boys'],
      },
      {
        name: 'Laufwerk 9',
        level: 1,
        country: 'DE',
        character: [
          'Laufwerk 9 maakt schoenen voor wie de trap neemt.',
          'Laufwerk 9 macht Schuhe für alle, die die Treppe nehmen.',
          'Laufwerk 9 chausse celles et ceux qui prennent l’escalier.',
        ],
        kinds: ['sneaker', 'sandal', 'boot', 'slipper'],
      },
      {
        name: 'Pavé',
        level: 1,
        country: 'BE',
        character: [
          'Pavé loopt proef op kasseien, en dat voel je in de zool.',
          'Pavé geht auf Kopfsteinpflaster zur Probe, und das spürt man an der Sohle.',
          'Pavé essaie ses modèles sur les pavés, et cela se sent sous la semelle.',
        ],
      },
      {
        name: 'Noorderpad',
        level: 2,
        country: 'NL',
        character: [
          'Noorderpad maakt schoenen die je kunt verzolen in plaats van vervangen.',
          'Noorderpad macht Schuhe, die man neu besohlen kann, statt sie zu ersetzen.',
          'Noorderpad fait des chaussures que l’on ressemelle au lieu de les remplacer.',
        ],
      },
      {
        name: 'Schuhmanufaktur Beck',
        level: 2,
        country: 'DE',
        character: [
          'De Schuhmanufaktur Beck werkt sinds 1926 op dezelfde leesten.',
          'Die Schuhmanufaktur Beck arbeitet seit 1926 auf denselben Leisten.',
          'La Schuhmanufaktur Beck travaille depuis 1926 sur les mêmes formes.',
        ],
      },
      {
        name: 'Calzaria',
        level: 2,
        country: 'IT',
        character: [
          'Calzaria komt uit de Marche, waar bijna iedereen iemand kent die schoenen maakt.',
          'Calzaria kommt aus den Marken, wo fast jeder jemanden kennt, der Schuhe macht.',
          'Calzaria vient des Marches, où presque tout le monde connaît un chausseur.',
        ],
      },
      {
        name: 'Ruelle',
        level: 2,
        country: 'FR',
        character: [
          'Ruelle is Parijs op maandagochtend: snel, verzorgd en comfortabel.',
          'Ruelle ist Paris am Montagmorgen: schnell, gepflegt und bequem.',
          'Ruelle, c’est Paris un lundi matin : rapide, soigné et confortable.',
        ],
        audiences: ['women'],
      },
      {
        name: 'Ferrante Lodi',
        level: 3,
        country: 'IT',
        character: [
          'Ferrante Lodi snijdt het leer voor elk paar uit één huid.',
          'Ferrante Lodi schneidet das Leder für jedes Paar aus einer Haut.',
          'Ferrante Lodi coupe le cuir de chaque paire dans une seule peau.',
        ],
      },
      {
        name: 'Van der Leest',
        level: 3,
        country: 'NL',
        character: [
          'Van der Leest neemt zes weken de tijd voor een schoen, en dat loont.',
          'Van der Leest nimmt sich sechs Wochen Zeit für einen Schuh, und das lohnt sich.',
          'Van der Leest prend six semaines pour faire une chaussure, et cela en vaut la peine.',
        ],
      },
    ],
  ),
];
