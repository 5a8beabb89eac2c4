import { addVoucher } from '#commerce/buying/basket/basket-code.service.ts';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { runJob } from '#commerce/ground/jobs/run-job.ts';
import { createMollie } from '#commerce/money/payment/mollie/mollie-provider.ts';
import { placeSeenOrder, prepareOrder } from '#commerce/orders/order/test-order.ts';
import { createReconciliationJob } from './payment-keeper.ts';
import { startPayment } from './start-payment.service.ts';

/**
 * Run by the test that kills it: a shop's process on a database server, with Mollie. `order`: places an order that is
 * paid by redirect, prints its id, and begins its payment: a guest's, or that of a signed-in customer with a voucher.
 * `keep`: reconciles payments, a number of minutes later.
 */
const [url = '', apiUrl = '', work = '', minutesLater = '0', customerId, email, code] = process.argv.slice(2);
const database = await openDatabase({ url, dataDir: '', poolSize: 4 });
const clock = { now: () => new Date(Date.now() + Number(minutesLater) * 60_000) };
const ctx = testContext(database, 'nl', { clock });
const payments = {
  provider: createMollie({ apiKey: 'test_key', apiUrl }),
  getOrigin: () => 'http://shop.test',
  secret: 'a secret that only tests know',
};

if (work === 'order') {
  const shopper = await prepareOrder(
    ctx,
    { 'A-1': 2 },
    { payment: { paymentMethod: 'ideal' }, ...(customerId && email ? { customerId, email } : {}) },
  );
  if (code) {
    const added = await addVoucher(shopper, { code, from: '127.0.0.1' });
    if (!added.ok) throw new Error(JSON.stringify(added));
  }
  const placed = await placeSeenOrder(shopper);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  process.stdout.write(`${placed.value.order.orderId}\n`);
  await startPayment(shopper, payments, placed.value.order.orderId);
} else {
  const { db, events, log, tenant } = ctx;
  runJob(createReconciliationJob({ db, clock, events, log, tenants: [tenant], payments }), { events, log });
}
// lives until it is killed, or the test has ended
process.stdin.on('end', () => process.exit()).resume();
