import { expect, test } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { ok, refuse } from '#commerce/ground/kernel/result.ts';
import { findAuditEntries } from '../audit/audit.queries.ts';
import { verifyAuditChain } from '../audit/audit.service.ts';
import { createStaffContext } from '../test-staff.ts';
import { runTenantCommand, type TenantCommand } from './run-command.service.ts';

const database = await testDatabase();
const staff = createStaffContext(database);
/** A thing that a command can change, in the tenant's own table of numbers. */
const NAME = 'a number of the tests';

type Command = TenantCommand<number, { readonly code: 'TooLarge' }>;

function raise(key: string, given: Partial<Command> & { readonly by?: number } = {}): Command {
  const { by = 1, ...rest } = given;
  const read = async ({ db }: Parameters<Command['readState']>[0]) =>
    db
      .selectFrom('number_range')
      .select('last_value')
      .where('tenant_id', '=', 'nl')
      .where('name', '=', NAME)
      .executeTakeFirst();
  return {
    tenantId: 'nl',
    action: 'numbers.raise',
    right: 'orders.change',
    subject: { kind: 'number', id: NAME },
    idempotencyKey: key,
    async readState(ctx) {
      return { value: Number((await read(ctx))?.last_value ?? 0) };
    },
    async run(ctx) {
      const value = Number((await read(ctx))?.last_value ?? 0) + by;
      await ctx.db
        .insertInto('number_range')
        .values({ tenant_id: 'nl', name: NAME, last_value: value })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ last_value: value }))
        .execute();
      return value > 100 ? refuse({ code: 'TooLarge' as const }) : ok(value);
    },
    ...rest,
  };
}

const history = () =>
  findAuditEntries(
    database.kysely,
    { tenantIds: null, action: 'numbers.raise' },
    { first: 50, before: null },
  );

test('a command is done once however often its key comes, also by two requests at once', async () => {
  const results = await Promise.all([1, 2, 3].map(() => runTenantCommand(staff, raise('once'))));
  expect(results).toEqual([ok(1), ok(1), ok(1)]);
  expect(await history()).toHaveLength(1);
});

test('the audit has who, why, before and after', async () => {
  await runTenantCommand(staff, raise('audited', { reason: ' the customer called ' }));
  const [entry] = await history();
  expect(entry).toMatchObject({
    ...{ actorKind: 'command', actorName: 'command line', tenantId: 'nl', reason: 'the customer called' },
    ...{ before: { value: 1 }, after: { value: 2 } },
  });
});

test('a key that was used for another thing is refused', async () => {
  const other = raise('once', { subject: { kind: 'number', id: 'another' } });
  expect(await runTenantCommand(staff, other)).toEqual(refuse({ code: 'KeyReused' }));
});

test('what has changed since it was read is refused with the fields that differ, and nothing is done', async () => {
  const stale = await runTenantCommand(staff, raise('stale', { seen: { value: 1 } }));
  const differences = [{ field: 'value', seen: 1, current: 2 }];
  expect(stale).toEqual(refuse({ code: 'StateChanged', differences }));
  expect(await runTenantCommand(staff, raise('fresh', { seen: { value: 2 } }))).toEqual(ok(3));
});

test('a refused command leaves no change, no audit entry and no used key', async () => {
  const before = (await history()).length;
  expect(await runTenantCommand(staff, raise('large', { by: 1000 }))).toEqual(refuse({ code: 'TooLarge' }));
  expect(await history()).toHaveLength(before);
  expect(await runTenantCommand(staff, raise('large'))).toEqual(ok(4));
});

test('a right in another tenant, or none, does nothing', async () => {
  const inGermany = {
    ...({ kind: 'member', id: 'm', name: 'M' } as const),
    grants: [{ rights: ['orders.change'] as const, tenantScope: 'de' }],
  };
  const refused = await runTenantCommand({ ...staff, actor: inGermany }, raise('foreign'));
  expect(refused).toEqual(refuse({ code: 'Forbidden', right: 'orders.change', tenantId: 'nl' }));
  const anonymous = await runTenantCommand({ ...staff, actor: null }, raise('nobody'));
  expect(anonymous).toEqual(refuse({ code: 'StaffSignInRequired' }));
});

test('a changed and a missing entry break the chain where they are', async () => {
  const whole = await verifyAuditChain({ db: database.kysely });
  expect(whole).toMatchObject({ whole: true, entries: (await history()).length });
  const tamper = async (statement: string) => {
    await database.pool.query('alter table audit_entry disable trigger audit_entry_stays');
    await database.pool.query(statement);
    await database.pool.query('alter table audit_entry enable trigger audit_entry_stays');
  };
  await tamper(`update audit_entry set reason = 'another' where entry_number = 2`);
  expect(await verifyAuditChain({ db: database.kysely })).toEqual({
    ...{ whole: false, entryNumber: 2, fault: 'changed' },
  });
  await tamper('delete from audit_entry where entry_number = 2');
  expect(await verifyAuditChain({ db: database.kysely })).toEqual({
    ...{ whole: false, entryNumber: 2, fault: 'missing' },
  });
  await expect(database.pool.query('delete from audit_entry')).rejects.toThrow();
});
