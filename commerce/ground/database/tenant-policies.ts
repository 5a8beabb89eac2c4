import { createHash } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { tenantTables } from './schema.ts';

/**
 * Tables with a `tenant_id` that have no policy, and why. Nothing personal stands in any of them. A table that is not
 * named here has one, and a test counts both.
 */
export const TABLES_WITHOUT_POLICY: Readonly<Record<string, string>> = {
  catalogue_change: 'every server reads the changes of all tenants',
  category: 'addresses of the other languages lead to the category of another tenant',
  category_text: 'as category',
  import_run: 'an import is of all tenants',
  listing: 'an import writes all tenants in one statement, the search index reads all',
  number_range: 'numbers are taken by name; they say nothing of anybody',
  price: 'as listing',
  price_history: 'as listing',
  recommendation: 'computed in the background for all tenants',
  recommendation_state: 'as recommendation',
  search_term: 'terms of all tenants are counted in one statement',
  sponsored_product: 'the search index reads those of all tenants',
  stock: 'as listing',
  viewed_together: 'as recommendation',
};

/**
 * Words by which a statement sees the tenant: the tables with a policy, what writes, as triggers touch tables that the
 * text does not name, and what reads the settings themselves.
 */
const tenantWords: ReadonlySet<string> = new Set([
  ...tenantTables.filter((table) => TABLES_WITHOUT_POLICY[table] === undefined),
  ...['insert', 'update', 'delete', 'merge'],
  ...['current_setting', 'current_user', 'current_role', 'pg_settings'],
]);

/**
 * Whether a statement's rows depend on the tenant that is set: unless it only reads, and no word of it names a table with
 * a policy or a setting. A word of another meaning (a column, an alias) counts too, so that no table is missed.
 */
export function dependsOnTenant(text: string): boolean {
  if (!/^\s*(select|with)\b/i.test(text)) return true;
  return (text.toLowerCase().match(/[a-z_][a-z0-9_]*/g) ?? []).some((word) => tenantWords.has(word));
}

/** Rows that other tenants may read and change as well, but neither add nor delete. */
const SHARED_ROWS: Readonly<Record<string, string>> = {
  // reviews of an article are shown in every shop, and votes there are counted in them
  review: "moderation = 'published'",
};

/** The role that tenants' statements run as where the login is one that policies do not bind (a superuser). */
export const TENANT_ROLE = 'shop_tenants';

/** The value of `shop.tenant` for work on all tenants. */
export const ALL_TENANTS = '*';

/** A statement of a transaction that works on all tenants: behind a pooler its session does not say so. */
export const FOR_ALL_TENANTS = `set local shop.tenant = '${ALL_TENANTS}'`;

/** The condition of every policy: a connection that sets no tenant sees nothing. */
const OWN = `(tenant_id = current_setting('shop.tenant', true) or current_setting('shop.tenant', true) = '${ALL_TENANTS}')`;

/** The policy's name identifies its content: a table whose policy is of an earlier build gets this one. */
export const POLICY = `tenant_${createHash('sha256')
  .update(OWN + JSON.stringify(SHARED_ROWS))
  .digest('hex')
  .slice(0, 8)}`;

/** Tables of a schema that should have this policy and do not. */
async function listUnprotectedTables(client: ClientBase | Pool, schema = 'public'): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relnamespace = to_regnamespace($3) and c.relkind in ('r', 'p')
        and not (c.relforcerowsecurity and exists (
          select from pg_policy p where p.polrelid = c.oid and p.polname = $2))
        and not (c.relname = any($1))`,
    [schema === 'public' ? Object.keys(TABLES_WITHOUT_POLICY) : [], POLICY, schema],
  );
  return rows.map(({ name }) => name);
}

/** Whether every table of a tenant has its policy, and the role of tenants' statements can do its work. */
export async function areTenantsApart(client: Pool): Promise<boolean> {
  return (await listUnprotectedTables(client)).length === 0 && !(await isRoleWanted(client));
}

/** Whether the login is one that policies do not bind while the tenants' role cannot do its work yet. */
async function isRoleWanted(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ wanted: boolean }>(
    `select (rolsuper or rolbypassrls) and not coalesce((
              select bool_and(has_table_privilege(t.oid, c.oid, 'select, insert, update, delete'))
                from pg_roles t, pg_class c
               where t.rolname = $1 and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')), false)
            as wanted
       from pg_roles where rolname = current_user`,
    [TENANT_ROLE],
  );
  return rows[0]?.wanted ?? false;
}

/**
 * Gives every table with a `tenant_id` that is not named above its policy, forced on the owner too. Repeating it
 * changes nothing; it runs after the migrations, so that no table is forgotten.
 */
export async function holdTenantsApart(client: ClientBase): Promise<void> {
  for (const table of await listUnprotectedTables(client))
    await protectTable(client, table, SHARED_ROWS[table]);
  if (await isRoleWanted(client)) await client.query(ROLE);
}

/**
 * The same in the schema of an extension, whose tables all have a `tenant_id`, after its migrations.
 * @returns tables without one
 */
export async function holdExtensionTenantsApart(client: ClientBase, schema: string): Promise<string[]> {
  for (const table of await listUnprotectedTables(client, schema))
    await protectTable(client, `${schema}.${table}`);
  await client.query(`
    do $$ begin
      if exists (select from pg_roles where rolname = '${TENANT_ROLE}') then
        grant usage on schema ${schema} to ${TENANT_ROLE};
        grant all on all tables in schema ${schema} to ${TENANT_ROLE};
        grant all on all sequences in schema ${schema} to ${TENANT_ROLE};
        revoke all on ${schema}.schema_migration from ${TENANT_ROLE};
      end if;
    end $$`);
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = to_regnamespace($1) and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

async function protectTable(client: ClientBase, table: string, shared?: string): Promise<void> {
  const statements = [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    ...(await listPolicies(client, table)).map((name) => `drop policy ${name} on ${table}`),
    `create policy ${POLICY} on ${table} using ${OWN} with check ${OWN}`,
    ...(shared === undefined
      ? []
      : [
          `create policy shared_read on ${table} for select using (${shared})`,
          `create policy shared_change on ${table} for update using (${shared}) with check (${shared})`,
        ]),
  ];
  await client.query(statements.join('; '));
}

async function listPolicies(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(polname) as name from pg_policy where polrelid = $1::regclass',
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Roles belong to the whole server: another database's shop may make it at the same time. */
const ROLE = `
  do $$ begin
    create role ${TENANT_ROLE} nologin;
  exception when duplicate_object or unique_violation then null;
  end $$;
  grant usage on schema public to ${TENANT_ROLE};
  grant all on all tables in schema public to ${TENANT_ROLE};
  grant all on all sequences in schema public to ${TENANT_ROLE};
  alter default privileges in schema public grant all on tables to ${TENANT_ROLE};
  alter default privileges in schema public grant all on sequences to ${TENANT_ROLE}`;
