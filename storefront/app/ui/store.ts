import { useSyncExternalStore } from 'react';

export type Store<State> = {
  get(): State;
  set(change: Partial<State> | ((state: State) => Partial<State>)): void;
  subscribe(listener: () => void): () => void;
};

/** State outside of React, for code without components. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A component's view of the state, or of the selected part; during hydration that of the initial state. The component
 * is rendered again when the value changes.
 */
export function useStore<State extends object, Part>(
  store: Store<State>,
  initial: State,
  take: (state: State) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => take(store.get()),
    () => take(initial),
  );
}
