import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { runInTransaction } from '#commerce/ground/kernel/context.ts';
import type { Customer } from '#commerce/people/customer/customer.queries.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { lockCustomerRow } from '#commerce/people/customer/customer-change.commands.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { chooseCommunication } from './communication.commands.ts';
import { type CommunicationChoices, listCommunicationChoices } from './communication.queries.ts';
import { changeDebitAccount } from './debit-account.commands.ts';
import { findDebitAccount } from './debit-account.queries.ts';
import { confirmEmail, requestEmailChange } from './email.service.ts';
import { requestPasswordReset } from './recovery/recovery.commands.ts';
import { resetPassword } from './recovery/recovery.service.ts';
import { answerResetRequests } from './recovery/reset-job.ts';
import { confirmRegistration, register } from './registration.service.ts';
import { createCustomerContext, fetchMailedSecret, fetchMails } from './test-identity.ts';

const skipMove = async () => {};
const database = await testDatabase();
const nl = { ...testContext(database, 'nl'), clock: systemClock, attempts: UNLIMITED_ATTEMPTS };
const TURNS = 20;

async function registerTestCustomer(): Promise<Customer> {
  const found = await findCustomer(nl, await createCustomer(nl));
  if (!found) throw new Error('no customer');
  return found;
}

async function changeLink(owner: Customer, email: string): Promise<string> {
  await requestEmailChange(nl, owner, email);
  return fetchMailedSecret(database, email, 'e-mail-bevestigen');
}

async function resetLink({ email }: Customer): Promise<string> {
  await requestPasswordReset(nl, { email, address: '::1' });
  await answerResetRequests(nl, () => nl);
  return fetchMailedSecret(database, email, 'nieuw-wachtwoord');
}

/** Waits until so many statements of this database wait for a row that somebody else holds. */
async function waitForBlockedQueries(count: number): Promise<void> {
  const waiting = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.pool.query(waiting)).rows[0].n < count) await new Promise(setImmediate);
}

/**
 * Presses while somebody else holds the customer's row, so that all of them are in the middle of their work at
 * once.
 */
async function pressAtOnce<Answer>(
  { customerId }: Customer,
  presses: readonly (() => Promise<Answer>)[],
): Promise<PromiseSettledResult<Answer>[]> {
  const pressed: Promise<Answer>[] = [];
  await runInTransaction(nl, async (inner) => {
    await lockCustomerRow(inner, customerId);
    for (const press of presses) {
      pressed.push(press());
      await waitForBlockedQueries(pressed.length);
    }
  });
  return Promise.allSettled(pressed);
}

it('a reset link and a change of address opened simultaneously: one succeeds and the other is refused', async () => {
  const owner = await registerTestCustomer();
  const [change, reset] = [await changeLink(owner, `${randomUUID()}@example.com`), await resetLink(owner)];
  const answers = await pressAtOnce<{ readonly ok: boolean }>(owner, [
    () => resetPassword(nl, reset, 'een boot in de tuin'),
    () => confirmEmail(createCustomerContext(nl, owner), change, skipMove),
  ]);
  expect(answers).toMatchObject([
    { status: 'fulfilled', value: { ok: true } },
    { status: 'fulfilled', value: { ok: false } },
  ]);
});

it('a link opened twice simultaneously takes effect once and both visitors see success', async () => {
  const owner = await registerTestCustomer();
  const reset = await resetLink(owner);
  const press = () => resetPassword(nl, reset, 'een boot in de tuin');
  const done = { status: 'fulfilled', value: { ok: true } };
  expect(await pressAtOnce<{ readonly ok: boolean }>(owner, [press, press])).toMatchObject([done, done]);
  expect(await resetPassword(nl, reset, 'een boot in de tuin')).toMatchObject({ ok: false });
  const told = (await fetchMails(database, owner.email)).filter(({ subject }) =>
    subject.includes('gewijzigd'),
  );
  expect(told).toHaveLength(1);

  const email = `${randomUUID()}@example.com`;
  const change = await changeLink(owner, email);
  const confirm = () => confirmEmail(createCustomerContext(nl, owner), change, skipMove);
  expect(await pressAtOnce<{ readonly ok: boolean }>(owner, [confirm, confirm])).toMatchObject([done, done]);
  expect(await confirm()).toMatchObject({ ok: false });
});

