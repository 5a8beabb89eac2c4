import { type ReconcileOptions, reconcilePayments } from './reconcile.service.ts';

const EVERY_MS = 30_000;

/** Reconciles payments every half minute, one round at a time. */
export function startPaymentKeeper(options: ReconcileOptions): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const round = async () => {
    try {
      const done = await reconcilePayments(options);
      if (done.payments + done.refunds + done.released > 0)
        options.log.info(done, 'payments were reconciled');
    } catch (error) {
      options.log.error({ err: error }, 'payments could not be reconciled');
    } finally {
      running = null;
    }
  };
  const timer = setInterval(() => {
    running ??= round();
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
