import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { verifyEmail } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { confirmEmail, requestEmailChange } from '#commerce/people/identity/email.service.ts';
import { createCustomerContext, fetchMailedSecret } from '#commerce/people/identity/test-identity.ts';
import { keepCampaigns } from './campaign.commands.ts';
import { giveVoucher } from './give-voucher.commands.ts';
import { moveVouchers } from './move-vouchers.commands.ts';

const database = await testDatabase();
const nl = { ...testContext(database, 'nl'), clock: systemClock };

beforeAll(() => keepCampaigns(nl, nl.tenant.vouchers));

/** Addresses that a code of points belongs to after its owner has changed the address. */
async function fetchOwnerAfterChange({ verified }: { readonly verified: boolean }) {
  const [before, after] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const customerId = await createCustomer(nl, before);
  if (verified) await verifyEmail(nl, customerId, before);
  const customer = await findCustomer(nl, customerId);
  if (!customer) throw new Error('no customer');
  const given = await giveVoucher(nl, 'points-250', before);
  await requestEmailChange(nl, customer, after);
  const secret = await fetchMailedSecret(database, after, 'e-mail-bevestigen');
  expect(await confirmEmail(createCustomerContext(nl, customer), secret, moveVouchers)).toMatchObject({
    ok: true,
  });
  const { rows } = await database.pool.query('select email from voucher where code = $1', [given?.code]);
  return { email: rows[0]?.email, before, after };
}

it('a code paid for with points stays with its owner after a change of e-mail address', async () => {
  const { email, after } = await fetchOwnerAfterChange({ verified: true });
  expect(email).toBe(after);
});

it('a code for an address that nobody has verified stays where it is', async () => {
  const { email, before } = await fetchOwnerAfterChange({ verified: false });
  expect(email).toBe(before);
});
