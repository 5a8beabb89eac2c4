import { sql } from 'kysely';
import type { Database } from '#commerce/ground/database/connection.ts';
import { scopeToTenant } from '#commerce/ground/database/tenant-database.ts';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import type { Clock } from '#commerce/ground/kernel/clock.ts';
import type { RequestContext, Visitor } from '#commerce/ground/kernel/context.ts';
import { createEvents, type ShopEvent } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { getLanguage, type Locale } from '#tenants/tenant.ts';

const tenants = await loadTenants();

type TestVisitor = { readonly visitor: Visitor };

/** For tests: a context of a shipped tenant in its default locale, with the events it emitted. */
export function testContext(
  database: Database,
  tenantId: 'nl' | 'de' | 'at' | 'ch',
  options: { visitor?: Visitor | null; clock?: Clock; locale?: Locale } = {},
): RequestContext & { readonly heard: readonly ShopEvent[] } {
  const tenant = tenants.find((candidate) => candidate.id === tenantId);
  const locale = options.locale ?? tenant?.locales[0]?.locale;
  if (!tenant || !locale) throw new Error(`no tenant ${tenantId}`);
  const events = createEvents();
  const heard: ShopEvent[] = [];
  events.on((event) => heard.push(event));
  const ignoreLog = () => {};
  return {
    tenant,
    locale,
    language: getLanguage(locale),
    currency: tenant.currency,
    visitor: options.visitor ?? null,
    db: scopeToTenant(database.kysely, tenant.id),
    clock: options.clock ?? createFixedClock('2026-11-20T12:00:00Z'),
    events,
    attempts: createAttempts(null),
    log: { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog },
    requestId: 'test',
    heard,
  };
}

/** For tests: the same context for an anonymous visitor; no session row is needed for a basket. */
export function createVisitorContext<Context extends RequestContext>(
  ctx: Context,
  sessionId: string,
  customerId: string | null = null,
  type: Visitor['type'] = customerId === null ? 0 : 2,
): Context & TestVisitor {
  return { ...ctx, visitor: { sessionId, type, customerId } };
}

export type TestArticle = {
  readonly sku: string;
  readonly stock?: number;
  /** by tenant; a tenant that is not named does not sell it */
  readonly priceMinor?: Readonly<Record<string, number>>;
};

/** For tests: sells articles with one variant each, whose number is `${sku}-1`. */
export async function sellArticles(database: Database, articles: readonly TestArticle[]): Promise<void> {
  await database.pool.query(`insert into brand (slug, name) values ('merk', 'Merk') on conflict do nothing`);
  await database.pool.query(
    `insert into category (tenant_id, category_id, category_key, position)
     select tenant, 1, 'all', 1 from unnest(array['nl', 'de', 'at', 'ch']) as tenant on conflict do nothing`,
  );
  for (const article of articles) await sellArticle(database, article);
}

async function sellArticle(database: Database, { sku, stock = 50, priceMinor }: TestArticle): Promise<void> {
  const prices = priceMinor ?? { nl: 1999, de: 1999, at: 1999, ch: 2490 };
  const { rows } = await database.pool.query(
    `insert into product (sku, kind, department, brand_id, dimensions)
     select $1, 'dress', 'fashion', brand_id, array['size'] from brand where slug = 'merk' returning product_id`,
    [sku],
  );
  const productId: number = rows[0].product_id;
  await database.pool.query(
    `insert into product_text (product_id, language, name, slug, description)
     select $1, language, 'Jurk ' || $2 || ' ' || language || ' Maß', lower($2), 'Tekst'
       from unnest(array['nl', 'de', 'fr']) as language`,
    [productId, sku],
  );
  const variant = await database.pool.query(
    `insert into variant (product_id, sku, position, dimensions, pictures)
     values ($1, $2 || '-1', 1, '{"size": "42"}', array['pic-' || $2]) returning variant_id`,
    [productId, sku],
  );
  for (const [tenantId, amount] of Object.entries(prices)) {
    await offer(database, tenantId, productId, variant.rows[0].variant_id, amount, stock);
  }
}

async function offer(
  database: Database,
  tenantId: string,
  productId: number,
  variantId: number,
  amountMinor: number,
  stock: number,
): Promise<void> {
  const { kysely } = database;
  const currency = tenantId === 'ch' ? 'CHF' : 'EUR';
  await kysely
    .insertInto('price')
    .values({ tenant_id: tenantId, variant_id: variantId, currency, amount_minor: amountMinor })
    .execute();
  await kysely
    .insertInto('stock')
    .values({ tenant_id: tenantId, variant_id: variantId, quantity: stock })
    .execute();
  await sql`insert into listing (tenant_id, product_id, main_category_id, category_ids, min_price_minor,
      max_price_minor, released_at)
    values (${tenantId}, ${productId}, 1, '{1}', ${amountMinor}, ${amountMinor}, now())`.execute(kysely);
}

/** For tests: sets stock and price of the article in one tenant. */
export async function change(
  database: Database,
  tenantId: string,
  variantSku: string,
  values: { stock?: number; priceMinor?: number; discontinued?: boolean },
): Promise<void> {
  const where = `tenant_id = $1 and variant_id = (select variant_id from variant where sku = $2)`;
  if (values.stock !== undefined) {
    await database.pool.query(`update stock set quantity = $3 where ${where}`, [
      tenantId,
      variantSku,
      values.stock,
    ]);
  }
  if (values.priceMinor !== undefined) {
    await database.pool.query(`update price set amount_minor = $3 where ${where}`, [
      tenantId,
      variantSku,
      values.priceMinor,
    ]);
  }
  if (values.discontinued) {
    await database.pool.query(
      `update listing set discontinued_at = '2026-01-01' where tenant_id = $1
          and product_id = (select product_id from variant where sku = $2)`,
      [tenantId, variantSku],
    );
  }
}

/** For tests: pieces in stock. */
export async function fetchStock(database: Database, tenantId: string, variantSku: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select quantity from stock where tenant_id = $1
        and variant_id = (select variant_id from variant where sku = $2)`,
    [tenantId, variantSku],
  );
  return rows[0].quantity;
}
