import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Times that a text is asked before it is prepared: what is asked once is not kept. */
const ASKED_BEFORE = 8;
/** Texts that are prepared at most, in each connection: PostgreSQL keeps a plan of each. */
const MOST_PREPARED = 400;
/** Texts that are counted at most. */
const MOST_COUNTED = 4000;

/**
 * The pool for Kysely: what is asked again and again is prepared, once in each connection, so that PostgreSQL reads and
 * plans it once instead of every time. For short statements that is most of its work.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      let known = clients.get(client);
      if (!known) {
        known = new PreparingClient(client, names);
        clients.set(client, known);
      }
      return known;
    },
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  #inTransaction = false;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('rows are read whole, not by cursor');
    return this.#ask<Row>(text, [...values]);
  }

  release(): void {
    this.#client.release();
  }

  async #ask<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    if (values.length === 0) this.#note(text);
    const name = values.length > 0 ? this.#names.of(text) : undefined;
    try {
      return await this.#send<Row>(text, values, name);
    } catch (error) {
      // leads to who asked instead of to the socket that the answer came in by
      if (error instanceof Error) Error.captureStackTrace(error);
      if (name === undefined || !isOutdatedPlan(error)) throw error;
      this.#names.forget(text);
      // a transaction is over with its first error, whatever it was
      if (this.#inTransaction) throw error;
      return this.#send<Row>(text, values);
    }
  }

  #note(text: string): void {
    if (/^(begin|start transaction)/.test(text)) this.#inTransaction = true;
    else if (text === 'commit' || text === 'rollback') this.#inTransaction = false;
  }

  /** The query is made here: given its parts as an object, the client copies that first, property by property. */
  #send<Row>(text: string, values: unknown[], name?: string): Promise<PostgresQueryResult<Row>> {
    return new Promise((resolve, reject) => {
      const query: pg.Query & { name?: string } = new pg.Query(text, values, (error, result) =>
        error ? reject(error) : resolve(result as unknown as PostgresQueryResult<Row>),
      );
      if (name !== undefined) query.name = name;
      this.#client.query(query);
    });
  }
}

/** A migration has changed what the statement answers with. */
function isOutdatedPlan(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '0A000' && typeof message === 'string' && message.includes('cached plan');
}

/** Which texts are prepared, and under which name: the same in all connections of a process. */
class StatementNames {
  readonly #names = new Map<string, string | null>();
  readonly #asked = new Map<string, number>();

  /** @returns undefined: it is not prepared (yet) */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known ?? undefined;
    if (this.#names.size >= MOST_PREPARED) return undefined;
    const asked = (this.#asked.get(text) ?? 0) + 1;
    if (asked < ASKED_BEFORE) {
      // texts that are never the same do not fill the memory
      if (this.#asked.size >= MOST_COUNTED) this.#asked.clear();
      this.#asked.set(text, asked);
      return undefined;
    }
    this.#asked.delete(text);
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Never prepares it again. */
  forget(text: string): void {
    this.#names.set(text, null);
  }
}
