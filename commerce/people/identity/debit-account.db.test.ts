import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { registerCustomer } from '#commerce/people/customer/customer.service.ts';
import { maskedIban } from '#forms/iban.ts';
import { changeDebitAccount, findDebitAccount, removeDebitAccount } from './debit-account.service.ts';
import { mailsTo } from './test-identity.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const IBANS = ['NL91ABNA0417164300', 'NL20INGB0001234567'] as const;
const WORDS = 'Ik machtig Tavelo.';

async function customer(ctx = nl) {
  const email = `${randomUUID()}@example.com`;
  const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
  const made = await registerCustomer(ctx, { email, passwordHash: null, ...person });
  if (!made.ok) throw new Error('not registered');
  return made.value;
}

const account = (iban: string) => ({ iban, bic: null, accountHolder: 'Z. Bos' });

describe('the account for debits', () => {
  it('has a mandate in the words that were shown; a new one ends the one before, which is kept', async () => {
    const owner = await customer();
    const neighbour = await customer();
    await changeDebitAccount(nl, neighbour, account(IBANS[0]), WORDS);
    for (const iban of IBANS) await changeDebitAccount(nl, owner, account(iban), WORDS);
    expect(await findDebitAccount(nl, owner.customerId)).toMatchObject({ iban: IBANS[1], textShown: WORDS });
    expect(await findDebitAccount(nl, neighbour.customerId)).toMatchObject({ iban: IBANS[0] });
    const { rows } = await database.pool.query(
      'select iban, ended_at is null as holds from customer_mandate where customer_id = $1 order by signed_at, ended_at',
      [owner.customerId],
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ holds }) => holds)).toEqual([{ iban: IBANS[1], holds: true }]);
  });

  it('is nobody’s in another shop', async () => {
    const owner = await customer();
    await changeDebitAccount(nl, owner, account(IBANS[0]), WORDS);
    const de = testContext(database, 'de');
    expect(await findDebitAccount(de, owner.customerId)).toBeNull();
    expect(await removeDebitAccount(de, owner)).toBe(false);
    expect(await findDebitAccount(nl, owner.customerId)).not.toBeNull();
  });

  it('is told by mail with each change, by its last digits only; removed twice it is told once', async () => {
    const owner = await customer();
    await changeDebitAccount(nl, owner, account(IBANS[0]), WORDS);
    expect(await removeDebitAccount(nl, owner)).toBe(true);
    expect(await removeDebitAccount(nl, owner)).toBe(false);
    expect(await findDebitAccount(nl, owner.customerId)).toBeNull();
    const mails = await mailsTo(database, owner.email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      expect(text).toContain(maskedIban(IBANS[0]));
      expect(text.replaceAll(/\s/g, '')).not.toContain(IBANS[0]);
    }
  });
});
