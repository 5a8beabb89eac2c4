import { describe, expect, it } from 'vitest';
import { testDemoDatabase, testGateway } from './test-gateway.ts';

const database = await testDemoDatabase();
const { query } = await testGateway(database, { size: null });

const FACTS = `query ($sku: ID!) { product(sku: $sku) {
  kind
  price { current { minor } unitPrice { price { minor } unit } installment { count } }
  offer { sku price { current { minor } } availability { state } }
  variations { sku availability { state expectedOn eveningOn delivery { from until } } }
  stylePreviews { key picture variantSku }
  ecoLabel { energyClass best worst label dataSheet registryEntry }
  tire { fuelEfficiency label dataSheet }
  powerEfficiencyFlags { powerSupplyIncluded chargingMinWatt chargingMaxWatt usbPowerDelivery carbonFootprintGrams }
  downloads { kind url language mediaType }
  manufacturer { name streetAddress postalCode addressLocality addressCountry countryName email url }
  responsiblePerson { name addressCountry }
  safetyNotes durabilityGuaranteeYears
  sizeTable { key columns rows }
  delivery { price { minor } freeFrom { minor } services { key } } } }`;

const rows = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

/** An article that the Dutch shop sells. */
async function some(where: string): Promise<{ sku: string; productId: number }> {
  const [row] = await rows(
    `select p.sku, p.product_id from product p join listing l using (product_id)
      where l.tenant_id = 'nl' and l.discontinued_at is null and ${where} order by p.product_id limit 1`,
  );
  if (!row) throw new Error(`the demo has nothing where ${where}`);
  return { sku: row.sku, productId: row.product_id };
}

const factsOf = async (sku: string, tenant = 'nl', locale?: 'fr-CH' | 'de-CH') =>
  (await query(tenant, FACTS, { sku }, locale)).product;

describe('what the law and a shopper want to know', () => {
  it('of an appliance: label, data sheet, maker, what delivery includes', async () => {
    const { sku } = await some(`p.kind = 'washing-machine' and l.available`);
    const product = await factsOf(sku);
    expect(product).toMatchObject({
      ecoLabel: {
        best: 'A',
        worst: 'G',
        label: `/documents/${sku}/label.svg`,
        dataSheet: `/documents/${sku}/product-datasheet/nl.pdf`,
        // a number of the demo is in no registry
        registryEntry: null,
      },
      tire: null,
      sizeTable: null,
      price: { installment: { count: 12 }, unitPrice: null },
      // by freight: no parcel, and no pickup point, takes it
      delivery: {
        ...{ price: { minor: 2495 }, freeFrom: { minor: 50_000 } },
        services: [{ key: 'place-of-use' }, { key: 'packaging' }],
      },
    });
    expect(product.manufacturer.name).not.toBe('');
    expect(product.manufacturer.email ?? product.manufacturer.url).toBeTruthy();
    expect(product.safetyNotes.length).toBeGreaterThan(0);
    expect(product.downloads.map(({ kind }: { kind: string }) => kind)).toContain('user-manual');
  });

  it('of a registered one: its entry', async () => {
    const { sku, productId } = await some(`p.energy_class is not null and p.kind <> 'washing-machine'`);
    await rows(`update product set eprel_id = '1234567' where product_id = $1`, [productId]);
    expect((await factsOf(sku)).ecoLabel.registryEntry).toBe('https://eprel.ec.europa.eu/qr/1234567');
    await rows(`update product set eprel_id = '../../evil' where product_id = $1`, [productId]);
    expect((await factsOf(sku)).ecoLabel.registryEntry).toBeNull();
  });

  it('of a maker outside of the Union: the operator in charge there, in the language of the page', async () => {
    const { sku, productId } = await some(`p.kind = 'phone'`);
    await rows(
      `with maker as (insert into economic_operator (operator_key, name, street_address, postal_code, locality, country, email)
         values ('test-maker', 'Maker', 'Große Straße 1', '100', 'Taipei', 'TW', 'a@maker.example') returning operator_id),
       person as (insert into economic_operator (operator_key, name, street_address, postal_code, locality, country, email)
         values ('test-person', 'Person', 'Straat 1', '1000 AA', 'Delft', 'NL', 'a@person.example') returning operator_id)
       update product set manufacturer_id = (select operator_id from maker),
         responsible_person_id = (select operator_id from person) where product_id = $1`,
      [productId],
    );
    expect(await factsOf(sku)).toMatchObject({
      manufacturer: { name: 'Maker', addressCountry: 'TW', countryName: 'Taiwan' },
      responsiblePerson: { name: 'Person', addressCountry: 'NL' },
    });
    expect((await factsOf(sku, 'ch', 'fr-CH')).manufacturer.countryName).toBe('Taïwan');
    expect((await factsOf(sku, 'ch', 'de-CH')).manufacturer.streetAddress).toBe('Grosse Strasse 1');
  });

  it('of what is worn: the measures of its sizes', async () => {
    const { sku } = await some(`p.kind = 'dress' and p.audience = 'women'`);
    const { sizeTable } = await factsOf(sku);
    expect(sizeTable).toMatchObject({ key: 'women', columns: expect.arrayContaining(['chest', 'hip']) });
    expect(sizeTable.rows[0]).toHaveLength(sizeTable.columns.length);
  });

  it('of what is sold by the metre: what one costs', async () => {
    const { sku, productId } = await some(`p.kind = 'rug'`);
    await rows(`update variant set unit_measure = 2.5, unit_of_measure = 'm2' where product_id = $1`, [
      productId,
    ]);
    const { price } = await factsOf(sku);
    expect(price.unitPrice).toEqual({
      price: { minor: Math.round(price.current.minor / 2.5) },
      unit: 'm2',
    });
  });
});

