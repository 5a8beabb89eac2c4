import { randomUUID } from 'node:crypto';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { openDatabase } from '#commerce/ground/database/connection.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { hashPassword } from '#commerce/people/identity/sign-in/password.service.ts';

/** The password of every customer that the bench makes. */
export const PASSWORD = 'fiets op zolder';

/** Makes customers of `nl` who can sign in. @returns their e-mail addresses */
export async function makeCustomers(databaseUrl: string, count: number): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, dataDir: '', tenantGuard: false });
  const ctx = { ...testContext(database, 'nl', { clock: systemClock }), attempts: UNLIMITED_ATTEMPTS };
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  try {
    for (const email of emails) await createCustomer(ctx, email);
    await database.pool.query('update customer set password_hash = $1 where email = any($2)', [
      await hashPassword(PASSWORD),
      emails,
    ]);
  } finally {
    await database.close();
  }
  return emails;
}
