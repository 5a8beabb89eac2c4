import type { Found, FoundProduct } from './found.ts';
import { filterMatchingTerms, removeOwnTerms } from './history.rules.ts';

export type Row =
  | { readonly kind: 'own'; readonly term: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'term'; readonly term: string; readonly hits: number }
  | { readonly kind: 'category'; readonly name: string; readonly path: string; readonly trail: string }
  | { readonly kind: 'brand'; readonly name: string }
  | { readonly kind: 'product'; readonly product: FoundProduct };

export type Group = {
  readonly name: 'own' | 'popular' | 'terms' | 'categories' | 'brands' | 'products';
  /** position of its first row among all rows */
  readonly start: number;
  readonly rows: readonly Row[];
};

const MOST = { categories: 3, brands: 2 };

/**
 * The suggestions in the order of the keys: the visitor's own terms first.
 * @param typed '' before anything is typed: then the own terms with the button that deletes them all, and popular
 *   searches
 */
export function buildGroups(typed: string, ownTerms: readonly string[], found: Found | null): Group[] {
  const own = filterMatchingTerms(ownTerms, typed);
  const clear: Row[] = typed === '' && own.length > 0 ? [{ kind: 'clear' }] : [];
  const groups: [Group['name'], Row[]][] = [
    ['own', [...own.map((term): Row => ({ kind: 'own', term })), ...clear]],
    [
      typed === '' ? 'popular' : 'terms',
      removeOwnTerms(found?.terms ?? [], own).map((term): Row => ({ kind: 'term', ...term })),
    ],
    [
      'categories',
      (found?.categories ?? [])
        .slice(0, typed === '' ? undefined : MOST.categories)
        .map((at): Row => ({ kind: 'category', ...at })),
    ],
    ['brands', (found?.brands ?? []).slice(0, MOST.brands).map(({ name }): Row => ({ kind: 'brand', name }))],
    ['products', (found?.products ?? []).map((product): Row => ({ kind: 'product', product }))],
  ];
  let start = 0;
  return groups.flatMap(([name, rows]) => {
    if (rows.length === 0) return [];
    const group = { name, start, rows };
    start += rows.length;
    return [group];
  });
}

/** Number of cells of each row: an own term has a button beside it. */
export function countCells(groups: readonly Group[]): number[] {
  return groups.flatMap(({ rows }) => rows.map(({ kind }) => (kind === 'own' ? 2 : 1)));
}
