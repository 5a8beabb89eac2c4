import { type Kysely, sql } from 'kysely';
import type { DB } from '#commerce/ground/database/schema.ts';

export const PRODUCTS_AT_ONCE = 500;

export async function* streamOperators(db: Kysely<DB>): AsyncGenerator<object> {
  const { rows } = await sql<object>`
    select 'operator' as type, operator_key as key, name, street_address as "streetAddress", postal_code as "postalCode",
           locality, country, email, url from economic_operator order by operator_key`.execute(db);
  yield* rows;
}

export async function* streamBrands(db: Kysely<DB>): AsyncGenerator<object> {
  const { rows } = await sql<object>`
    select 'brand' as type, b.slug, b.name, m.operator_key as manufacturer, r.operator_key as "responsiblePerson"
      from brand b left join economic_operator m on m.operator_id = b.manufacturer_id
      left join economic_operator r on r.operator_id = b.responsible_person_id
     order by b.slug`.execute(db);
  yield* rows;
}

export async function* streamColours(db: Kysely<DB>): AsyncGenerator<object> {
  const { rows } = await sql<object>`
    select 'colour' as type, colour_key as key, family, hex, (
             select jsonb_object_agg(language, name) from colour_text t where t.colour_key = c.colour_key) as names
      from colour c order by colour_key`.execute(db);
  yield* rows;
}

export async function* streamAttributes(db: Kysely<DB>): AsyncGenerator<object> {
  const { rows } = await sql<object>`
    select 'attribute' as type, attribute_key as key, value_type as "valueType", unit, attribute_group as "group", position,
           coalesce((select jsonb_object_agg(language, label) from attribute_text t
                      where t.attribute_key = a.attribute_key), '{}') as labels,
           coalesce((select jsonb_object_agg(language, section) from attribute_text t
                      where t.attribute_key = a.attribute_key and t.section is not null), '{}') as sections,
           coalesce((select jsonb_agg(jsonb_build_object('key', option_key, 'labels', labels) order by option_key)
                       from (select option_key, jsonb_object_agg(language, label) as labels from attribute_option o
                              where o.attribute_key = a.attribute_key group by option_key) one), '[]') as options
      from attribute a order by position, attribute_key`.execute(db);
  yield* rows;
}

/** Categories, parents first. */
export async function* streamCategories(db: Kysely<DB>): AsyncGenerator<object> {
  const { rows } = await sql<object>`
    with recursive tree as (
      select c.*, array[position, category_id] as way from category c where parent_id is null
      union all
      select c.*, tree.way || array[c.position, c.category_id] from category c
        join tree on tree.tenant_id = c.tenant_id and tree.category_id = c.parent_id
    )
    select 'category' as type, c.tenant_id as tenant, c.category_key as key, p.category_key as parent, c.position, c.picture,
           (select jsonb_object_agg(language, jsonb_build_object('name', name, 'path', path, 'description', description))
              from category_text t where t.tenant_id = c.tenant_id and t.category_id = c.category_id) as texts
      from tree c left join category p on p.tenant_id = c.tenant_id and p.category_id = c.parent_id
     order by c.tenant_id, cardinality(c.way), c.way`.execute(db);
  yield* rows;
}

export function selectProductPage(db: Kysely<DB>, after: number) {
  return sql<{ id: number; line: object }>`
    select p.product_id as id, jsonb_build_object(
      'type', 'product', 'sku', p.sku, 'kind', p.kind, 'department', p.department, 'brand', b.slug,
      'audience', p.audience, 'attributes', p.attributes, 'dimensions', to_jsonb(p.dimensions),
      'energyClass', p.energy_class, 'energyScaleBest', p.energy_scale_best, 'energyScaleWorst', p.energy_scale_worst,
      'eprelId', p.eprel_id, 'tyre', p.tyre, 'powerSupplyIncluded', p.power_supply_included,
      'chargingMinWatt', p.charging_min_watt, 'chargingMaxWatt', p.charging_max_watt,
      'usbPowerDelivery', p.usb_power_delivery, 'carbonFootprintGrams', p.carbon_footprint_grams,
      'durabilityGuaranteeYears', p.durability_guarantee_years, 'season', p.season,
      'manufacturer', m.operator_key, 'responsiblePerson', r.operator_key, 'popularity', p.popularity,
      'releasedAt', to_char(p.released_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'texts', coalesce((
        select jsonb_object_agg(language, jsonb_build_object('name', name, 'slug', slug, 'description', description,
          'descriptionHtml', description_html, 'highlights', to_jsonb(highlights), 'keywords', keywords, 'safetyNotes', to_jsonb(safety_notes)))
          from product_text t where t.product_id = p.product_id), '{}'),
      'downloads', coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'language', trim(language), 'url', url, 'mediaType', media_type)
          order by kind, language) from product_download d where d.product_id = p.product_id), '[]'),
      'listings', coalesce((
        select jsonb_object_agg(l.tenant_id, jsonb_build_object('categories', (
            select to_jsonb(array_agg(c.category_key order by c.category_id <> l.main_category_id, c.category_key))
              from category c where c.tenant_id = l.tenant_id and c.category_id = any(l.category_ids)),
          'discontinuedAt', to_char(l.discontinued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
          from listing l where l.product_id = p.product_id), '{}'),
      'variants', coalesce((
        select jsonb_agg(jsonb_build_object('sku', v.sku, 'colour', v.colour_key, 'dimensions', v.dimensions,
            'words', case when v.words <> '{}' then v.words end,
            'gtin', v.gtin, 'mpn', v.mpn, 'condition', v.condition, 'pictures', to_jsonb(v.pictures), 'unitMeasure', v.unit_measure,
            'unitOfMeasure', v.unit_of_measure,
            'prices', coalesce((select jsonb_object_agg(tenant_id, jsonb_build_object('amountMinor', amount_minor,
              'recommendedMinor', recommended_minor)) from price a where a.variant_id = v.variant_id), '{}'),
            'stock', coalesce((select jsonb_object_agg(tenant_id, jsonb_build_object('quantity', quantity,
              'deliveryDaysMin', delivery_days_min, 'deliveryDaysMax', delivery_days_max, 'expectedOn', expected_on))
              from stock s where s.variant_id = v.variant_id), '{}'))
          order by v.position) from variant v where v.product_id = p.product_id), '[]')
    ) as line
      from product p join brand b using (brand_id)
      left join economic_operator m on m.operator_id = p.manufacturer_id
      left join economic_operator r on r.operator_id = p.responsible_person_id
     where p.product_id > ${after}
     order by p.product_id limit ${PRODUCTS_AT_ONCE}`.execute(db);
}
