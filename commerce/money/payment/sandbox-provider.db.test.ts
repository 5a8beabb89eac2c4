import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/clock.ts';
import { testPayments } from '#commerce/orders/settlement/test-payments.ts';
import { providerCases } from './provider.cases.ts';

const bench = testPayments(await testDatabase(), fixedClock('2026-11-20T12:00:00Z'));
const { provider } = bench.payments;
if (!provider) throw new Error('the sandbox is there');

providerCases({
  provider,
  happens: bench.happens,
  async without(work) {
    bench.down = true;
    try {
      await work();
    } finally {
      bench.down = false;
    }
  },
});
