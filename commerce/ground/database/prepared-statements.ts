import { createHash } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DescribedQuery } from './described-query.ts';
import { ALL_TENANTS, dependsOnTenant } from './tenant-policies.ts';
import { type Asking, BEGIN, beginAs, buildTenantSetting, type Leading, LedQuery } from './tenant-query.ts';
import { DatabaseTimeoutError } from './unavailable.rules.ts';

/** A text is prepared once it has been sent this often; rarer ones are not stored. */
const ASKED_BEFORE = 8;
/** Prepared texts of a connection at most: PostgreSQL keeps a plan of each. */
const MOST_PREPARED = 400;
/** Texts that are counted at most. */
const MOST_COUNTED = 4000;

export type AskingOptions = {
  /** false behind a pooler, where another client uses the session for the next transaction */
  readonly prepares: boolean;
  /** statements that every transaction begins with, in the same message; null for none */
  readonly begin: string | null;
  /** how long a statement may wait for its answer before its connection is closed, milliseconds; null for no limit */
  readonly limitMs: number | null;
  /**
   * The database works on this process's own thread: after this many milliseconds other work runs before the answer
   * is given, however many statements a caller sends in a row. null if the database has a process of its own.
   */
  readonly turnAfterMs: number | null;
  /** whether a tenant's statements run as another role than the login */
  readonly changesRole: boolean;
  /**
   * whether a statement for all tenants has to say so itself: policies bind the login, and the session names no
   * tenant
   */
  readonly saysAll: boolean;
};

/**
 * Pools for Kysely over the same connections: one for each tenant, and null for one for all. Repeated statements are
 * prepared once per connection, so that PostgreSQL parses and plans them once instead of every time. For short
 * statements that is most of its work.
 */
export function createPreparingPools(
  pool: pg.Pool,
  options: AskingOptions,
): (tenantId: string | null) => PostgresPool {
  // a plan belongs to a role: the same text sent as the login and as the tenants' role is two statements
  const names = {
    all: new StatementNames('s', options.prepares),
    tenant: new StatementNames('t', options.prepares),
  };
  return (tenantId) => {
    const asking = {
      tenantId: tenantId ?? (options.saysAll ? ALL_TENANTS : null),
      changesRole: options.changesRole,
    };
    const setting = buildTenantSetting(asking);
    const leading = { alone: setting, first: [BEGIN, ...setting] };
    return createPool(pool, names[tenantId === null ? 'all' : 'tenant'], { ...options, asking, leading });
  };
}

type ClientOptions = AskingOptions & {
  readonly asking: Asking;
  /** sent before a statement outside of a transaction, and before the first one of a transaction */
  readonly leading: { readonly alone: readonly Leading[]; readonly first: readonly Leading[] };
};