describe('when it comes', () => {
  it('by the calendar of the market; sold out: when it is expected', async () => {
    const { sku, productId } = await some('l.available');
    await rows(
      `update stock set quantity = 9, delivery_days_min = 2, delivery_days_max = 3
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    const [first] = (await factsOf(sku)).variations;
    // ordered on Friday, 20 November 2026
    expect(first.availability).toEqual({
      state: 'IN_STOCK',
      expectedOn: null,
      eveningOn: '2026-11-25',
      delivery: { from: '2026-11-24', until: '2026-11-25' },
    });
    await rows(
      `update stock set quantity = 0, expected_on = '2026-12-07'
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    const [gone] = (await factsOf(sku)).variations;
    expect(gone.availability).toEqual({
      ...{ state: 'SOLD_OUT', expectedOn: '2026-12-07' },
      ...{ delivery: null, eveningOn: null },
    });
    await rows(
      `update stock set expected_on = '2026-11-01'
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    expect((await factsOf(sku)).variations[0].availability.expectedOn).toBeNull();
  });
});

describe('articles by number', () => {
  const MANY = 'query ($skus: [ID!]!) { products(skus: $skus) { sku } }';

  it('come in the order asked for, once, without what is not sold', async () => {
    const known = (await rows(`select p.sku from listing l join product p using (product_id)
      where l.tenant_id = 'nl' and l.discontinued_at is null limit 40`)) as { sku: string }[];
    const skus = known.map(({ sku }) => sku).reverse();
    const asked = [...skus.slice(0, 3), 'unknown', ...skus.slice(0, 3)];
    const { products } = await query('nl', MANY, { skus: asked });
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(skus.slice(0, 3));
    expect((await query('nl', MANY, { skus })).products).toHaveLength(24);
    expect((await query('nl', MANY, { skus: [] })).products).toEqual([]);
  });
});

it('previews of colours are pictures of variants that there are', async () => {
  const { sku } = await some(
    `(select count(distinct colour_key) from variant v where v.product_id = p.product_id) > 2`,
  );
  const { stylePreviews, variations } = await factsOf(sku);
  expect(stylePreviews.length).toBeGreaterThan(2);
  const skus = variations.map((variation: { sku: string }) => variation.sku);
  for (const { picture, variantSku } of stylePreviews) {
    expect(picture).not.toBeNull();
    expect(skus).toContain(variantSku);
  }
});
