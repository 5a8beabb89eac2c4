import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './connection.ts';
import { forTenant } from './tenant-database.ts';
import { tenantsApartCases } from './tenants-apart.cases.ts';
import { testOrdinaryDatabase, testServerDatabase } from './test-database.ts';
import { startTestPooler } from './test-pooler.ts';

const server = await testServerDatabase();

const ordinary = await testOrdinaryDatabase();

describe('as a login that policies do not bind', () => tenantsApartCases(server));
describe('as an ordinary login', () => tenantsApartCases(ordinary));

describe('through a pooler', () => {
  it('two tenants take turns on one session, and each sees its own', async () => {
    const pooler = await startTestPooler(server.url);
    const shop = await openDatabase({ url: pooler.url, dataDir: '' });
    const seen = async (tenantId: string) => {
      const asked = sql<{ tenant: string; role: string }>`
        select current_setting('shop.tenant') as tenant, current_user as role where ${1}::int = 1`;
      return (await asked.execute(forTenant(shop.kysely, tenantId))).rows[0];
    };
    for (let turn = 0; turn < 20; turn += 1) {
      const tenantId = turn % 2 === 0 ? 'nl' : 'de';
      expect(await seen(tenantId)).toEqual({ tenant: tenantId, role: 'shop_tenants' });
    }
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(shop.kysely);
    expect(rows).not.toEqual([{ role: 'shop_tenants' }]);
    await shop.close();
    await pooler.stop();
  });
});
