import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Statements that write, each by a name under which others of the same batch can read what it returns. Names are fixed:
 * the text of a batch is prepared once.
 */
export type Writes = Readonly<Record<string, RawBuilder<unknown>>>;

/**
 * What belongs together is written by one statement: one way to the database and back instead of one for each table.
 * All parts see what was there before; foreign keys are checked when all is written.
 */
export class WriteBatch {
  #writes = new Map<string, RawBuilder<unknown>>();

  /** @throws when the batch has a part of this name: a caller's error */
  add(writes: Writes): this {
    for (const [name, write] of Object.entries(writes)) {
      if (this.#writes.has(name)) throw new Error(`${name} is written twice`);
      this.#writes.set(name, write);
    }
    return this;
  }

  /** Writes what was added since the last time. @param answer reads from the parts' names; default: nothing */
  async write<Row>(db: Kysely<DB>, answer: RawBuilder<Row> = sql`select`): Promise<Row[]> {
    if (this.#writes.size === 0) return [];
    const parts = [...this.#writes].map(([name, write]) => sql`${sql.raw(name)} as (${write})`);
    this.#writes = new Map();
    return (await sql<Row>`with ${sql.join(parts)} ${answer}`.execute(db)).rows;
  }
}
