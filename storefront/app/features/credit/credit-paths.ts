import type { ScreenPaths } from '#tenants/paths.ts';

/** The path of the details of a way to pay by credit; null: it is no credit. */
export function creditPath(paths: ScreenPaths, method: string): string | null {
  if (method === 'instalments') return paths.creditPlan;
  return method === 'pause' || method === 'pause-instalments' ? paths.delayedPayment : null;
}
