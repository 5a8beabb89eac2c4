import { isDatabaseUnavailable } from '#commerce/ground/database/unavailable.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { type NewColumns, writeProducts } from './product-write.store.ts';
import type { ProductWrite, RefusedRow } from './product-write.types.ts';
import { refreshReduced } from './write-batch.store.ts';
import { writeInTurn } from './write-in-turn.ts';

/** A product with the lines of the file that the report names. */
export type Placed = {
  /** of the product's first row */
  readonly line: number;
  readonly product: ProductWrite;
};

/**
 * Writes products in one transaction; when the database refuses one, all except that one.
 * @param before writes the records that the products refer to, in the same transaction
 * @param alongside is called with the number of rows refused late
 */
export async function writeBatch(
  ctx: RequestContext,
  placed: readonly Placed[],
  steps: {
    readonly prepareWrite: (ctx: RequestContext) => Promise<void>;
    readonly writeAlongside: (ctx: RequestContext, refused: number) => Promise<void>;
    readonly tenants: readonly Tenant[];
    /** of the products, when none of them is thought to be there */
    readonly columns?: NewColumns | null;
  },
): Promise<readonly RefusedRow[]> {
  const attemptWrite = (
    some: readonly Placed[],
    columns: NewColumns | null,
    after: (inside: RequestContext, refused: number) => Promise<void>,
  ) =>
    writeInTurn(ctx, async (inside) => {
      await steps.prepareWrite(inside);
      const refused = await write(inside, some, { tenants: steps.tenants, columns });
      await after(inside, refused.length);
      return refused;
    });
  try {
    return await attemptWrite(placed, steps.columns ?? null, steps.writeAlongside);
  } catch (error) {
    if (isDatabaseUnavailable(error) || placed.length === 0) throw error;
  }
  const refused: RefusedRow[] = [];
  for (const one of placed) {
    try {
      refused.push(...(await attemptWrite([one], null, async () => {})));
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      refused.push({ line: one.line, id: one.product.sku, reasons: [getReason(error)] });
    }
  }
  await writeInTurn(ctx, (inside) => steps.writeAlongside(inside, refused.length));
  return refused;
}

export const FOREIGN = 'id: this article belongs to another product';

function buildForeignRefusals(placed: readonly Placed[], foreign: ReadonlySet<string>): RefusedRow[] {
  return placed.flatMap(({ line, product }) =>
    product.variants
      .filter(({ sku }) => foreign.has(sku))
      .map(({ sku }) => ({ line, id: sku, reasons: [FOREIGN] })),
  );
}

async function write(
  ctx: RequestContext,
  placed: readonly Placed[],
  { tenants, columns }: { tenants: readonly Tenant[]; columns: NewColumns | null },
): Promise<RefusedRow[]> {
  const { knownProductIds, tenantIds, foreignVariants } = await writeProducts(
    ctx.db,
    placed.map(({ product }) => product),
    ctx.clock.now(),
    columns,
  );
  for (const tenantId of tenantIds) {
    const tenant = tenants.find(({ id }) => id === tenantId);
    if (tenant) await refreshReduced({ ...ctx, tenant, currency: tenant.currency }, knownProductIds);
  }
  return buildForeignRefusals(placed, foreignVariants);
}

/** A constraint's own message, without the row that PostgreSQL repeats in its detail. */
function getReason(error: unknown): string {
  return error instanceof Error
    ? `the database refuses it: ${error.message.slice(0, 200)}`
    : 'the database refuses it';
}
