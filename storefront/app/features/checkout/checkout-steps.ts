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

/** A step of the page that holds several, as its address names it. */
export type PageStep = 'DELIVERY' | 'PAYMENT' | 'CONFIRM';

const names: Readonly<Record<PageStep, string>> = {
  DELIVERY: 'delivery',
  PAYMENT: 'payment',
  CONFIRM: 'confirm',
};

function isPageStep(step: CheckoutStep): step is PageStep {
  return Object.hasOwn(names, step);
}

/**
 * Where a step is led to or gone back to: its path, with its name where one page holds several. Each step has a place of
 * its own in the browser's history then, so that "back" leads to the step before.
 */
export function stepAddress(paths: ScreenPaths, step: CheckoutStep): string {
  const path = stepPath(paths, step);
  return isOnePage(paths) && isPageStep(step) ? `${path}?step=${names[step]}` : path;
}

/**
 * Which step of the page that holds several is shown: the one that its address names, as far as those before it are
 * ready, else the first one that is missing.
 */
export function openStep(ready: CheckoutStep, search: URLSearchParams): PageStep {
  const missing = ready === 'PAYMENT' || ready === 'CONFIRM' ? ready : 'DELIVERY';
  const asked = order.find((step) => isPageStep(step) && names[step] === search.get('step'));
  return asked && isPageStep(asked) && order.indexOf(asked) <= order.indexOf(missing) ? asked : missing;
}

/**
 * Where a visitor who asks for `wanted` is led instead: to the first step that is not ready. null: stay.
 * @param ready the checkout's first step that is not ready yet
 */
export function redirectFromStep(
  paths: ScreenPaths,
  ready: CheckoutStep,
  wanted: CheckoutStep,
): string | null {
  if (order.indexOf(wanted) <= order.indexOf(ready)) return null;
  const path = stepPath(paths, ready);
  return path === stepPath(paths, wanted) ? null : path;
}

/** Whether delivery, payment and check-and-order are one page (product 2.3). */
export function isOnePage(paths: ScreenPaths): boolean {
  return paths.checkoutPayment === paths.checkoutDelivery && paths.checkAndOrder === paths.checkoutDelivery;
}
