import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { tenantTables } from './schema.ts';
import { scopeToTenant } from './tenant-database.ts';
import { removeTenantGuard } from './tenant-guard.ts';
import { POLICY, TABLES_WITHOUT_POLICY } from './tenant-policies.ts';

const PROTECTED = tenantTables.filter((table) => !(table in TABLES_WITHOUT_POLICY));

/** A value of a type that must be there, as SQL writes it; `turn` makes it unlike that of another row. */
function createSample(type: string, turn: number): string {
  if (type.startsWith('_')) return "'{}'";
  if (/^int|^numeric|^float/.test(type)) return String(turn);
  if (/^json/.test(type)) return "'{}'";
  if (/^timestamp|^date/.test(type)) return "'2026-11-20'";
  if (type === 'bool') return 'false';
  if (type === 'uuid') return `'00000000-0000-0000-0000-${String(turn).padStart(12, '0')}'`;
  if (type === 'xid8' || type === 'bpchar') return `'${turn}'`;
  return type === 'bytea' ? "''" : `'row ${turn}'`;
}

type Column = { readonly name: string; readonly type: string };

/** One row of each of two tenants in every table, whatever its rules want: keys to other tables and checks are gone. */
async function fill({ pool }: Database): Promise<void> {
  const { rows: rules } = await pool.query(
    `select conrelid::regclass as "table", conname as name from pg_constraint
      where contype in ('f', 'c') and connamespace = 'public'::regnamespace and conrelid <> 0`,
  );
  for (const { table, name } of rules)
    await pool.query(`alter table ${table} drop constraint "${name}" cascade`);
  for (const table of PROTECTED) {
    await pool.query(`alter table ${table} disable trigger user`);
    const { rows: columns } = await pool.query<Column>(
      `select a.attname as name, t.typname as type from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
          and a.attidentity = '' and not a.atthasdef and a.attname <> 'tenant_id'`,
      [table],
    );
    const names = ['tenant_id', ...columns.map(({ name }) => `"${name}"`)].join(', ');
    for (const [index, tenantId] of ['nl', 'de'].entries()) {
      const values = [`'${tenantId}'`, ...columns.map(({ type }) => createSample(type, index + 1))].join(
        ', ',
      );
      await pool.query(`insert into ${table} (${names}) values (${values})`);
    }
  }
}

/** For tests of both engines, and of logins that policies bind and do not bind. */
export function describeTenantIsolationCases(database: Database): void {
  describe('tenant isolation in the database', () => {
    const nl = removeGuard(database, 'nl');
    const ask = async (text: string) => (await sql<{ tenant: string }>`${sql.raw(text)}`.execute(nl)).rows;

    it('every tenant table has a policy forced on its owner or is listed as an exemption', async () => {
      const { rows } = await database.pool.query(
        `select relname as name from pg_class c join pg_policy p on p.polrelid = c.oid
          where relrowsecurity and relforcerowsecurity and polname = $1 order by relname`,
        [POLICY],
      );
      expect(rows.map(({ name }) => name)).toEqual([...PROTECTED].sort());
      const exempted = Object.keys(TABLES_WITHOUT_POLICY);
      expect(exempted.filter((table) => !(tenantTables as readonly string[]).includes(table))).toEqual([]);
      expect(exempted).toHaveLength(14);
    });

    it('a tenant reads, changes and deletes nothing of another and writes nothing for another', async () => {
      await fill(database);
      // published ones are every shop's
      await database.pool.query("update review set moderation = 'pending'");
      for (const table of PROTECTED) {
        const own = [{ tenant: 'nl' }];
        expect.soft(await ask(`select tenant_id as tenant from ${table}`), table).toEqual(own);
        expect
          .soft(await ask(`update ${table} set tenant_id = tenant_id returning tenant_id as tenant`), table)
          .toEqual(own);
        const given = ask(`update ${table} set tenant_id = 'de' returning tenant_id as tenant`);
        await expect.soft(given, table).rejects.toMatchObject({ code: '42501' });
        expect.soft(await ask(`delete from ${table} returning tenant_id as tenant`), table).toEqual(own);
      }
    });

    it('a transaction keeps its tenant to its end and leaves nothing of it in the connection', async () => {
      const read = sql<{ tenant: string }>`select tenant_id as tenant from customer_address`;
      const seen = await scopeToTenant(database.kysely, 'de')
        .transaction()
        .execute(async (db) => (await read.execute(db.withoutPlugins())).rows);
      expect(seen).toEqual([{ tenant: 'de' }]);
      expect(await ask('select tenant_id as tenant from customer_address')).toEqual([]);
      const all = removeTenantGuard(database.kysely, 'the test reads the rows of all tenants');
      expect((await read.execute(all)).rows).toEqual([{ tenant: 'de' }]);
    });

    it.each([
      'select a.tenant_id as tenant from listing l right join customer_address a on true',
      'select tenant_id as tenant from (select * from "customer_address") a',
      ' SELECT tenant_id AS tenant FROM CUSTOMER_ADDRESS',
      'with a as (select * from customer_address) select tenant_id as tenant from a',
    ])('a tenant sees no row of another wherever a statement names the table: %s', async (text) => {
      expect(await ask(text)).toEqual([]);
    });

    it('a published review can be read in every shop but deleted only in its own', async () => {
      await database.pool.query("update review set moderation = 'published'");
      expect(await ask('select tenant_id as tenant from review')).toEqual([{ tenant: 'de' }]);
      expect(await ask('delete from review returning tenant_id as tenant')).toEqual([]);
    });

    it('a failed statement leaves its tenant to the next one', async () => {
      await expect(ask('select tenant_id / 0 as tenant from basket')).rejects.toThrow();
      expect(await ask('select tenant_id as tenant from basket')).toEqual([]);
    });
  });
}

function removeGuard(database: Database, tenantId: string) {
  return scopeToTenant(database.kysely, tenantId).withoutPlugins();
}
