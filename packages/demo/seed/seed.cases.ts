import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import type { Database } from '../../../commerce/ground/database/connection.ts';
import type { Tenant } from '../../../tenants/tenant.ts';

const SIZE = 120;

/** Rows that must not be found, with the query that counts them. */
const FAULTS: readonly (readonly [fault: string, sql: string])[] = [
  [
    'product without brand',
    'select count(*) as n from product where brand_id not in (select brand_id from brand)',
  ],
  [
    'variant of no product',
    'select count(*) as n from variant where product_id not in (select product_id from product)',
  ],
  [
    'variant of no colour',
    'select count(*) as n from variant where colour_key not in (select colour_key from colour)',
  ],
  [
    'price of no variant',
    'select count(*) as n from price where variant_id not in (select variant_id from variant)',
  ],
  [
    'history of no price',
    `select count(*) as n from price_history h
          where not exists (select from price p where p.tenant_id = h.tenant_id and p.variant_id = h.variant_id)`,
  ],
  [
    'price that its history does not know',
    `select count(*) as n from price p
          where not exists (select from price_history h where h.tenant_id = p.tenant_id and h.variant_id = p.variant_id
                               and h.valid_to is null and h.amount_minor = p.amount_minor and h.valid_from = p.valid_from)`,
  ],
  [
    'variant without stock or price in a tenant',
    `select count(*) as n from variant v
          where 4 <> (select count(*) from stock s where s.variant_id = v.variant_id)
             or 4 <> (select count(*) from price p where p.variant_id = v.variant_id)`,
  ],
  [
    'listing in no category',
    `select count(*) as n from listing l
          where not exists (select from category c where c.tenant_id = l.tenant_id and c.category_id = l.main_category_id)
             or not main_category_id = any (category_ids)`,
  ],
  [
    'category without a text in its language',
    `select count(*) as n from category c
          where not exists (select from category_text t where t.tenant_id = c.tenant_id and t.category_id = c.category_id)`,
  ],
  [
    'rating that its reviews do not give',
    `select count(*) as n from product p
          left join (select product_id, count(*) as number, round(avg(stars), 2) as mean from review group by 1) r using (product_id)
          where p.rating_count <> coalesce(r.number, 0) or p.rating_average is distinct from r.mean`,
  ],
  [
    'listing whose rating is not the product’s',
    `select count(*) as n from listing l join product p using (product_id)
          where l.rating_count <> p.rating_count or l.rating_average is distinct from p.rating_average`,
  ],
  [
    'review of another product’s variant',
    `select count(*) as n from review r join variant v using (variant_id)
          where v.product_id <> r.product_id`,
  ],
  [
    'photograph beside another article’s review, or beside none that praises what was bought',
    `select count(*) as n from review_picture p
          where not exists (select from review r where r.review_id = p.review_id and r.product_id = p.product_id
                               and r.tenant_id = p.tenant_id and r.verified_purchase and r.stars >= 4)`,
  ],
  [
    'brand that nobody answers for',
    `select count(*) as n from brand b left join economic_operator m on m.operator_id = b.manufacturer_id
          where m.operator_id is null
             or (m.country in ('CN', 'TR', 'KR', 'JP', 'US', 'CH') and b.responsible_person_id is null)`,
  ],
  [
    'energy or tyre label without its data sheet or its number',
    `select count(*) as n from product p where (energy_class is not null or tyre is not null)
          and (eprel_id is null or 3 <> (select count(*) from product_download d
                                          where d.product_id = p.product_id and d.kind = 'product-datasheet'))`,
  ],
  [
    'document that is not its product’s',
    `select count(*) as n from product_download d join product p using (product_id)
          where d.url <> '/documents/' || p.sku || '/' || d.kind || '/' || d.language || '.pdf'`,
  ],
  [
    'rug without a unit price',
    `select count(*) as n from variant v join product p using (product_id)
          where p.kind = 'rug' and (v.unit_measure is null or v.unit_of_measure <> 'm2')`,
  ],
  [
    'article that is expected although it is there, or that will not come again',
    `select count(*) as n from stock s join variant v using (variant_id)
            join listing l on l.tenant_id = s.tenant_id and l.product_id = v.product_id
          where s.expected_on is not null and (s.quantity > 0 or l.discontinued_at is not null)`,
  ],
];

