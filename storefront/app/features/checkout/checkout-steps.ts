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

/** The path of a step. In tenants with one page for several steps, it is the same. */
export function stepPath(paths: ScreenPaths, step: CheckoutStep): string {
  return paths[screens[step]] ?? '/';
}

/** A step of the page for several steps, as its address names it. */
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
 * The address of a step: its path, with its name where one page has several. Each step is an entry of the browser's
 * history then, so that "back" leads to the step before.
 */
export function stepAddress(paths: ScreenPaths, step: CheckoutStep): string {
  const path = stepPath(paths, step);
  return isOnePage(paths) && isPageStep(step) ? `${path}?step=${names[step]}` : path;
}

/**
 * The step to show on the page for several steps: the one in its address, if those before it are ready, else the
 * first missing one.
 */
export function openStep(ready: CheckoutStep, search: URLSearchParams): PageStep {
  const missing = ready === 'PAYMENT' || ready === 'CONFIRM' ? ready : 'DELIVERY';
  const asked = order.find((step) => isPageStep(step) && names[step] === search.get('step'));
  return asked && isPageStep(asked) && order.indexOf(asked) <= order.indexOf(missing) ? asked : missing;
}

/**
 * Where a visitor who requests `wanted` is redirected: to the first step that is not ready. null for no redirect.
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
