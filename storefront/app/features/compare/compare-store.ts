import { createStore, useStore } from '#app/ui/store.ts';
import type { CompareList } from './compare-list.rules.ts';

const NONE: CompareList = { group: null, skus: [] };

/** Filled when the page can be used (kept-list.ts): pages are the same for all visitors. */
export const compareStore = createStore<CompareList>(NONE);

/** Whether an article of this page was refused, because the chosen ones are of another kind: they are shown then. */
export const refusedKindStore = createStore({ isRefused: false });

export function useRefusedKind(): boolean {
  return useStore(refusedKindStore, { isRefused: false }, ({ isRefused }) => isRefused);
}

/** Whether the visitor has chosen an article to compare. */
export function useIsCompared(sku: string): boolean {
  return useStore(compareStore, NONE, ({ skus }) => skus.includes(sku));
}

const selectWholeList = (list: CompareList) => list;

export function useCompareList(): CompareList {
  return useStore(compareStore, NONE, selectWholeList);
}
