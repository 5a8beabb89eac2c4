import type { Audience, Department, Text } from '../kind.ts';

/** A fictional brand. `level` is its price level: 1 plain, 2 middle, 3 dear. */
export type DemoBrand = {
  readonly slug: string;
  readonly name: string;
  readonly departments: readonly Department[];
  readonly level: 1 | 2 | 3;
  /** ISO 3166-1 alpha-2 code of its seat */
  readonly country: string;
  /** what it stands for, in one sentence that fits whatever it makes */
  readonly character: Text;
  /** a specialist's product types; without it, all of its departments */
  readonly kinds?: readonly string[];
  /** the people that it makes clothes and shoes for; without it, everybody */
  readonly audiences?: readonly Audience[];
};

type Row = Omit<DemoBrand, 'slug' | 'departments' | 'character'> & { character: Text };

/** Brands of the same departments, with the slugs that follow from their names. */
export function brandsOf(departments: readonly Department[], rows: readonly Row[]): DemoBrand[] {
  return rows.map((row) => ({ ...row, departments, slug: slugOf(row.name) }));
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
}
