import { useSyncExternalStore } from 'react';
import { isOffline } from './is-offline.ts';

/** Calls back at every loss and return of the connection. @returns a function that ends it */
export function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser is offline now. */
export function useOffline(): boolean {
  return useSyncExternalStore(followConnection, isOffline, () => false);
}
