import pg from 'pg';

/** The client's connection, with what its types do not show. */
export type Connection = {
  readonly parsedStatements: Record<string, string>;
  parse(statement: { text: string; name: string }): void;
  bind(portal: {
    statement: string;
    values: readonly unknown[];
    mapValue: (value: unknown) => unknown;
  }): void;
  describe(portal: object): void;
  execute(portal: object): void;
};

/** The columns of an answer and how their values are read, as the client's result holds them. */
type Columns = {
  readonly fields: readonly unknown[];
  readonly _parsers: readonly unknown[] | undefined;
  readonly _prebuiltEmptyResultObject: object | null;
};

export type Callback = (error: Error | undefined, result: pg.QueryResult) => void;

/** The client's own class with what its types do not show. */
const Query = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  callback: Callback,
) => {
  name: string | undefined;
  queryMode: string | undefined;
  _result: Columns;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Connection): boolean;
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/** The columns of a connection's prepared statements. */
class Told {
  readonly columns = new Map<string, Columns>();
  /** the same connection, but it asks for no description */
  readonly silent: Connection;

  constructor(connection: Connection) {
    this.silent = Object.create(connection, { describe: { value: () => {} } });
  }
}

const told = new WeakMap<Connection, Told>();

/**
 * A statement that asks for the columns of its answer once in each connection when it is prepared, and not each time. They
 * cannot change meanwhile: after a migration PostgreSQL refuses the prepared statement. Describing and reading them took
 * up to two fifths of the time that a short statement takes here.
 */
export class DescribedQuery extends Query {
  override prepare(connection: Connection): void {
    const known = this.name && this.hasBeenParsed(connection) ? told.get(connection) : undefined;
    const columns = known?.columns.get(this.name ?? '');
    if (!known || !columns) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    super.prepare(known.silent);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    super.handleCommandComplete(message, connection);
    if (!this.name) return;
    const known = told.get(connection) ?? new Told(connection);
    told.set(connection, known);
    if (known.columns.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    known.columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
