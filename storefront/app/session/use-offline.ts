import { useSyncExternalStore } from 'react';
import { isOffline } from './is-offline.ts';

/** Hears of every loss and return of the connection. @returns how to end it */
export function followConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser is offline, as long as that holds. */
export function useOffline(): boolean {
  return useSyncExternalStore(followConnection, isOffline, () => false);
}
