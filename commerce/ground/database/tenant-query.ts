import pg from 'pg';
import { type Callback, type Connection, DescribedQuery } from './described-query.ts';
import { TENANT_ROLE } from './tenant-policies.ts';

/** The tenant that a statement belongs to, and the role it runs as. */
export type Asking = {
  /** null: as the login itself, which sees all tenants */
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

const SETTING = 'shop_tenant';

/**
 * A statement of a tenant outside of a transaction. The tenant is named in the same message: PostgreSQL runs all that
 * comes before one Sync as one transaction, and what is set there ends with it. So nothing stays in a session, a pooler
 * in transaction mode may stand between, and no way to the database and back is added.
 */
export class TenantQuery extends DescribedQuery {
  readonly #asking: Asking & { readonly tenantId: string };
  readonly #isKept: boolean;
  #isAsked = false;

  /** @param isKept whether statements can be prepared in the session */
  constructor(
    asking: Asking & { readonly tenantId: string },
    { text, values, isKept }: { text: string; values: unknown[]; isKept: boolean },
    callback: Callback,
  ) {
    super(text, values, callback);
    this.#asking = asking;
    this.#isKept = isKept;
    // without parameters, the client would send the text in a message of its own
    this.queryMode = 'extended';
  }

  override prepare(connection: Connection): void {
    const setting = this.#isKept ? SETTING : '';
    if (!this.#isKept || connection.parsedStatements[SETTING] === undefined) {
      const role = this.#asking.changesRole ? `, set_config('role', '${TENANT_ROLE}', true)` : '';
      connection.parse({ text: `select set_config('shop.tenant', $1, true)${role}`, name: setting });
      if (this.#isKept) connection.parsedStatements[SETTING] = SETTING;
      // the client would take "parsed" for an answer to this statement
      this.name = undefined;
    }
    connection.bind({ statement: setting, values: [this.#asking.tenantId], valueMapper: (value) => value });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  /** The answer to the setting comes first and is dropped. */
  override handleDataRow(message: unknown): void {
    if (this.#isAsked) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isAsked) super.handleCommandComplete(message, connection);
    this.#isAsked = true;
  }
}