/** The rows that the seed must have written, on both engines. */
export function seedCases(database: Database, tenants: readonly Tenant[]): void {
  const number = counter(database);
  defineInterruptedCases(database, tenants, number);
  describe('a seed', () => {
    const indexes = `select count(*) as n from pg_indexes where schemaname = 'public'`;
    const progress: number[] = [];
    let indexesBefore = 0;
    beforeAll(async () => {
      indexesBefore = await number(indexes);
      const onProgress = (done: number) => progress.push(done);
      expect(await seedDemo(database, { size: SIZE, tenants, onProgress })).toBe(true);
    });

    test.each([
      ['product', SIZE],
      ['product_text', SIZE * 3],
      ['listing', SIZE * 4],
      ['customer', 4],
      ['customer_address', 4],
      ['seed_state', 1],
      ['brand', 82],
      ['review_picture', 1],
    ])('the seed fills %s', async (table, rows) => {
      expect(await number(`select count(*) as n from ${table}`)).toBe(rows);
    });

    test('the seed reports its progress', () => {
      expect(progress.at(-1)).toBe(SIZE);
    });

    test.each(FAULTS)('the seed creates no %s', async (_, sql) => {
      expect(await number(sql)).toBe(0);
    });

    test('the seed provides popular terms and paid positions for the search', async () => {
      const terms = `select count(*) as n from search_term where last_hits > 0`;
      expect(await number(terms)).toBeGreaterThan(60);
      const places = `select count(*) as n from sponsored_product s join listing l using (tenant_id, product_id)
          where s.category_id = any (l.category_ids) and cardinality(s.words) > 0 and s.active_to > now()`;
      expect(await number(places)).toBeGreaterThan(10);
    });

    laterCases(number, database, indexes, () => indexesBefore);
  });
}

type Count = (sql: string) => Promise<number>;

function counter(database: Database): Count {
  return async (sql) => Number((await database.pool.query(sql)).rows[0]?.n);
}

function defineInterruptedCases(database: Database, tenants: readonly Tenant[], number: Count): void {
  describe('an interrupted seed', () => {
    test('an interrupted seed leaves nothing behind and everything as it was', async () => {
      const stop = () => {
        throw new Error('interrupted');
      };
      await expect(seedDemo(database, { size: 30, tenants, onProgress: stop })).rejects.toThrow(
        'interrupted',
      );
      expect(await number('select count(*) as n from product')).toBe(0);
      expect(await number('select count(*) as n from brand')).toBe(0);
    });
  });
}

function laterCases(number: Count, database: Database, indexes: string, indexesBefore: () => number): void {
  test('seeded products are found by their words', async () => {
    const found = `select count(*) as n from product_text where language = 'nl' and search @@ to_tsquery('dutch', 'jurk')`;
    expect(await number(found)).toBeGreaterThan(0);
  });

  test('the seed keeps indexes, triggers and foreign keys', async () => {
    expect(await number(indexes)).toBe(indexesBefore());
    await database.pool.query(`update price set amount_minor = amount_minor + 100, valid_from = now()
                                  where tenant_id = 'nl' and variant_id = 1`);
    const changed = `select count(*) as n from price_history where tenant_id = 'nl' and variant_id = 1 and valid_to is null
                          and amount_minor = (select amount_minor from price where tenant_id = 'nl' and variant_id = 1)`;
    expect(await number(changed)).toBe(1);
    const orphan = `insert into variant (product_id, sku, position, pictures) values (999999, 'orphan', 0, '{}')`;
    await expect(database.pool.query(orphan)).rejects.toThrow('no such product');
  });

  test('new rows get new ids after the seed', async () => {
    const { rows } = await database.pool.query(
      `insert into brand (slug, name) values ('new-brand', 'New brand') returning brand_id`,
    );
    expect(rows[0]?.brand_id).toBeGreaterThan(60);
  });
}
