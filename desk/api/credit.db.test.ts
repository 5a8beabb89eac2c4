import { randomUUID } from 'node:crypto';
import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { Role } from '#commerce/staff/access/rights.rules.ts';
import type { Actor } from '#commerce/staff/access/staff-context.types.ts';
import { createMember, createStaffContext } from '#commerce/staff/test-staff.ts';
import { createDeskApi } from './desk-api.ts';
import type { DeskContext } from './desk-context.ts';

const database = await testDatabase();
const desk: DeskContext = {
  ...createStaffContext(database),
  deskOrigin: 'http://desk.localhost:3000',
  // no operation of this file pays
  payments: {} as DeskContext['payments'],
};
const api = createDeskApi(desk.log);
const both: Actor[] = [];
let officer: Actor;

beforeAll(async () => {
  officer = (await createMember(desk, [{ role: 'credit_officer', tenantScope: 'nl' }])).actor;
  const roles = (['credit_officer', 'credit_approver'] satisfies Role[]).map((role) => ({
    role,
    tenantScope: 'nl',
  }));
  for (let count = 0; count < 2; count += 1) both.push((await createMember(desk, roles)).actor);
});

async function refer(amountMinor: number): Promise<string> {
  const decisionId = randomUUID();
  const question = {
    ...{ country: 'NL', givenName: 'Zoë', familyName: 'Bos', dateOfBirth: '1990-05-17' },
    ...{ street: 'Heuvelstraat', houseNumber: '12', postalCode: '5038 EA', city: 'Tilburg' },
    ...{ amountMinor, currency: 'EUR', months: 12 },
  };
  await database.pool.query(
    `insert into credit_decision (tenant_id, decision_id, basket_id, inputs, amount_minor, currency, subject, outcome,
                                  decided_by, source, decided_at, valid_until, email, locale)
     values ('nl', $1, gen_random_uuid(), $2, $3, 'EUR', '', 'referred', 'sandbox', 'register', '2026-11-28', '2027-01-01',
             'zoe@example.com', 'nl-NL')`,
    [decisionId, JSON.stringify(question), amountMinor],
  );
  return decisionId;
}

async function ask(actor: Actor | undefined, text: string) {
  const { data, errors } = await api.execute(parse(text), {}, { ...desk, actor: actor ?? null });
  return { data: data as Record<string, unknown> | null | undefined, error: errors?.[0]?.extensions };
}

const decide = (actor: Actor | undefined, decisionId: string, key: string) =>
  ask(
    actor,
    `mutation { decideCredit(tenantId: "nl", decisionId: "${decisionId}", outcome: approved, reason: "steady income", idempotencyKey: "${key}") }`,
  );
const confirm = (actor: Actor | undefined, decisionId: string, key: string, agrees = true) =>
  ask(
    actor,
    `mutation { confirmCredit(tenantId: "nl", decisionId: "${decisionId}", agrees: ${agrees}, idempotencyKey: "${key}") }`,
  );

async function readOutcome(decisionId: string): Promise<{ outcome: string; decided_by: string }> {
  const { rows } = await database.pool.query(
    'select outcome, decided_by from credit_decision where decision_id = $1',
    [decisionId],
  );
  return rows[0];
}

test('one person decides below the threshold, and the customer is told', async () => {
  const decisionId = await refer(50_000);
  expect((await decide(officer, decisionId, 'small')).data).toEqual({ decideCredit: 'approved' });
  expect(await readOutcome(decisionId)).toEqual({ outcome: 'approved', decided_by: 'Noor Vos' });
  const { rows } = await database.pool.query('select recipient from mail_outbox where dedupe_key = $1', [
    `credit-approved:${decisionId}`,
  ]);
  expect(rows).toEqual([{ recipient: 'zoe@example.com' }]);
  expect((await decide(officer, decisionId, 'again')).error).toMatchObject({ code: 'NOT_FOUND' });
});

test('above the threshold a second person decides, and never the first one', async () => {
  const decisionId = await refer(150_000);
  const [first, second] = both;
  expect((await decide(first, decisionId, 'large')).data).toEqual({ decideCredit: 'waits' });
  expect((await decide(second, decisionId, 'too')).error).toMatchObject({
    reason: 'DecisionWaitsForSecondPerson',
  });
  expect((await confirm(first, decisionId, 'own')).error).toMatchObject({
    code: 'REFUSED',
    reason: 'SamePerson',
  });
  expect((await confirm(officer, decisionId, 'no right')).error).toMatchObject({ code: 'FORBIDDEN' });
  expect(await readOutcome(decisionId)).toMatchObject({ outcome: 'referred' });
  const shown = `{ creditReviews(tenantId: "nl") { reviews { decisionId needsTwo question { familyName } first { outcome reason isOwn } } } }`;
  expect((await ask(first, shown)).data?.creditReviews).toEqual({
    reviews: [
      {
        ...{ decisionId, needsTwo: true, question: { familyName: 'Bos' } },
        first: { outcome: 'approved', reason: 'steady income', isOwn: true },
      },
    ],
  });
  expect((await confirm(second, decisionId, 'yes')).data).toEqual({ confirmCredit: 'approved' });
  expect(await readOutcome(decisionId)).toEqual({ outcome: 'approved', decided_by: 'Noor Vos, Noor Vos' });
});

test('a second person who does not agree gives the case back', async () => {
  const decisionId = await refer(150_000);
  const [first, second] = both;
  await decide(first, decisionId, 'to return');
  expect((await confirm(second, decisionId, 'not so', false)).data).toEqual({ confirmCredit: 'returned' });
  expect((await confirm(second, decisionId, 'nothing')).error).toMatchObject({ reason: 'NoFirstDecision' });
  expect((await decide(second, decisionId, 'anew')).data).toEqual({ decideCredit: 'waits' });
});

test('of two persons who decide at once one is the first', async () => {
  const decisionId = await refer(150_000);
  const answers = await Promise.all(
    both.map((actor, index) => decide(actor, decisionId, `at once ${index}`)),
  );
  expect(answers.map(({ data, error }) => data?.decideCredit ?? error?.reason).sort()).toEqual([
    'DecisionWaitsForSecondPerson',
    'waits',
  ]);
});

test('the audit of a credit names nothing of the person', async () => {
  const { rows } = await database.pool.query('select before, after from audit_entry');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/Bos|zoe|Heuvelstraat/);
});
