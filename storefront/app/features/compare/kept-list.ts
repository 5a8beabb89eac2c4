import { getLocalStorage, readText, writeText } from '#app/page/browser-storage.ts';
import { type CompareList, readList, writeList } from './compare-list.rules.ts';
import { compareStore } from './compare-store.ts';

const KEY = 'compare';

/** Shows the list that this device stores, and changes from other tabs. @returns a function that ends it */
export function followKeptList(): () => void {
  const read = () => compareStore.set(readList(readText(getLocalStorage(), KEY)));
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

/** Shows the list, and stores it on this device; where that is forbidden the list ends with the page. */
export function keepList(list: CompareList): void {
  compareStore.set(list);
  writeText(getLocalStorage(), KEY, list.group === null ? null : writeList(list));
}
