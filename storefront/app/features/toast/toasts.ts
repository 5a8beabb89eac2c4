import { createStore, useStore } from '#app/ui/store.ts';
import { reduceToasts, type Toast, type ToastAction, type ToastKind } from './toasts.rules.ts';

type State = { toasts: readonly Toast[] };

const NONE: State = { toasts: [] };
const store = createStore<State>(NONE);
let lastId = 0;

function dispatch(action: ToastAction): void {
  store.set(({ toasts }) => ({ toasts: reduceToasts(toasts, action) }));
}

/** Shows a message until it is closed or has been visible long enough to be read. In the browser only. */
export function toast(
  message: string,
  kind: ToastKind = 'info',
  { onClose, leadsTo }: Pick<Toast, 'onClose' | 'leadsTo'> = {},
): void {
  lastId += 1;
  dispatch({ type: 'add', toast: { id: lastId, kind, message, onClose, leadsTo } });
}

export function removeToast(id: number): void {
  dispatch({ type: 'remove', id });
}

export function clearToasts(): void {
  dispatch({ type: 'clear' });
}

export function useToasts(): readonly Toast[] {
  return useStore(store, NONE, ({ toasts }) => toasts);
}
