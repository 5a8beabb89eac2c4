import type { Database } from '#commerce/ground/database/connection.ts';
import { loadTenants } from '#tenants/load.ts';
import type { ScreenPaths } from '#tenants/paths.ts';
import type { LocaleSettings } from '#tenants/tenant.ts';

/** Where the screens of one tenant and locale are. */
export type Screens = {
  readonly tenant: string;
  readonly locale: string;
  readonly localeSettings: LocaleSettings;
  readonly home: string;
  readonly search: string;
  readonly basket: string;
  readonly login: string;
  readonly delivery: string;
  readonly payment: string;
  readonly confirm: string;
  readonly confirmation: string;
  readonly noOrder: string;
  readonly terms: string;
  readonly revocation: string;
  readonly wishlist: string;
  readonly newsletter: string;
  readonly newsletterInfo: string;
  readonly newsletterUnsubscribe: string;
};

/** And what the demo shop sells there. */
export type Places = Screens & {
  /** absent: it is another process’s */
  readonly database?: Database;
  /** with its slashes; more than one page of articles */
  readonly category: string;
  /** comes in sizes and can be had */
  readonly article: Article;
  /** another one that can be had */
  readonly other: Article;
};

export type Article = {
  readonly name: string;
  readonly sku: string;
  /** path of its page */
  readonly page: string;
  readonly variantSku: string;
  readonly variantId: string;
  readonly priceMinor: number;
};

/** Reading and checking them takes longer than asking the database. */
const tenants = await loadTenants();

/** @param locale a locale of the tenant */
export async function loadPlaces(database: Database, tenantId: string, locale: string): Promise<Places> {
  const tenant = tenants.find(({ id }) => id === tenantId);
  const localeSettings = tenant?.locales.find((candidate) => candidate.locale === locale);
  if (!tenant || !localeSettings) throw new Error(`${tenantId} has no ${locale}`);
  const prefix = localeSettings.prefix ? `/${localeSettings.prefix}` : '';
  const [article, other] = await listArticles(database, tenantId, locale.slice(0, 2), prefix);
  if (!article || !other) throw new Error('the demo has too few articles');
  return {
    ...listScreens(tenantId, localeSettings),
    database,
    category: `${prefix}/${await findBusyCategory(database, tenantId, locale.slice(0, 2))}/`,
    article,
    other,
  };
}

/** The screens that have an address of their own, by the tenant's settings. */
export function listScreens(tenant: string, localeSettings: LocaleSettings): Screens {
  const getOwnPath = (screen: keyof ScreenPaths) => localeSettings.paths[screen] ?? '';
  return {
    tenant,
    locale: localeSettings.locale,
    localeSettings,
    home: getOwnPath('home'),
    search: getOwnPath('search'),
    basket: getOwnPath('basket'),
    login: getOwnPath('checkoutLogin'),
    delivery: getOwnPath('checkoutDelivery'),
    payment: getOwnPath('checkoutPayment'),
    confirm: getOwnPath('checkAndOrder'),
    confirmation: getOwnPath('orderConfirmation'),
    noOrder: getOwnPath('noOrder'),
    terms: getOwnPath('terms'),
    revocation: getOwnPath('revocation'),
    wishlist: getOwnPath('wishlist'),
    newsletter: getOwnPath('newsletter'),
    newsletterInfo: getOwnPath('newsletterInfo'),
    newsletterUnsubscribe: getOwnPath('newsletterUnsubscribe'),
  };
}

async function findBusyCategory(database: Database, tenant: string, language: string): Promise<string> {
  const { rows } = await database.pool.query<{ path: string }>(
    `select path from category_text text
      join (select unnest(category_ids) as category_id, count(*) as products from listing
             where tenant_id = $1 and discontinued_at is null group by 1) busy using (category_id)
     where tenant_id = $1 and language = $2 order by products desc, path limit 1`,
    [tenant, language],
  );
  return rows[0]?.path ?? '';
}

async function listArticles(
  database: Database,
  tenant: string,
  language: string,
  prefix: string,
): Promise<Article[]> {
  const { rows } = await database.pool.query<Omit<Article, 'page'> & { slug: string }>(
    `select distinct on (product.product_id) product.sku, slug, name, variant.sku as "variantSku",
            variant.variant_id::text as "variantId", price.amount_minor::int as "priceMinor"
       from product join listing using (product_id) join product_text using (product_id)
       join variant using (product_id) join price using (variant_id) join stock using (variant_id)
      where listing.tenant_id = $1 and price.tenant_id = $1 and stock.tenant_id = $1 and language = $2
        and discontinued_at is null and stock.quantity >= 12 and (select count(distinct sized.dimensions->>'size') from variant sized
              where sized.product_id = product.product_id) > 1
      order by product.product_id, variant.position`,
    [tenant, language],
  );
  return rows.map(({ slug, ...row }) => ({ ...row, page: `${prefix}/p/${slug}/${row.sku}` }));
}
