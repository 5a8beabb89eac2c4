import type { TestServer } from '#wiring/test-server.ts';
import type { Article, Places } from './screens/places.ts';

/** Changes that happen in the shop while somebody shops: as if a merchant did it. */
export async function setPrice({ database }: TestServer, at: Places, article: Article, minor: number) {
  await database.pool.query(
    'update price set amount_minor = $3, valid_from = now() where tenant_id = $1 and variant_id = $2',
    [at.tenant, article.variantId, minor],
  );
}

export async function setStock({ database }: TestServer, at: Places, article: Article, quantity: number) {
  await database.pool.query('update stock set quantity = $3 where tenant_id = $1 and variant_id = $2', [
    at.tenant,
    article.variantId,
    quantity,
  ]);
}

export async function readStock({ database }: TestServer, at: Places, article: Article): Promise<number> {
  const { rows } = await database.pool.query<{ quantity: number }>(
    'select quantity from stock where tenant_id = $1 and variant_id = $2',
    [at.tenant, article.variantId],
  );
  return rows[0]?.quantity ?? 0;
}

export async function countOrders({ database }: TestServer, at: Places, email: string): Promise<number> {
  const { rows } = await database.pool.query<{ orders: number }>(
    'select count(*)::int as orders from sales_order where tenant_id = $1 and email = $2',
    [at.tenant, email],
  );
  return rows[0]?.orders ?? 0;
}