function createPool(pool: pg.Pool, names: StatementNames, options: ClientOptions): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      let known = clients.get(client);
      if (!known) {
        known = new PreparingClient(client, names, options);
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
  readonly #options: ClientOptions;
  #inTransaction = false;
  /** a requested transaction begins with its first statement */
  #begins = false;
  #lastTurn = 0;

  constructor(client: pg.PoolClient, names: StatementNames, options: ClientOptions) {
    this.#client = client;
    this.#names = names;
    this.#options = options;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError(`rows are read whole, not by ${text.constructor.name}`);
    // Kysely's own copy: the client does not change it
    return this.#ask<Row>(text, values as unknown[]);
  }

  release(): void {
    this.#client.release();
  }

  async #ask<Row>(text: string, values: unknown[]): Promise<PostgresQueryResult<Row>> {
    if (values.length === 0) return this.#askPlain<Row>(text);
    const name = this.#names.getName(text);
    try {
      return await this.#send<Row>(text, values, name);
    } catch (error) {
      if (!this.#names.isGone(text, error)) throw attachStack(error);
      // any error ends a transaction
      if (this.#inTransaction) throw attachStack(error);
      return this.#send<Row>(text, values);
    }
  }

  async #askPlain<Row>(text: string): Promise<PostgresQueryResult<Row>> {
    const ends = text === 'commit' || text === 'rollback';
    try {
      if (text === 'begin' && this.#options.begin === null) {
        this.#inTransaction = true;
        this.#begins = true;
        return NOTHING;
      }
      if (ends && this.#begins) return NOTHING;
      if (this.#begins) await this.#sendBegin('begin');
      if (/^(begin|start transaction)/.test(text)) return await this.#sendBegin<Row>(text);
      return await this.#send<Row>(text, []);
    } catch (error) {
      throw attachStack(error);
    } finally {
      if (ends) {
        this.#inTransaction = false;
        this.#begins = false;
      }
    }
  }

  #sendBegin<Row>(text: string): Promise<PostgresQueryResult<Row>> {
    const { begin, asking } = this.#options;
    this.#inTransaction = true;
    this.#begins = false;
    return this.#send<Row>([text, begin, beginAs(asking)].filter((part) => part !== null).join('; '), []);
  }

  #send<Row>(text: string, values: unknown[], name?: string): Promise<PostgresQueryResult<Row>> {
    const { promise, resolve, reject } = Promise.withResolvers<PostgresQueryResult<Row>>();
    const late = this.#limit(text, reject);
    const query = this.#query(text, values, (error, result) => {
      clearTimeout(late);
      const settle = () => (error ? reject(error) : resolve(result as unknown as PostgresQueryResult<Row>));
      if (this.#isOthersTurn()) othersTurn(settle);
      else settle();
    });
    if (name !== undefined) query.name = name;
    this.#client.query(query as pg.Query);
    return promise;
  }

  #isOthersTurn(): boolean {
    const { turnAfterMs } = this.#options;
    const now = turnAfterMs === null ? 0 : performance.now();
    if (turnAfterMs === null || now - this.#lastTurn < turnAfterMs) return false;
    this.#lastTurn = now;
    return true;
  }

  /** The query is built here: the client would first copy an object of options, property by property. */
  #query(text: string, values: unknown[], callback: (error: unknown, result: pg.QueryResult) => void) {
    const { alone, first } = this.#options.leading;
    const leading = this.#begins ? first : this.#inTransaction || !this.#names.needsTenant(text) ? [] : alone;
    this.#begins = false;
    const query =
      leading.length > 0
        ? new LedQuery({ text, values, isKept: this.#names.prepares }, leading, callback)
        : new DescribedQuery(text, values, callback);
    return query as unknown as Named;
  }

  #limit(text: string, reject: (error: Error) => void): NodeJS.Timeout | undefined {
    const { limitMs } = this.#options;
    if (limitMs === null) return undefined;
    return setTimeout(() => {
      reject(new DatabaseTimeoutError(text, limitMs));
      // it is still waiting for its answer: nobody else gets this connection, and the server's end of it is closed too
      (this.#client as unknown as pg.Client).end().catch(() => {});
    }, limitMs);
  }
}

/** The answer to a transaction's begin or end that need not be sent. */
const NOTHING = { command: 'SELECT' as const, rowCount: 0, rows: [] };

type Named = pg.Query & { name?: string };

/** The error leads to the caller instead of to the socket that the answer came in by. */
function attachStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error);
  return error;
}

/**
 * SQLSTATE of a name that the session does not have (26000) or that another connection has given it (42P05): a pooler
 * that keeps no prepared statements stands between after all.
 */
const NOT_IN_SESSION = new Set(['26000', '42P05']);

/**
 * Which texts are prepared, and under which name. A name is the hash of its text, so that a session that serves several
 * processes or builds can refuse a name but never run another text under it.
 */
class StatementNames {
  readonly #names = new Map<string, string | null>();
  readonly #asked = new Map<string, number>();
  readonly #needsTenant = new Map<string, boolean>();
  readonly #prefix: string;
  #prepares: boolean;

  constructor(prefix: string, prepares: boolean) {
    this.#prefix = prefix;
    this.#prepares = prepares;
  }

  /** Whether statements can be prepared in the session. */
  get prepares(): boolean {
    return this.#prepares;
  }

  /** @returns undefined if it is not prepared (yet) */
  getName(text: string): string | undefined {
    if (!this.#prepares) return undefined;
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
    const name = `${this.#prefix}_${hashStatement(text)}`;
    this.#names.set(text, name);
    return name;
  }

  /** Whether the tenant is set before a statement: not where all tenants see the same rows, as in the catalogue. */
  needsTenant(text: string): boolean {
    const known = this.#needsTenant.get(text);
    if (known !== undefined) return known;
    if (this.#needsTenant.size >= MOST_COUNTED) this.#needsTenant.clear();
    const needed = dependsOnTenant(text);
    this.#needsTenant.set(text, needed);
    return needed;
  }

  /** Whether `error` means that the prepared statement cannot be used; then it is not used again. */
  isGone(text: string, error: unknown): boolean {
    const { code, message } = error as { code?: unknown; message?: unknown };
    if (NOT_IN_SESSION.has(String(code))) {
      this.#prepares = false;
      return true;
    }
    // a migration has changed what the statement answers with
    const isOutdated = code === '0A000' && typeof message === 'string' && message.includes('cached plan');
    if (isOutdated) this.#names.set(text, null);
    return isOutdated;
  }
}

/** @returns 24 characters, 144 bits of the text's SHA-256; a name of PostgreSQL has 63 at most */
function hashStatement(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 24);
}
