import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type ReconcileOptions, reconcilePayments } from './reconcile.service.ts';

const EVERY_MS = 30_000;

/** Reconciles payments when the shop starts, since it may have been killed at any point, and every half minute. */
export function createReconciliationJob(options: ReconcileOptions): Job {
  return {
    name: 'payment-reconciliation',
    everyMs: EVERY_MS,
    async performRound() {
      const done = await reconcilePayments(options);
      if (done.payments + done.refunds + done.released > 0)
        options.log.info(done, 'payments were reconciled');
    },
  };
}
