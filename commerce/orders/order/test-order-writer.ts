import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { placeSeenOrder, prepareOrder } from './test-order.ts';

/**
 * Run by order-at-once.db.test.ts in processes that it ends with kill -9: orders one article after the other and prints each
 * order's number once it is confirmed.
 */
const [url = '', variantSku = ''] = process.argv.slice(2);
const database = await openDatabase({ url, dataDir: '', poolSize: 4 });

async function placeOrdersForever(): Promise<never> {
  for (;;) {
    const ctx = await prepareOrder(testContext(database, 'nl'), { [variantSku]: 1 });
    const placed = await placeSeenOrder(ctx);
    if (placed.ok) process.stdout.write(`${placed.value.order.orderNumber}\n`);
  }
}

await Promise.all([placeOrdersForever(), placeOrdersForever(), placeOrdersForever()]);
