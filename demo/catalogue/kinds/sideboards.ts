import type { Kind } from '../kind.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const sideboard: Kind = {
  kind: 'sideboard',
  picture: 'sideboard',
  department: 'furniture',
  share: 9,
  audiences: {},
  axes: [
    [
      option('sideboard', ['Dressoir', 'Sideboard', 'Buffet'], null, {
        attributes: { width: 160, height: 76, depth: 42, doors: 2, drawers: 3, weight: 58 },
      }),
      option(
        'tv',
        ['Tv-meubel', 'TV-Lowboard', 'Meuble TV'],
        [
          'Achter de fronten verdwijnen recorder en kabels; de afstandsbediening werkt erdoorheen.',
          'Hinter den Fronten verschwinden Geräte und Kabel; die Fernbedienung wirkt hindurch.',
          'Derrière les façades disparaissent appareils et câbles ; la télécommande passe au travers.',
        ],
        { attributes: { width: 180, height: 50, depth: 40, doors: 2, drawers: 1, weight: 46 }, price: 0.9 },
      ),
      option('highboard', ['Highboard', 'Highboard', 'Buffet haut'], null, {
        attributes: { width: 110, height: 128, depth: 42, doors: 2, drawers: 2, weight: 64 },
        price: 1.1,
      }),
      option('chest', ['Ladekast', 'Kommode', 'Commode'], null, {
        attributes: { width: 90, height: 92, depth: 42, doors: 0, drawers: 4, weight: 44 },
        price: 0.75,
      }),
    ],
    FURNITURE_LINES,
    [
      option(
        'soft-close',
        ['softclose-lades', 'Soft-Close-Schubladen', 'tiroirs à fermeture amortie'],
        [
          'De lades sluiten zacht, ook als je duwt.',
          'Die Schubladen schließen sanft, auch mit Schwung.',
          'Les tiroirs se ferment en douceur, même si l’on pousse.',
        ],
      ),
      option(
        'ribbed',
        ['ribbelfronten', 'Rillenfronten', 'façades rainurées'],
        [
          'De geribbelde fronten vangen het licht en verbergen vingerafdrukken.',
          'Die gerillten Fronten fangen das Licht ein und verbergen Fingerabdrücke.',
          'Les façades rainurées accrochent la lumière et cachent les traces de doigts.',
        ],
        { attributes: { style: 'modern' }, price: 1.1 },
      ),
      option(
        'cane',
        ['webbingdeuren', 'Türen aus Wiener Geflecht', 'portes cannées'],
        [
          'Het gevlochten rotan in de deuren laat lucht en muziek door.',
          'Das Wiener Geflecht in den Türen lässt Luft und Musik durch.',
          'Le cannage des portes laisse passer l’air et la musique.',
        ],
        { attributes: { style: 'retro' }, bases: ['sideboard', 'tv', 'highboard'], price: 1.15 },
      ),
      option('legs', ['hoge poten', 'hohen Füßen', 'pieds hauts'], null, {
        attributes: { style: 'scandinavian' },
      }),
      option(
        'wall',
        ['wandmontage', 'Wandmontage', 'fixation murale'],
        [
          'Zwevend aan de muur blijft de vloer vrij om te dweilen.',
          'Schwebend an der Wand bleibt der Boden frei zum Wischen.',
          'Suspendu au mur, il laisse le sol libre.',
        ],
        { attributes: { style: 'modern' }, bases: ['tv', 'sideboard'], price: 1.05 },
      ),
    ],
    [
      option(
        'oak',
        ['eikenhout', 'Eichenholz', 'chêne'],
        [
          'Het eiken is geborsteld, zodat je de nerf voelt.',
          'Die Eiche ist gebürstet, sodass man die Maserung spürt.',
          'Le chêne brossé laisse sentir le veinage.',
        ],
        { attributes: { surface: 'solid-oak', care: ['wipe-clean'] }, colours: ['oak'], price: 1.5 },
      ),
      option('walnut', ['notenhoutfineer', 'Nussbaumfurnier', 'placage noyer'], null, {
        attributes: { surface: 'veneer', care: ['wipe-clean'] },
        colours: ['walnut'],
        price: 1.2,
      }),
      option(
        'lacquer',
        ['gelakt mdf', 'lackiertem MDF', 'MDF laqué'],
        [
          'De matte lak is gladgeschuurd tussen elke laag.',
          'Der matte Lack wurde zwischen den Schichten geschliffen.',
          'La laque mate est poncée entre chaque couche.',
        ],
        {
          attributes: { surface: 'lacquer', care: ['wipe-clean'] },
          colours: ['white', 'anthracite', 'sage', 'sand'],
        },
      ),
      option('melamine', ['houtdecor', 'Holzdekor', 'décor bois'], null, {
        attributes: { surface: 'melamine', care: ['wipe-clean'] },
        colours: ['oak', 'walnut', 'white'],
        price: 0.7,
      }),
    ],
  ],
  names: [
    ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
    ['{0} {1} van {3}', '{0} {1} aus {3}', '{0} {1} en {3}'],
  ],
  openings: [
    [
      'Opbergen wat niemand hoeft te zien, uitstallen wat wel.',
      'Verstauen, was niemand sehen muss, und zeigen, was schön ist.',
      'Ranger ce que personne n’a besoin de voir, exposer le reste.',
    ],
    [
      'Eén meubel, en de woonkamer is opgeruimd.',
      'Ein Möbel, und das Wohnzimmer ist aufgeräumt.',
      'Un seul meuble, et le salon est rangé.',
    ],
    [
      'Laag genoeg voor een schilderij erboven.',
      'Niedrig genug für ein Bild darüber.',
      'Assez bas pour accrocher un tableau au-dessus.',
    ],
  ],
  closings: [
    [
      'In de achterwand zitten kabeldoorvoeren.',
      'In der Rückwand sind Kabeldurchlässe.',
      'Le panneau arrière est percé pour les câbles.',
    ],
    [
      'De planken achter de deuren zijn in hoogte verstelbaar.',
      'Die Böden hinter den Türen sind höhenverstellbar.',
      'Les tablettes derrière les portes sont réglables.',
    ],
    [
      'Montage met twee personen, ongeveer anderhalf uur.',
      'Aufbau zu zweit in etwa anderthalb Stunden.',
      'Montage à deux en une heure et demie environ.',
    ],
  ],
  highlights: [
    ['Met kantelbeveiliging', 'Mit Kippsicherung', 'Avec fixation anti-basculement'],
    ['Verstelbare planken', 'Verstellbare Böden', 'Tablettes réglables'],
    ['Kabeldoorvoer in de rug', 'Kabeldurchlass in der Rückwand', 'Passe-câbles au dos'],
  ],
  keywords: [
    'dressoir kast tv-meubel ladekast',
    'sideboard kommode lowboard anrichte',
    'buffet commode meuble tv',
  ],
  colours: ['oak', 'walnut', 'white', 'anthracite'],
  colourCount: [1, 2],
  price: [189, 649],
  details: (draw) => ({
    'max-load': draw.pick([30, 40, 50]),
    assembly: draw.pick(['self', 'self', 'ready']),
    style: draw.pick(['modern', 'scandinavian', 'classic']),
  }),
};
