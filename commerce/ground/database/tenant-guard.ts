import {
  AliasNode,
  ColumnNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
} from 'kysely';
import { type DB, tenantTables } from './schema.ts';
import { scopeToAllTenants } from './tenant-database.ts';

/** A query reads or writes a tenant's table without saying which tenant: one tenant could see another's data. */
export class TenantGuardError extends Error {
  override readonly name = 'TenantGuardError';

  constructor(tables: readonly string[]) {
    super(`query on ${tables.join(', ')} does not name tenant_id in its where, join or values`);
  }
}

/**
 * Refuses queries on tables with a `tenant_id` that do not name it, each sub-query for itself. It reads the
 * query, not the data: that the right tenant is named is the services' duty.
 */
export class TenantGuard implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    check(node);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/**
 * The same database without the guard and for all tenants, for the few queries that mean them (a mail worker, the seed).
 * Within a transaction of a tenant it sees that tenant's rows still.
 * @param reason why this query may see all tenants; for the reader
 */
export function removeTenantGuard(db: Kysely<DB>, reason: string): Kysely<DB> {
  if (reason.trim() === '') throw new TypeError(`withoutTenantGuard needs a reason, got '${reason}'`);
  return scopeToAllTenants(db).withoutPlugins();
}

const guarded: ReadonlySet<string> = new Set(tenantTables);
const QUERY_KINDS = new Set([
  'SelectQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'InsertQueryNode',
  'MergeQueryNode',
]);

function check(node: OperationNode): void {
  if (RawNode.is(node)) checkRaw(node);
  else if (QUERY_KINDS.has(node.kind)) checkQuery(node);
  for (const child of getChildNodes(node)) check(child);
}

function checkQuery(query: OperationNode): void {
  const parts = query as unknown as Record<string, OperationNode | readonly OperationNode[] | undefined>;
  const sources = [parts.from, parts.froms, parts.table, parts.into, parts.using, parts.joins];
  const tables = flattenNodes(sources).flatMap(collectTables);
  const touched = tables.filter((table) => guarded.has(table));
  if (touched.length === 0) return;
  const conditions = flattenNodes([parts.where, parts.joins, parts.columns, parts.using, parts.whens]);
  if (!conditions.some(hasTenantColumn)) throw new TenantGuardError(touched);
}

/** Tables that a FROM, JOIN, INTO or USING names itself; those of a sub-query are checked with the sub-query. */
function collectTables(node: OperationNode): string[] {
  if (TableNode.is(node)) return [node.table.identifier.name];
  if (AliasNode.is(node)) return collectTables(node.node);
  if (QUERY_KINDS.has(node.kind) || node.kind === 'OnNode') return [];
  return getChildNodes(node).flatMap(collectTables);
}

function hasTenantColumn(node: OperationNode): boolean {
  if (ColumnNode.is(node)) return node.column.name === 'tenant_id';
  if (RawNode.is(node) && /\btenant_id\b/.test(node.sqlFragments.join(' '))) return true;
  if (QUERY_KINDS.has(node.kind)) return false;
  return getChildNodes(node).some(hasTenantColumn);
}

/** Plain SQL is judged as a whole: it must name the tenant when it names a tenant's table as a source. */
function checkRaw(raw: RawNode): void {
  const text = raw.sqlFragments.join(' ? ');
  const named = [...text.matchAll(/\b(?:from|join|update|into|using)\s+"?([a-z_]+)"?/gi)].map(
    (match) => match[1] ?? '',
  );
  const embedded = raw.parameters.flatMap((parameter) => collectTables(parameter));
  const touched = [...named, ...embedded].filter((table) => guarded.has(table));
  if (touched.length > 0 && !hasTenantColumn(raw)) throw new TenantGuardError(touched);
}

function flattenNodes(
  parts: readonly (OperationNode | readonly OperationNode[] | undefined)[],
): OperationNode[] {
  return parts.flat().filter((part): part is OperationNode => part !== undefined);
}

function getChildNodes(node: OperationNode): OperationNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && typeof (value as OperationNode).kind === 'string';
}
