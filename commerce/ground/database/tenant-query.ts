import pg from 'pg';
import { type Callback, type Connection, DescribedQuery } from './described-query.ts';
import { TENANT_ROLE } from './tenant-policies.ts';

/** The tenant that a statement belongs to, and the role it runs as. */
export type Asking = {
  /** null for the login itself, which sees all tenants */
  readonly tenantId: string | null;
  /** whether the login is one that policies do not bind, so that a tenant's statements run as another role */
  readonly changesRole: boolean;
};

/** The statement that a transaction begins with: it names the tenant. */
export function beginAs({ tenantId, changesRole }: Asking): string | null {
  if (tenantId === null) return null;
  const tenant = pg.Client.prototype.escapeLiteral(tenantId);
  return `set local shop.tenant = ${tenant}${changesRole ? `; set local role ${TENANT_ROLE}` : ''}`;
}

/** A statement that is sent before another one in the same message; its answer is dropped. */
export type Leading = { readonly name: string; readonly text: string; readonly values: readonly string[] };

export const BEGIN: Leading = { name: 'shop_begin', text: 'begin', values: [] };

/** @returns none for all tenants: the login itself sees them */
export function buildTenantSetting({ tenantId, changesRole }: Asking): Leading[] {
  if (tenantId === null) return [];
  const role = changesRole ? `, set_config('role', '${TENANT_ROLE}', true)` : '';
  const text = `select set_config('shop.tenant', $1, true)${role}`;
  return [{ name: 'shop_tenant', text, values: [tenantId] }];
}

/**
 * A statement of a tenant outside a transaction, or the first one of a transaction. The tenant is set in the same
 * message: PostgreSQL runs everything before one Sync as one transaction, and what is set there ends with it. So
 * nothing stays in a session, a pooler in transaction mode may sit in between, and no extra round trip to the
 * database is needed. A transaction begins in that message too.
 */
export class LedQuery extends DescribedQuery {
  readonly #leading: readonly Leading[];
  readonly #isKept: boolean;
  #answered = 0;

  /** @param isKept whether statements can be prepared in the session */
  constructor(
    { text, values, isKept }: { readonly text: string; readonly values: unknown[]; readonly isKept: boolean },
    leading: readonly Leading[],
    callback: Callback,
  ) {
    super(text, values, callback);
    this.#leading = leading;
    this.#isKept = isKept;
    // without parameters, the client would send the text in a message of its own
    this.queryMode = 'extended';
  }

  override prepare(connection: Connection): void {
    for (const leading of this.#leading) this.#send(connection, leading);
    super.prepare(connection);
  }

  #send(connection: Connection, { name, text, values }: Leading): void {
    const statement = this.#isKept ? name : '';
    if (!this.#isKept || connection.parsedStatements[name] === undefined) {
      connection.parse({ text, name: statement });
      if (this.#isKept) connection.parsedStatements[name] = text;
      // the client would take "parsed" for an answer to this statement
      this.name = undefined;
    }
    connection.bind({ statement, values, mapValue: (value) => value });
    connection.execute({ portal: '' });
  }

  /** The answers to what leads come first and are dropped. */
  override handleDataRow(message: unknown): void {
    if (this.#answered >= this.#leading.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#answered >= this.#leading.length) super.handleCommandComplete(message, connection);
    this.#answered += 1;
  }
}
