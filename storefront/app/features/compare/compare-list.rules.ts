import { MOST_COMPARED } from '#forms/lists/compare-address.ts';

/** The articles that the visitor has chosen to compare, all of one group. */
export type CompareList = {
  /** null if nothing is chosen */
  readonly group: string | null;
  /** style numbers in the order in which they were chosen */
  readonly skus: readonly string[];
};

export const NOTHING: CompareList = { group: null, skus: [] };

/**
 * `refused`: nothing has changed. `full`: there are four; `otherKind`: the chosen articles belong to another group
 */
type Changed = { readonly list: CompareList; readonly refused: null | 'full' | 'otherKind' };

/** Chooses an article, or removes it. */
export function toggleArticle(list: CompareList, sku: string, group: string): Changed {
  if (list.skus.includes(sku)) return { list: removeArticle(list, sku), refused: null };
  if (list.group !== null && list.group !== group) return { list, refused: 'otherKind' };
  if (list.skus.length >= MOST_COMPARED) return { list, refused: 'full' };
  return { list: { group, skus: [...list.skus, sku] }, refused: null };
}

export function removeArticle(list: CompareList, sku: string): CompareList {
  const skus = list.skus.filter((known) => known !== sku);
  return skus.length === 0 ? NOTHING : { ...list, skus };
}

const GROUP = /^[a-z][a-z-]{0,40}$/;

/** @param kept as written by {@link writeList}; any other text gives an empty list */
export function readList(kept: string | null): CompareList {
  const [group = '', ...skus] = (kept ?? '').split(' ');
  const known = [...new Set(skus)].filter((sku) => sku !== '' && sku.length <= 50).slice(0, MOST_COMPARED);
  return GROUP.test(group) && known.length > 0 ? { group, skus: known } : NOTHING;
}

export function writeList({ group, skus }: CompareList): string {
  return [group ?? '', ...skus].join(' ');
}
