import { type CompareList, readList, writeList } from './compare-list.rules.ts';
import { compareStore } from './compare-store.ts';

const KEY = 'compare';

/** Shows the list that this device stores, and changes from other tabs. @returns a function that ends it */
export function followKeptList(): () => void {
  const read = () => compareStore.set(readList(kept()));
  const listener = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

export function keepList(list: CompareList): void {
  compareStore.set(list);
  try {
    if (list.group === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, writeList(list));
  } catch {
    // storage is full or forbidden: the list is kept for this page only
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
