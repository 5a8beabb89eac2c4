import type { Database } from '#commerce/ground/database/connection.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import {
  type PaymentProvider,
  type Payments,
  ProviderError,
  type ProviderState,
  type ProviderWallets,
} from '#commerce/money/payment/payment-provider.types.ts';
import { createSandbox, type Sandbox } from '#commerce/money/payment/sandbox/sandbox-provider.ts';

export type TestPayments = {
  readonly payments: Payments;
  readonly sandbox: Sandbox;
  /** references that the shop was notified of, in their order */
  readonly told: string[];
  /** changes a payment at the provider, without notifying the shop */
  simulateState(reference: string, state: ProviderState): Promise<void>;
  /** the provider cannot be reached while it is true */
  down: boolean;
};

function getWallets({ wallets }: PaymentProvider): ProviderWallets {
  if (!wallets) throw new Error('the sandbox has wallets');
  return wallets;
}

/** For tests: the sandbox over an opened database. Webhooks are recorded instead of sent. */
export function testPayments(database: Database, clock: Clock): TestPayments {
  const told: string[] = [];
  const sandbox = createSandbox({
    db: database.kysely,
    clock,
    getPageOrigin: () => 'http://shop.test',
    tell: async (_url, reference) => void told.push(reference),
  });
  const state = { down: false };
  const runIfReachable = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    state.down ? Promise.reject(new ProviderError('unreachable', 'down')) : work();
  const provider: PaymentProvider = {
    name: 'sandbox',
    offers: sandbox.offers,
    wallets: {
      begin: (visit) => runIfReachable(() => getWallets(sandbox).begin(visit)),
      get: (reference) => runIfReachable(() => getWallets(sandbox).get(reference)),
    },
    createPayment: (payment) => runIfReachable(() => sandbox.createPayment(payment)),
    getPayment: (reference) => runIfReachable(() => sandbox.getPayment(reference)),
    capture: (reference, options) => runIfReachable(() => sandbox.capture(reference, options)),
    cancel: (reference, options) => runIfReachable(() => sandbox.cancel(reference, options)),
    refund: (reference, options) => runIfReachable(() => sandbox.refund(reference, options)),
    getRefund: (reference, refund) => runIfReachable(() => sandbox.getRefund(reference, refund)),
  };
  return {
    payments: { provider, getOrigin: () => 'http://shop.test', secret: 'a secret that only tests know' },
    sandbox,
    told,
    async simulateState(reference, next) {
      await database.pool.query('update sandbox_payment set state = $2 where reference = $1', [
        reference,
        next,
      ]);
    },
    get down() {
      return state.down;
    },
    set down(down) {
      state.down = down;
    },
  };
}
