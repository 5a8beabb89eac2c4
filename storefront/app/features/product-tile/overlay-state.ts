import type { MouseEvent } from 'react';
import { createStore, useStore } from '#app/ui/store.ts';

export type QuickViewed = {
  sku: string;
  slug: string;
  name: string;
  /** preselected values */
  choice?: string | undefined;
};

/** The layers that open over a page from a product in it. */
export type Overlay =
  | { readonly kind: 'quickView'; readonly product: QuickViewed }
  | { readonly kind: 'label'; readonly name: string; readonly label: string; readonly text: string };

type State = {
  /** whether the component that shows them is loaded; until then the links lead to their pages */
  ready: boolean;
  overlay: Overlay | null;
};

const CLOSED: State = { ready: false, overlay: null };
const store = createStore<State>(CLOSED);

export function useOverlay(): Overlay | null {
  return useStore(store, CLOSED, ({ overlay }) => overlay);
}

/** @returns a function that reports that the component is gone */
export function serveOverlays(): () => void {
  store.set({ ready: true });
  return () => store.set(CLOSED);
}

export function closeOverlay(): void {
  store.set({ overlay: null });
}

/** Shows the overlay instead of following the pressed link; a press that asks for a new tab gets one. */
export function openOverlay(event: MouseEvent, overlay: Overlay): void {
  const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
  if (!store.get().ready || metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
  event.preventDefault();
  store.set({ overlay });
}
