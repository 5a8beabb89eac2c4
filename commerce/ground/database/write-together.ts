import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Statements that write, each under a name by which others written with it can read what it returns. Names are
 * fixed, so that the text of what is written together is prepared once.
 */
export type Writes = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * Writes what belongs together by one statement: one way to the database and back instead of one for each table
 * (docs/adr/0018). All parts see what was there before; foreign keys are checked when all is written.
 * @param answer reads from the parts' names; default: nothing
 * @throws Error when two parts have one name: a caller's error
 */
export async function writeTogether<Row>(
  db: Kysely<DB>,
  writes: readonly Writes[],
  answer: RawBuilder<Row> = sql`select`,
): Promise<Row[]> {
  const parts = writes.flatMap((some) => Object.entries(some));
  if (parts.length === 0) return [];
  const names = new Set(parts.map(([name]) => name));
  if (names.size < parts.length)
    throw new Error(`of ${[...parts.map(([name]) => name)]} one is written twice`);
  const statements = parts.map(([name, write]) => sql`${sql.raw(name)} as (${write})`);
  return (await sql<Row>`with ${sql.join(statements)} ${answer}`.execute(db)).rows;
}