it('a reset link opened simultaneously with two passwords sets one of them', async () => {
  const owner = await registerTestCustomer();
  const reset = await resetLink(owner);
  const press = (password: string) => () => resetPassword(nl, reset, password);
  const answers = await pressAtOnce<{ readonly ok: boolean }>(owner, [press('een boot'), press('een tuin')]);
  expect(answers).toMatchObject([{ value: { ok: true } }, { value: { ok: false } }]);
});

it('a registration confirmed twice simultaneously creates one account, which both visitors reach', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const email = `${randomUUID()}@example.com`;
    const person = { salutation: 'female', givenName: 'Zoë', familyName: 'Bos', phone: null } as const;
    await register(nl, { email, password: 'fiets op zolder', ...person }, '::1');
    const secret = await fetchMailedSecret(database, email, 'registratie-bevestigen');
    const input = { password: 'fiets op zolder', address: '::1' };
    const answers = await Promise.all([1, 2].map(() => confirmRegistration(nl, secret, input)));
    const ids = answers.map((answer) => (answer.ok && answer.value.signsIn ? answer.value.customerId : null));
    expect(ids[0]).not.toBeNull();
    expect(ids[1]).toBe(ids[0]);
  }
}, 120_000);

it('two customers who choose the same new address simultaneously: one gets it and the other is refused', async () => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const email = `${randomUUID()}@example.com`;
    const press = async (owner: Customer) => {
      const link = await changeLink(owner, email);
      return () => confirmEmail(createCustomerContext(nl, owner), link, skipMove);
    };
    const presses = [await press(await registerTestCustomer()), await press(await registerTestCustomer())];
    const answers = await Promise.all(presses.map((pressed) => pressed()));
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  }
}, 120_000);

it('a bank account entered twice simultaneously gives one mandate and one mail; of two the later holds', async () => {
  const give = (owner: Customer, iban: string) => () =>
    changeDebitAccount(nl, owner, { iban, bic: null, accountHolder: 'Z. Bos' }, 'Ik machtig Tavelo.');
  const fetchMandates = async ({ customerId }: Customer) =>
    (await database.pool.query('select iban from customer_mandate where customer_id = $1', [customerId]))
      .rows;
  const owner = await registerTestCustomer();
  const twice = give(owner, 'NL91ABNA0417164300');
  expect(await pressAtOnce(owner, [twice, twice])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
  ]);
  expect(await fetchMandates(owner)).toHaveLength(1);
  expect(await fetchMails(database, owner.email)).toHaveLength(1);

  const presses = [give(owner, 'NL20INGB0001234567'), give(owner, 'NL91ABNA0417164300')];
  expect(await pressAtOnce(owner, presses)).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
  expect(await findDebitAccount(nl, owner.customerId)).toMatchObject({ iban: 'NL91ABNA0417164300' });
  expect(await fetchMandates(owner)).toHaveLength(3);
});

it('a contact choice made twice simultaneously is stored once, and another channel keeps its own', async () => {
  const owner = await registerTestCustomer();
  const all = { post: true, phone: true, survey: true, wishlist: true };
  const choose = (choices: Partial<CommunicationChoices>) => () =>
    chooseCommunication(nl, owner.customerId, choices);
  const fetchAgreedChannels = async () =>
    (
      await database.pool.query(
        'select channel, agreed from communication_choice where customer_id = $1 order by choice_id',
        [owner.customerId],
      )
    ).rows;
  const answers = await pressAtOnce(owner, [choose(all), choose(all)]);
  expect(await fetchAgreedChannels()).toHaveLength(4);
  expect(answers).toMatchObject([{ value: true }, { value: false }]);

  // a survey mail's link beside the account's form: what the form took back does not come back
  await pressAtOnce(owner, [choose({ ...all, post: false }), choose({ survey: false })]);
  expect(await fetchAgreedChannels()).toHaveLength(6);
  expect(await listCommunicationChoices(nl, owner.customerId)).toEqual({
    ...all,
    post: false,
    survey: false,
  });
});
