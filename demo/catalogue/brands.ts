import type { Department } from './kind.ts';

/** A fictional brand. `level` is its price level: 1 plain, 2 middle, 3 dear. */
export type DemoBrand = {
  readonly slug: string;
  readonly name: string;
  readonly departments: readonly Department[];
  readonly level: 1 | 2 | 3;
};

const named = (departments: readonly Department[], level: 1 | 2 | 3, ...names: string[]): DemoBrand[] =>
  names.map((name) => ({
    slug: name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-'),
    name,
    departments,
    level,
  }));

/** All invented for Tavelo; its own label is sold in several departments. */
export const BRANDS: readonly DemoBrand[] = [
  ...named(['fashion', 'shoes', 'furniture', 'appliances'], 1, 'Tavelo Basics'),
  ...named(
    ['fashion'],
    1,
    'Lune & Lotte',
    'Kesterholt',
    'Molenstraat',
    'Brisa Norte',
    'Fjellby',
    'Otterwijk',
  ),
  ...named(
    ['fashion'],
    2,
    'Maison Tilleul',
    'Annewil',
    'Hofkamp',
    'Saint-Aubry',
    'Veldhof',
    'Nordlund & Zoon',
  ),
  ...named(['fashion'], 2, 'Clara Wendt', 'Elbkontor', 'Petit Merle', 'Tessa Marijn'),
  ...named(['fashion'], 3, 'Atelier Vauquier', 'Rosenthaler & Co', 'Liv Hagestad', 'Delacroze'),
  ...named(['shoes'], 1, 'Stapje', 'Laufwerk 9', 'Pavé'),
  ...named(['shoes'], 2, 'Noorderpad', 'Schuhmanufaktur Beck', 'Calzaria', 'Ruelle'),
  ...named(['shoes'], 3, 'Ferrante Lodi', 'Van der Leest'),
  ...named(['fashion', 'shoes'], 2, 'Windvang', 'Bergkamm'),
  ...named(['furniture'], 1, 'Huislijn', 'Wohnwerk', 'Casa Simple'),
  ...named(['furniture'], 2, 'Eikenhof', 'Nordholm', 'Lichthaus', 'Maison Brume', 'Tapijtgoed'),
  ...named(['furniture'], 3, 'Studio Vermeulen', 'Möbelhaus Arnsberg', 'Ligne Douce'),
  ...named(['electronics'], 1, 'Voltique', 'Pixora', 'Teqo'),
  ...named(['electronics'], 2, 'Aurivox', 'Nexten', 'Halvorsen Audio', 'Lumitron'),
  ...named(['electronics'], 3, 'Orbisonic', 'Kaleida'),
  ...named(['appliances'], 1, 'Hausfix', 'Keukenmeester'),
  ...named(['appliances'], 2, 'Klarwerk', 'Brandt & Vos', 'Frisolux', 'Aromatik'),
  ...named(['appliances'], 3, 'Steinhoven', 'Maître Dubreuil'),
  ...named(['tyres'], 1, 'Rolgoed', 'Trakto'),
  ...named(['tyres'], 2, 'Gripmark', 'Nordspur'),
  ...named(['tyres'], 3, 'Contraventa', 'Pneumara'),
];
