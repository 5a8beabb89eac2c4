import { type CompareList, readList, writeList } from './compare-list.rules.ts';
import { compareStore } from './compare-store.ts';

const KEY = 'compare';

/** Shows what this device keeps, and what another tab changes. @returns how to end it */
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
    // full or forbidden: it holds for this page
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
