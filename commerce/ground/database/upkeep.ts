import { type Kysely, sql } from 'kysely';
import type { DB } from './schema.ts';

/** A table's name as SQL writes it, e.g. `sales_order`. */
type Due = { readonly name: string; readonly isLittered: boolean };

/**
 * Does the work that autovacuum does on a server, by its thresholds (PostgreSQL 17, 24.1.6); the embedded database
 * has no autovacuum. Without it the planner takes every table for as small as it was at first and reads it whole
 * instead of looking a row up, and the space of deleted rows is never used again. One table at a time: a query waits
 * for one of them at most.
 * @returns the tables that were vacuumed or analysed
 */
export async function vacuumDueTables(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<Due>`
    select quote_ident(c.relname) as name,
           s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as "isLittered"
      from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
        or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     order by c.relname`.execute(db);
  for (const { name, isLittered } of rows) {
    await sql`${sql.raw(isLittered ? 'vacuum (analyze)' : 'analyze')} ${sql.raw(name)}`.execute(db);
  }
  return rows.map(({ name }) => name);
}
