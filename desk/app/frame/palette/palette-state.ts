import { createStore, useStore } from '#app/ui/store.ts';

type Layer = { readonly open: 'palette' | 'shortcuts' | null };

const NONE: Layer = { open: null };
const store = createStore<Layer>(NONE);

export const openPalette = () => store.set({ open: 'palette' });
export const openShortcutHelp = () => store.set({ open: 'shortcuts' });
export const closeLayer = () => store.set(NONE);

/** Whether the palette or the list of shortcuts lies over the page; only one of them does. */
export function useOpenLayer(): Layer['open'] {
  return useStore(store, NONE, ({ open }) => open);
}
