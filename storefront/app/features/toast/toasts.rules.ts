import type { Screen } from '#tenants/paths.ts';

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** a screen that the message speaks of, behind it as a link */
  readonly leadsTo?: { readonly screen: Screen; readonly label: string } | undefined;
  /** called when the reader closes it; a toast with one stays longer than others */
  readonly onClose?: (() => void) | undefined;
};

/** The most toasts that are held (product 4.10). */
export const TOAST_LIMIT = 3;

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'remove'; id: number }
  /** another language or locale */
  | { type: 'clear' };

/** At the limit, a new toast drops the first one without a close handler, otherwise the oldest. */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case 'add':
      return [...(toasts.length >= TOAST_LIMIT ? dropOneToast(toasts) : toasts), action.toast];
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
    case 'clear':
      return [];
  }
}

function dropOneToast(toasts: readonly Toast[]): readonly Toast[] {
  const first = toasts.findIndex((toast) => !toast.onClose);
  return toasts.toSpliced(Math.max(first, 0), 1);
}
