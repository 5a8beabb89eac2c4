import { sql } from 'kysely';
import { removeTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getLanguage, type Language, type Locale, type Tenant } from '#tenants/tenant.ts';
import type { ProductAddress } from './product-details.queries.ts';

/** The address of a page in one language of one market. */
export type LocalizedPath = {
  readonly tenant: string;
  readonly locale: Locale;
  /** with language prefix */
  readonly path: string;
};

type Written = { readonly tenantId: string; readonly language: Language };

const REASON = 'a page names its counterparts in all markets; their addresses are public';

export type WrittenCategory = Written & { readonly path: string; readonly filled: boolean };

export function loadCategories(
  ctx: RequestContext,
  key: string,
  tenants: readonly Tenant[],
): Promise<WrittenCategory[]> {
  return removeTenantGuard(ctx.db, REASON)
    .selectFrom('category as c')
    .innerJoin('category_text as t', (on) =>
      on.onRef('t.tenant_id', '=', 'c.tenant_id').onRef('t.category_id', '=', 'c.category_id'),
    )
    .where('c.tenant_id', 'in', getTenantIds(tenants))
    .where('c.category_key', '=', key)
    .select(['c.tenant_id as tenantId', 't.language', 't.path'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('listing as l')
            .whereRef('l.tenant_id', '=', 'c.tenant_id')
            .where(sql<boolean>`l.category_ids @> array[c.category_id]`)
            .where(sql<boolean>`(l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()})`),
        )
        .$castTo<boolean>()
        .as('filled'),
    )
    .execute();
}

/** Addresses of the product in all markets that sell it and describe it in their language. */
export function localizeProduct(
  sku: string,
  addresses: readonly ProductAddress[],
  tenants: readonly Tenant[],
): LocalizedPath[] {
  return localizePaths(tenants, addresses, ({ slug }) => `/p/${slug}/${encodeURIComponent(sku)}`);
}

function getTenantIds(tenants: readonly Tenant[]): string[] {
  return tenants.map(({ id }) => id);
}

/** In the order of the markets and their locales. @param pathOf without language prefix */
export function localizePaths<Page extends Written>(
  tenants: readonly Tenant[],
  pages: readonly Page[],
  pathOf: (page: Page) => string,
): LocalizedPath[] {
  return tenants.flatMap(({ id, locales }) =>
    locales.flatMap(({ locale, prefix }) => {
      const language = getLanguage(locale);
      const page = pages.find((one) => one.tenantId === id && one.language === language);
      return page ? [{ tenant: id, locale, path: (prefix && `/${prefix}`) + pathOf(page) }] : [];
    }),
  );
}
