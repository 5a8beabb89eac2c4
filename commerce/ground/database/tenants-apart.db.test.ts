import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from './connection.ts';
import { scopeToTenant } from './tenant-database.ts';
import { describeTenantIsolationCases } from './tenants-apart.cases.ts';
import { testDatabase, testSuperuserDatabase } from './test-database.ts';
import { startTestPooler } from './test-pooler.ts';

const superuser = await testSuperuserDatabase();
const ordinary = await testDatabase();

describe('a login that bypasses policies', () => describeTenantIsolationCases(superuser));
describe('an ordinary login', () => describeTenantIsolationCases(ordinary));

describe('a login through a pooler', () => {
  it('a query for all tenants sees them all, like the jobs of an ordinary login', async () => {
    const pooler = await startTestPooler(ordinary.url);
    const shop = await openDatabase({ url: pooler.url, dataDir: '' });
    const seen = sql<{
      tenant: string;
    }>`select current_setting('shop.tenant', true) as tenant where ${1}::int = 1`;
    const counted = sql<{ tenant: string }>`select current_setting('shop.tenant', true) as tenant`;
    const ctx = shop.kysely;
    expect((await seen.execute(ctx)).rows).toEqual([{ tenant: '*' }]);
    expect((await counted.execute(ctx)).rows).toEqual([{ tenant: '*' }]);
    const inOne = await ctx.transaction().execute((trx) => counted.execute(trx));
    expect(inOne.rows).toEqual([{ tenant: '*' }]);
    await shop.close();
    await pooler.stop();
  });

  it('two tenants alternate on one session and each sees its own rows', async () => {
    const pooler = await startTestPooler(superuser.url);
    const shop = await openDatabase({ url: pooler.url, dataDir: '' });
    const fetchSession = async (tenantId: string) => {
      const asked = sql<{ tenant: string; role: string }>`
        select current_setting('shop.tenant') as tenant, current_user as role where ${1}::int = 1`;
      return (await asked.execute(scopeToTenant(shop.kysely, tenantId))).rows[0];
    };
    for (let turn = 0; turn < 20; turn += 1) {
      const tenantId = turn % 2 === 0 ? 'nl' : 'de';
      expect(await fetchSession(tenantId)).toEqual({ tenant: tenantId, role: 'shop_tenants' });
    }
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(shop.kysely);
    expect(rows).not.toEqual([{ role: 'shop_tenants' }]);
    await shop.close();
    await pooler.stop();
  });
});
