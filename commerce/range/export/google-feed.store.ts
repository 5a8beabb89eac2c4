import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { findAttribute, type VariantWords } from '#commerce/range/catalogue/variant-words.rules.ts';

export const PRODUCTS_AT_ONCE = 500;

export type Variant = {
  sku: string;
  colour: string | null;
  size: string | null;
  words: VariantWords;
  gtin: string | null;
  mpn: string | null;
  condition: string;
  pictures: string[];
  measure: string | null;
  amountMinor: number;
  history: { amount: number; from: string; to: string | null }[];
  quantity: number;
  expectedOn: string | null;
};
export type Product = {
  id: number;
  sku: string;
  name: string;
  slug: string;
  /** with its structure, where it has one */
  description: string;
  highlights: string[];
  brand: string;
  audience: string | null;
  energy: [energyClass: string | null, best: string, worst: string, eprelId: string | null];
  categoryNames: string[];
  categoryKey: string | null;
  attributes: Record<string, unknown>;
  details: [section: string, label: string, value: string][];
  variants: Variant[];
};

export async function loadProductPage(ctx: RequestContext, after: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.product_id as id, p.sku, t.name, t.slug, coalesce(t.description_html, t.description) as description,
           to_json(t.highlights) as highlights, b.name as brand,
           p.audience, json_build_array(p.energy_class, p.energy_scale_best, p.energy_scale_worst, p.eprel_id) as energy,
           ${selectCategoryNames(ctx)} as "categoryNames", p.attributes, ${details(ctx)} as details,
           (select c.category_key from category c where c.tenant_id = l.tenant_id and c.category_id = l.main_category_id) as "categoryKey",
           ${selectVariants(ctx)} as variants
      from listing l join product p using (product_id) join brand b using (brand_id)
      join product_text t on t.product_id = p.product_id and t.language = ${ctx.language}
     where l.tenant_id = ${ctx.tenant.id} and l.product_id > ${after}
       and (l.discontinued_at is null or l.discontinued_at > ${ctx.clock.now()})
     order by p.product_id limit ${PRODUCTS_AT_ONCE}`.execute(ctx.db);
  return rows;
}

/** The names from the top down to the main category. */
function selectCategoryNames(ctx: RequestContext): RawBuilder<unknown> {
  return sql`(
    with recursive way as (
      select c.category_id, c.parent_id, 0 as up from category c
       where c.tenant_id = l.tenant_id and c.category_id = l.main_category_id
      union all
      select c.category_id, c.parent_id, way.up + 1 from category c
        join way on c.category_id = way.parent_id where c.tenant_id = l.tenant_id
    )
    select json_agg(n.name order by way.up desc) from way
      join category_text n on n.tenant_id = l.tenant_id and n.category_id = way.category_id and n.language = ${ctx.language})`;
}

/** Details that feeds in this language have brought, beside material and pattern, which have fields of their own. */
export function details(ctx: RequestContext): RawBuilder<unknown> {
  const own = (['material', 'pattern'] as const).map((option) => findAttribute(option, ctx.language).key);
  return sql`(
    select coalesce(json_agg(json_build_array(coalesce(n.section, ''), n.label, e.value) order by a.position, e.key), '[]')
      from jsonb_each_text(p.attributes) e join attribute a on a.attribute_key = e.key
      join attribute_text n on n.attribute_key = e.key and n.language = ${ctx.language}
     where starts_with(e.key, ${`feed-${ctx.language}-`}) and e.key <> all(${own}::text[]))`;
}

function selectVariants(ctx: RequestContext): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('sku', v.sku, 'colour', c.name, 'size', v.dimensions ->> 'size', 'words', coalesce(v.words -> ${ctx.language}, '{}'), 'gtin', v.gtin,
        'mpn', v.mpn, 'condition', v.condition,
        'pictures', to_json(v.pictures), 'amountMinor', a.amount_minor, 'quantity', coalesce(s.quantity, 0),
        'expectedOn', s.expected_on,
        'measure', trim_scale(v.unit_measure) || ' ' || case v.unit_of_measure when 'm2' then 'sqm' else v.unit_of_measure end,
        'history', (select json_agg(json_build_object('amount', h.amount_minor, 'from', h.valid_from, 'to', h.valid_to)
            order by h.valid_from) from price_history h
             where h.tenant_id = l.tenant_id and h.variant_id = v.variant_id and h.currency = a.currency))
      order by v.position), '[]')
      from variant v join price a on a.variant_id = v.variant_id and a.tenant_id = l.tenant_id and a.currency = ${ctx.currency}
      left join stock s on s.variant_id = v.variant_id and s.tenant_id = l.tenant_id
      left join colour_text c on c.colour_key = v.colour_key and c.language = ${ctx.language}
     where v.product_id = p.product_id)`;
}
