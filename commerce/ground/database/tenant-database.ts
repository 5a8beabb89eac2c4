import { Kysely, type KyselyPlugin, PostgresDialect, type PostgresPool } from 'kysely';
import type { DB } from './schema.ts';

/** A database as seen by all tenants and by each tenant: the same connections, different rows. */
type Family = {
  readonly all: Kysely<DB>;
  readonly getTenantDatabase: (tenantId: string) => Kysely<DB>;
};

const families = new WeakMap<Kysely<DB>, Family>();

/** @param poolFor connections that ask for a tenant; for all with null */
export function createFamily(
  poolFor: (tenantId: string | null) => PostgresPool,
  plugins: readonly KyselyPlugin[],
): Kysely<DB> {
  const create = (tenantId: string | null) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolFor(tenantId) }), plugins: [...plugins] });
  const tenants = new Map<string, Kysely<DB>>();
  const all = create(null);
  const family: Family = {
    all,
    getTenantDatabase(tenantId) {
      const known = tenants.get(tenantId) ?? create(tenantId);
      tenants.set(tenantId, known);
      families.set(known, family);
      return known;
    },
  };
  families.set(all, family);
  return all;
}

/**
 * The database as one tenant sees it: in tables with a policy it reads and writes only the tenant's rows, whatever
 * the statement. A transaction stays with the tenant that began it.
 * @throws TypeError for a database that openDatabase did not open: it would see all tenants
 */
export function scopeToTenant(db: Kysely<DB>, tenantId: string): Kysely<DB> {
  if (db.isTransaction) return db;
  const family = families.get(db);
  if (!family) throw new TypeError(`no database to hold tenant ${tenantId} apart in`);
  return family.getTenantDatabase(tenantId);
}

/** The database as work for all tenants sees it. A transaction keeps the tenant that began it. */
export function scopeToAllTenants(db: Kysely<DB>): Kysely<DB> {
  return families.get(db)?.all ?? db;
}
