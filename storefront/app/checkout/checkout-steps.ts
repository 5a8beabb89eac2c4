import type { Screen, ScreenPaths } from '#tenants/paths.ts';

export type CheckoutStep = 'BASKET' | 'LOGIN' | 'DELIVERY' | 'PAYMENT' | 'CONFIRM';

const order: readonly CheckoutStep[] = ['BASKET', 'LOGIN', 'DELIVERY', 'PAYMENT', 'CONFIRM'];

const screens: Readonly<Record<CheckoutStep, Screen>> = {
  BASKET: 'basket',
  LOGIN: 'checkoutLogin',
  DELIVERY: 'checkoutDelivery',
  PAYMENT: 'checkoutPayment',
  CONFIRM: 'checkAndOrder',
};

/** Where a step is. In tenants with one page for several steps, the path is the same. */
export function stepPath(paths: ScreenPaths, step: CheckoutStep): string {
  return paths[screens[step]] ?? '/';
}

/**
 * Where a visitor who asks for `wanted` is led instead: to the first step that is not ready. null: stay.
 * @param ready the checkout's first step that is not ready yet
 */
export function detour(paths: ScreenPaths, ready: CheckoutStep, wanted: CheckoutStep): string | null {
  if (order.indexOf(wanted) <= order.indexOf(ready)) return null;
  const path = stepPath(paths, ready);
  return path === stepPath(paths, wanted) ? null : path;
}

/** Whether delivery, payment and check-and-order are one page (specification 2, the Dutch tenant). */
export function isOnePage(paths: ScreenPaths): boolean {
  return paths.checkoutPayment === paths.checkoutDelivery && paths.checkAndOrder === paths.checkoutDelivery;
}
