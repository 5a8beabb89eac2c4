import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { registerCustomer } from '#commerce/people/customer/customer.commands.ts';
import { maskIban } from '#forms/address/iban.ts';
import { changeDebitAccount } from './debit-account.commands.ts';
import { findDebitAccount } from './debit-account.queries.ts';
import { removeDebitAccount } from './debit-account.service.ts';
import { fetchMails } from './test-identity.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const IBANS = ['NL91ABNA0417164300', 'NL20INGB0001234567'] as const;
const WORDS = 'Ik machtig Tavelo.';

async function registerTestCustomer(ctx = nl) {
  const email = `${randomUUID()}@example.com`;
  const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
  const made = await registerCustomer(ctx, { email, passwordHash: null, ...person });
  if (!made.ok) throw new Error('not registered');
  return made.value;
}

const createAccount = (iban: string) => ({ iban, bic: null, accountHolder: 'Z. Bos' });

describe('the account for direct debits', () => {
  it('a new mandate keeps the displayed wording and ends the previous one, which is kept', async () => {
    const owner = await registerTestCustomer();
    const neighbour = await registerTestCustomer();
    await changeDebitAccount(nl, neighbour, createAccount(IBANS[0]), WORDS);
    for (const iban of IBANS) await changeDebitAccount(nl, owner, createAccount(iban), WORDS);
    expect(await findDebitAccount(nl, owner.customerId)).toMatchObject({ iban: IBANS[1], textShown: WORDS });
    expect(await findDebitAccount(nl, neighbour.customerId)).toMatchObject({ iban: IBANS[0] });
    const { rows } = await database.pool.query(
      'select iban, ended_at is null as holds from customer_mandate where customer_id = $1 order by signed_at, ended_at',
      [owner.customerId],
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ holds }) => holds)).toEqual([{ iban: IBANS[1], holds: true }]);
  });

  it('an account for debits is unknown in another shop', async () => {
    const owner = await registerTestCustomer();
    await changeDebitAccount(nl, owner, createAccount(IBANS[0]), WORDS);
    const de = testContext(database, 'de');
    expect(await findDebitAccount(de, owner.customerId)).toBeNull();
    expect(await removeDebitAccount(de, owner)).toBe(false);
    expect(await findDebitAccount(nl, owner.customerId)).not.toBeNull();
  });

  it('each change of the account is mailed with its last digits only and a repeated removal once', async () => {
    const owner = await registerTestCustomer();
    await changeDebitAccount(nl, owner, createAccount(IBANS[0]), WORDS);
    expect(await removeDebitAccount(nl, owner)).toBe(true);
    expect(await removeDebitAccount(nl, owner)).toBe(false);
    expect(await findDebitAccount(nl, owner.customerId)).toBeNull();
    const mails = await fetchMails(database, owner.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain(maskIban(IBANS[0]));
      expect(text.replaceAll(/\s/g, '')).not.toContain(IBANS[0]);
    }
  });
});
