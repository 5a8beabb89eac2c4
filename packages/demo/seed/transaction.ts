import type { Database } from '../../../commerce/ground/database/connection.ts';
import { type CopyValue, copyRows } from '../../../commerce/ground/database/copy-rows.ts';
import { FOR_ALL_TENANTS } from '../../../commerce/ground/database/tenant-policies.ts';

/** One open transaction that rows are copied in, on either engine. End it with commit or rollback. */
export type Transaction = {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  copy(table: string, columns: readonly string[], rows: readonly (readonly CopyValue[])[]): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

/** Begins a transaction without time limits for its statements. */
export async function openTransaction(database: Database): Promise<Transaction> {
  return database.embedded
    ? runEmbeddedTransaction(database, database.embedded)
    : serverTransaction(database);
}

async function runEmbeddedTransaction(
  database: Database,
  embedded: NonNullable<Database['embedded']>,
): Promise<Transaction> {
  await embedded.exec('begin');
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await embedded.query<Row>(sql, [...values])).rows,
    copy: async (table, columns, rows) => {
      if (rows.length > 0) await copyRows(database, table, columns, rows);
    },
    commit: async () => {
      await embedded.exec('commit');
    },
    rollback: async () => {
      await embedded.exec('rollback');
    },
  };
}

async function serverTransaction(database: Database): Promise<Transaction> {
  const client = await database.pool.connect();
  await client.query(`begin; ${FOR_ALL_TENANTS}`);
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const end = async (sql: 'commit' | 'rollback') => {
    try {
      await client.query(sql);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await client.query(sql, [...values])).rows as Row[],
    copy: async (table, columns, rows) => {
      if (rows.length > 0) await copyRows(database, table, columns, rows, client);
    },
    commit: () => end('commit'),
    rollback: () => end('rollback'),
  };
}
