import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Language } from '#tenants/tenant.ts';

/** The data that only the product's own page shows. */
export function selectDetails(ctx: RequestContext, productIds: readonly number[]) {
  return ctx.db
    .selectFrom('product as p')
    .innerJoin('brand as b', 'b.brand_id', 'p.brand_id')
    .leftJoin('product_text as t', (on) =>
      on.onRef('t.product_id', '=', 'p.product_id').on('t.language', '=', ctx.language),
    )
    .where(sql<boolean>`p.product_id = any(${productIds}::bigint[])`)
    .select([
      'p.product_id',
      'p.audience',
      'p.eprel_id',
      'p.charging_min_watt',
      'p.charging_max_watt',
      'p.usb_power_delivery',
      'p.carbon_footprint_grams',
      'p.durability_guarantee_years',
      't.description',
      't.description_html',
      sql<
        string[]
      >`array(select distinct v.gtin from variant v where v.product_id = p.product_id and v.gtin is not null)`.as(
        'gtins',
      ),
      sql<
        string[]
      >`array(select distinct v.mpn from variant v where v.product_id = p.product_id and v.mpn is not null)`.as(
        'mpns',
      ),
      't.highlights',
      't.safety_notes',
      selectOperator(sql`coalesce(p.manufacturer_id, b.manufacturer_id)`).as('manufacturer'),
      selectOperator(sql`coalesce(p.responsible_person_id, b.responsible_person_id)`).as(
        'responsible_person',
      ),
      selectDownloads(ctx).as('downloads'),
      selectAddresses(ctx).as('addresses'),
    ]);
}

/** An address of the product's page: a tenant that sells it, and a language that describes it. */
export type AddressColumns = readonly [tenantId: string, language: Language, slug: string];

/** Every tenant's, and the context's own also where it no longer sells the product. */
function selectAddresses({ tenant, clock }: RequestContext) {
  return sql<readonly AddressColumns[]>`(
    select coalesce(json_agg(json_build_array(l.tenant_id, a.language, a.slug)), '[]')
      from listing l join product_text a on a.product_id = l.product_id
     where l.product_id = p.product_id
       and (l.tenant_id = ${tenant.id} or l.discontinued_at is null or l.discontinued_at > ${clock.now()}))`;
}

export type OperatorColumns = {
  readonly name: string;
  readonly street_address: string;
  readonly postal_code: string;
  readonly locality: string;
  readonly country: string;
  readonly email: string | null;
  readonly url: string | null;
};

function selectOperator(operatorId: RawBuilder<unknown>) {
  return sql<OperatorColumns | null>`(
    select json_build_object('name', o.name, 'street_address', o.street_address, 'postal_code', o.postal_code,
        'locality', o.locality, 'country', o.country, 'email', o.email, 'url', o.url)
      from economic_operator o where o.operator_id = ${operatorId})`;
}

type DownloadColumns = {
  readonly kind: string;
  readonly language: string;
  readonly url: string;
  readonly media_type: string;
};

/** Documents in the context's language and those without words, by kind. */
function selectDownloads({ language }: RequestContext) {
  return sql<readonly DownloadColumns[]>`(
    select coalesce(json_agg(json_build_object(
        'kind', d.kind, 'language', d.language, 'url', d.url, 'media_type', d.media_type)
        order by d.kind, d.language desc), '[]')
      from product_download d where d.product_id = p.product_id and d.language in (${language}, ''))`;
}
