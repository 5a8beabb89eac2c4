import type { ScreenPaths } from '#tenants/paths.ts';

/** The path of the details of a way to pay by credit; null if it is no credit. */
export function findCreditPath(paths: ScreenPaths, method: string): string | null {
  if (method === 'instalments') return paths.creditPlan;
  return method === 'pause' || method === 'pause-instalments' ? paths.delayedPayment : null;
}
