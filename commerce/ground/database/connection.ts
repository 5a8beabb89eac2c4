import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { Kysely, PostgresPool } from 'kysely';
import pg from 'pg';
import { getParser } from './column-values.ts';
import { lockDatabase } from './database-lock.ts';
import { EmbeddedEngine, ensureRoom, type Outages } from './embedded-engine.ts';
import { createPreparingPools } from './prepared-statements.ts';
import type { DB } from './schema.ts';
import { buildTransactionLimits, linkToServer } from './server-link.ts';
import { OWN_SESSIONS } from './session-names.ts';
import { createFamily } from './tenant-database.ts';
import { TenantGuard } from './tenant-guard.ts';

/** The one connection to the shop's data: Kysely for queries, the pool for statements that Kysely cannot express. */
export type Database = {
  /** for all tenants; scopeToTenant makes it one tenant's */
  readonly kysely: Kysely<DB>;
  readonly pool: pg.Pool;
  readonly engine: 'embedded' | 'server';
  /** The PostgreSQL inside this process; null when it is a server. Only COPY and tests need it. */
  readonly embedded: PGlite | null;
  /** When the embedded database stopped, and works again. A server's tells nothing: each query fails by itself. */
  readonly outages: Outages;
  /** @throws when nothing can be written any more, as on a full disk; reading may still work */
  ensureWritable(): Promise<void>;
  /** Waits for running queries, then closes. A second call does nothing. */
  close(): Promise<void>;
};

export type DatabaseConfig = {
  /** `postgresql://…` of a server; without it the embedded database is used */
  readonly url?: string | undefined;
  /** Folder of the embedded database's files (in `database/` below it) */
  readonly dataDir: string;
  /** Connections to a server at most; the embedded database always has one. Default 10. */
  readonly poolSize?: number | undefined;
  /** Refuse queries on a tenant's table that do not name the tenant. Default: everywhere but in production. */
  readonly tenantGuard?: boolean | undefined;
  /** How long the server may work on a statement, milliseconds. Default 30,000. */
  readonly statementLimitMs?: number | undefined;
};

const STATEMENT_LIMIT_MS = 30_000;
/**
 * The server ends a statement by itself at its limit. When no answer has come this much later, the connection is
 * given up.
 */
const ANSWER_WITHIN_MS = 5_000;
const CONNECTION_TIMEOUT_MS = 15_000;
/**
 * After this time other work of the process runs before the next answer is given: only a single longer statement can
 * block it for longer.
 */
const TURN_AFTER_MS = 5;

export const embeddedExtensions = { pg_trgm, unaccent };

/**
 * Opens the shop's database: a PostgreSQL server when `url` is given, else PostgreSQL inside this process.
 *
 * The embedded database waits for every commit to reach its files (relaxedDurability off): what was
 * acknowledged survives kill -9. It has one connection, so a query outside a running transaction waits for it.
 *
 * @throws when the server does not answer; DatabaseLockedError when another process has the embedded database open
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.url) return await connectServer(config.url, config);
  mkdirSync(config.dataDir, { recursive: true });
  const unlock = lockDatabase(join(config.dataDir, 'database.lock'));
  try {
    const folder = join(config.dataDir, 'database');
    if (!existsSync(folder)) await create(folder);
    return wrapEmbedded(await start(folder), config, { folder, afterClose: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Creates the files beside their place: what is in place is complete, even if this is interrupted. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await start(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

async function start(folder: string): Promise<PGlite> {
  const pglite = open(folder);
  await pglite.waitReady;
  return pglite;
}

function open(folder: string): PGlite {
  return new PGlite({ dataDir: folder, extensions: embeddedExtensions, relaxedDurability: false });
}

/**
 * Wraps a PostgreSQL that runs in this process.
 * @param files.folder where its files are; without it they are in memory
 * @param files.afterClose runs when they are no longer used
 */
export function wrapEmbedded(
  pglite: PGlite,
  config: Pick<DatabaseConfig, 'tenantGuard'> = {},
  { folder, afterClose }: { readonly folder?: string; readonly afterClose?: () => void } = {},
): Database {
  const engine = new EmbeddedEngine(
    pglite,
    folder === undefined ? null : { folder, open: () => open(folder) },
  );
  const pool = new pg.Pool({
    Client: connectTo(engine),
    types: { getTypeParser: getParser },
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  const close = async () => {
    await pool.end();
    await engine.close();
    afterClose?.();
  };
  // the embedded database works on this thread: a limit could only be noticed after the statement
  const getPool = createPreparingPools(pool, {
    ...{ prepares: false, begin: null, limitMs: null, turnAfterMs: TURN_AFTER_MS },
    ...{ changesRole: true, saysAll: false },
  });
  const database = assemble({ pool, getPool, engine: 'embedded', end: close }, config);
  return {
    ...database,
    get embedded() {
      return engine.pglite;
    },
    outages: engine.outages,
    ensureWritable: async () => (folder === undefined ? undefined : ensureRoom(folder)),
  };
}

/** Each client gets a connection of its own: one that was given up says nothing to the client that follows. */
function connectTo(engine: EmbeddedEngine): typeof pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(engine as unknown as PGlite) });
    }
  };
}

async function connectServer(url: string, config: DatabaseConfig): Promise<Database> {
  const limitMs = config.statementLimitMs ?? STATEMENT_LIMIT_MS;
  const link = await linkToServer(url, OWN_SESSIONS, limitMs);
  const pool = new pg.Pool({ ...link.config, max: config.poolSize ?? 10, idleTimeoutMillis: 30_000 });
  const getPool = createPreparingPools(pool, {
    prepares: !link.isPooled,
    begin: link.isPooled ? buildTransactionLimits(limitMs) : null,
    ...{ limitMs: limitMs + ANSWER_WITHIN_MS, turnAfterMs: null },
    changesRole: link.isUnbound,
    saysAll: link.isPooled && !link.isUnbound,
  });
  return assemble({ pool, getPool, engine: 'server', end: () => pool.end() }, config);
}

type Parts = Pick<Database, 'pool' | 'engine'> & {
  /** connections for a tenant's statements; null for those of all tenants */
  readonly getPool: (tenantId: string | null) => PostgresPool;
  readonly end: () => Promise<void>;
};

function assemble(
  { pool, getPool, engine, end }: Parts,
  { tenantGuard = process.env.NODE_ENV !== 'production' }: Pick<DatabaseConfig, 'tenantGuard'>,
): Database {
  // Without a listener, a connection that is lost while idle ends the process; the pool replaces it on the next
  // query.
  pool.on('error', () => {});
  // The same for a connection that is lost while in use: its query fails, and the caller handles that.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = createFamily(getPool, tenantGuard ? [new TenantGuard()] : []);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= end();
    return closing;
  };
  return {
    ...{ kysely, pool, engine, embedded: null, close },
    outages: new EventEmitter(),
    ensureWritable: async () => {},
  };
}
