import type { ScreenPaths } from '#tenants/paths.ts';

/** Where a way of paying by credit is chosen in detail; null: it is no credit. */
export function creditPath(paths: ScreenPaths, method: string): string | null {
  if (method === 'instalments') return paths.creditPlan;
  return method === 'pause' || method === 'pause-instalments' ? paths.delayedPayment : null;
}
