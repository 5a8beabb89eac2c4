import { type WokenWork, wokenWork } from '#commerce/ground/kernel/woken-work.ts';
import { type ReconcileOptions, reconcilePayments } from './reconcile.service.ts';

const EVERY_MS = 30_000;

/** Reconciles payments when the shop starts, since it may have been killed at any point, and every half minute. */
export function startPaymentKeeper(options: ReconcileOptions): Pick<WokenWork, 'stop'> {
  const keeper = wokenWork({
    ...options,
    name: 'reconciliation of payments',
    pollMs: EVERY_MS,
    wakes: () => false,
    async round() {
      const done = await reconcilePayments(options);
      if (done.payments + done.refunds + done.released > 0)
        options.log.info(done, 'payments were reconciled');
    },
  });
  keeper.start();
  return keeper;
}
