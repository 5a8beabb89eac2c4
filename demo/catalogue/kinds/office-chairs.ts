import type { Kind } from '../kind.ts';
import { made } from './fabrics.ts';
import { FURNITURE_LINES } from './furniture-parts.ts';
import { option } from './option.ts';

export const officeChair: Kind = {
  kind: 'office-chair',
  picture: 'office-chair',
  department: 'furniture',
  share: 6,
  audiences: {},
  axes: [
    [
      option('task', ['Bureaustoel', 'Bürostuhl', 'Chaise de bureau'], null, {
        attributes: { width: 66, height: 98, depth: 66, weight: 15, 'max-load': 120 },
      }),
      option(
        'ergonomic',
        ['Ergonomische bureaustoel', 'Ergonomischer Bürostuhl', 'Chaise ergonomique'],
        [
          'Lendensteun, zitdiepte en armleuningen stel je los van elkaar in.',
          'Lendenstütze, Sitztiefe und Armlehnen lassen sich getrennt einstellen.',
          'Soutien lombaire, profondeur d’assise et accoudoirs se règlent séparément.',
        ],
        { attributes: { width: 68, height: 112, depth: 68, weight: 19, 'max-load': 130 }, price: 1.7 },
      ),
      option('executive', ['Directiestoel', 'Chefsessel', 'Fauteuil de direction'], null, {
        attributes: { width: 70, height: 118, depth: 74, weight: 21, 'max-load': 140 },
        price: 1.5,
      }),
      option(
        'stool',
        ['Werkkruk', 'Arbeitshocker', 'Tabouret de travail'],
        [
          'De zitting kantelt mee en houdt je rug in beweging.',
          'Der Sitz neigt sich mit und hält den Rücken in Bewegung.',
          'L’assise bascule et garde le dos en mouvement.',
        ],
        { attributes: { width: 42, height: 62, depth: 42, weight: 8, 'max-load': 110 }, price: 0.6 },
      ),
    ],
    FURNITURE_LINES,
    [
      option(
        'armrests',
        ['verstelbare armleuningen', 'verstellbaren Armlehnen', 'accoudoirs réglables'],
        null,
        { attributes: { armrests: true }, bases: ['task', 'ergonomic', 'executive'] },
      ),
      option('headrest', ['hoofdsteun', 'Kopfstütze', 'appui-tête'], null, {
        attributes: { armrests: true },
        bases: ['ergonomic', 'executive'],
        price: 1.1,
      }),
      option(
        'soft-castors',
        ['zachte wielen', 'weichen Rollen', 'roulettes souples'],
        [
          'De zachte wielen laten op parket geen sporen na.',
          'Die weichen Rollen hinterlassen auf Parkett keine Spuren.',
          'Les roulettes souples ne marquent pas le parquet.',
        ],
        { attributes: { armrests: false }, bases: ['task', 'stool', 'ergonomic'] },
      ),
      option(
        'sync',
        ['synchroonmechaniek', 'Synchronmechanik', 'mécanisme synchrone'],
        [
          'Rug en zitting bewegen in de goede verhouding mee naar achteren.',
          'Rücken und Sitz bewegen sich im richtigen Verhältnis nach hinten.',
          'Le dossier et l’assise basculent ensemble, dans le bon rapport.',
        ],
        { attributes: { armrests: true }, bases: ['task', 'ergonomic', 'executive'], price: 1.12 },
      ),
      option('height', ['gasveer', 'Gasfeder', 'réglage à gaz'], null, {
        attributes: { armrests: false },
        bases: ['task', 'stool'],
      }),
    ],
    [
      option(
        'mesh',
        ['mesh', 'Netzgewebe', 'résille'],
        [
          'Het mesh in de rug laat lucht door, ook op een augustusmiddag.',
          'Das Netzgewebe im Rücken lässt Luft durch, auch an einem Augustnachmittag.',
          'La résille du dossier laisse passer l’air, même un après-midi d’août.',
        ],
        { attributes: { material: made('cover', ['polyester', 100]), care: ['vacuum'] } },
      ),
      option('wool-felt', ['wolvilt', 'Wollfilz', 'feutre de laine'], null, {
        attributes: { material: made('cover', ['wool', 70], ['polyester', 30]), care: ['vacuum'] },
        price: 1.2,
      }),
      option('leather', ['leer', 'Leder', 'cuir'], null, {
        attributes: { surface: 'full-grain-leather', care: ['leather-care'] },
        price: 1.5,
      }),
      option(
        'weave',
        ['geweven stof', 'Webstoff', 'tissu tissé'],
        [
          'De stof haalt 100.000 toeren op de slijtproef.',
          'Der Stoff schafft 100 000 Scheuertouren.',
          'Le tissu résiste à 100 000 cycles d’abrasion.',
        ],
        { attributes: { material: made('cover', ['polyester', 100]), care: ['vacuum', 'wipe-clean'] } },
      ),
    ],
  ],
  names: [
    ['{0} {1} met {2}', '{0} {1} mit {2}', '{0} {1}, {2}'],
    ['{0} {1} van {3}', '{0} {1} aus {3}', '{0} {1} en {3}'],
  ],
  openings: [
    [
      'Een stoel voor acht uur, niet voor acht minuten.',
      'Ein Stuhl für acht Stunden, nicht für acht Minuten.',
      'Un siège pour huit heures, pas pour huit minutes.',
    ],
    [
      'Wie goed zit, denkt niet aan zitten.',
      'Wer gut sitzt, denkt nicht ans Sitzen.',
      'Bien assis, on n’y pense plus.',
    ],
    [
      'Ziet er thuis niet uit als kantoor.',
      'Sieht zu Hause nicht nach Büro aus.',
      'À la maison, on ne dirait pas un siège de bureau.',
    ],
  ],
  closings: [
    [
      'De zithoogte loopt van 42 tot 54 centimeter.',
      'Die Sitzhöhe reicht von 42 bis 54 Zentimeter.',
      'La hauteur d’assise va de 42 à 54 centimètres.',
    ],
    [
      'In twintig minuten gemonteerd, zonder tweede persoon.',
      'In zwanzig Minuten montiert, ohne zweite Person.',
      'Monté en vingt minutes, sans aide.',
    ],
    [
      'Wielen voor tapijt of harde vloer zijn los na te bestellen.',
      'Rollen für Teppich oder Hartboden sind einzeln nachbestellbar.',
      'Des roulettes pour moquette ou sol dur peuvent être recommandées.',
    ],
  ],
  highlights: [
    [
      'Zithoogte traploos verstelbaar',
      'Sitzhöhe stufenlos verstellbar',
      'Hauteur d’assise réglable en continu',
    ],
    [
      'Vijfpoot met remmende wielen',
      'Fünffußkreuz mit gebremsten Rollen',
      'Piètement à cinq branches, roulettes freinées',
    ],
    ['Getest volgens EN 1335', 'Geprüft nach EN 1335', 'Testé selon la norme EN 1335'],
  ],
  keywords: [
    'bureaustoel kantoorstoel',
    'bürostuhl schreibtischstuhl drehstuhl',
    'chaise de bureau fauteuil de bureau',
  ],
  colours: ['black', 'grey', 'anthracite', 'navy', 'sage', 'rust', 'cognac'],
  colourCount: [1, 3],
  price: [89, 329],
  details: () => ({ assembly: 'self', 'height-adjustable': true, wheels: 5 }),
};
