import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { testDemoDatabase, testGateway } from './test-gateway.ts';

const nl = (await loadTenants()).find(({ id }) => id === 'nl');
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

const queryRows = async (sql: string, values: unknown[] = []) =>
  (await database.pool.query(sql, values)).rows;

/** An article that the Dutch shop sells. */
async function findSoldProduct(where: string): Promise<{ sku: string; productId: number }> {
  const [row] = await queryRows(
    `select p.sku, p.product_id from product p join listing l using (product_id)
      where l.tenant_id = 'nl' and l.discontinued_at is null and ${where} order by p.product_id limit 1`,
  );
  if (!row) throw new Error(`the demo has nothing where ${where}`);
  return { sku: row.sku, productId: row.product_id };
}

const fetchFacts = async (sku: string, tenant = 'nl', locale?: 'fr-CH' | 'de-CH') =>
  (await query(tenant, FACTS, { sku }, locale)).product;

describe('legal and practical facts of a product', () => {
  it('an appliance shows label, data sheet, manufacturer and what delivery includes', async () => {
    const { sku } = await findSoldProduct(`p.kind = 'washing-machine' and l.available`);
    const product = await fetchFacts(sku);
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

  it.each([
    ['20000 and 49999', 2495],
    ['50000 and 90000', 0],
  ])('the plan of a large article for %s cents finances its delivery', async (range, deliveryMinor) => {
    const [row] = await queryRows(
      `select p.sku from product p join listing l using (product_id)
        join variant v using (product_id) join price o using (variant_id)
        where l.tenant_id = 'nl' and o.tenant_id = 'nl' and p.kind = any($1) and l.available
        group by p.sku having min(o.amount_minor) between ${range} and max(o.amount_minor) < 90000
        order by p.sku limit 1`,
      [nl?.delivery.freightKinds],
    );
    const { product } = await query(
      'nl',
      `query ($sku: ID!) { product(sku: $sku) { price { current { minor }
         alone: installment { basePrice { minor } } delivered: installment(delivered: true) { basePrice { minor } } } } }`,
      { sku: row?.sku },
    );
    const { current, alone, delivered } = product.price;
    expect(alone.basePrice).toEqual(current);
    expect(delivered.basePrice.minor).toBe(current.minor + deliveryMinor);
  });

  it('a registered product shows its registry entry', async () => {
    const { sku, productId } = await findSoldProduct(
      `p.energy_class is not null and p.kind <> 'washing-machine'`,
    );
    await queryRows(`update product set eprel_id = '1234567' where product_id = $1`, [productId]);
    expect((await fetchFacts(sku)).ecoLabel.registryEntry).toBe('https://eprel.ec.europa.eu/qr/1234567');
    await queryRows(`update product set eprel_id = '../../evil' where product_id = $1`, [productId]);
    expect((await fetchFacts(sku)).ecoLabel.registryEntry).toBeNull();
  });

  it('a product from outside the EU names the responsible operator in the language of the page', async () => {
    const { sku, productId } = await findSoldProduct(`p.kind = 'phone'`);
    await queryRows(
      `with maker as (insert into economic_operator (operator_key, name, street_address, postal_code, locality, country, email)
         values ('test-maker', 'Maker', 'Große Straße 1', '100', 'Taipei', 'TW', 'a@maker.example') returning operator_id),
       person as (insert into economic_operator (operator_key, name, street_address, postal_code, locality, country, email)
         values ('test-person', 'Person', 'Straat 1', '1000 AA', 'Delft', 'NL', 'a@person.example') returning operator_id)
       update product set manufacturer_id = (select operator_id from maker),
         responsible_person_id = (select operator_id from person) where product_id = $1`,
      [productId],
    );
    expect(await fetchFacts(sku)).toMatchObject({
      manufacturer: { name: 'Maker', addressCountry: 'TW', countryName: 'Taiwan' },
      responsiblePerson: { name: 'Person', addressCountry: 'NL' },
    });
    expect((await fetchFacts(sku, 'ch', 'fr-CH')).manufacturer.countryName).toBe('Taïwan');
    expect((await fetchFacts(sku, 'ch', 'de-CH')).manufacturer.streetAddress).toBe('Grosse Strasse 1');
  });

  it('clothing shows the measures of its sizes', async () => {
    const { sku } = await findSoldProduct(`p.kind = 'dress' and p.audience = 'women'`);
    const { sizeTable } = await fetchFacts(sku);
    expect(sizeTable).toMatchObject({ key: 'women', columns: expect.arrayContaining(['chest', 'hip']) });
    expect(sizeTable.rows[0]).toHaveLength(sizeTable.columns.length);
  });

  it('an article sold by the metre shows the price of one metre', async () => {
    const { sku, productId } = await findSoldProduct(`p.kind = 'rug'`);
    await queryRows(`update variant set unit_measure = 2.5, unit_of_measure = 'm2' where product_id = $1`, [
      productId,
    ]);
    const { price } = await fetchFacts(sku);
    expect(price.unitPrice).toEqual({
      price: { minor: Math.round(price.current.minor / 2.5) },
      unit: 'm2',
    });
  });
});

describe('delivery dates of a product', () => {
  it('the delivery date follows the market’s calendar and a sold-out article shows when it is expected', async () => {
    const { sku, productId } = await findSoldProduct('l.available');
    await queryRows(
      `update stock set quantity = 9, delivery_days_min = 2, delivery_days_max = 3
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    const [first] = (await fetchFacts(sku)).variations;
    // ordered on Friday, 20 November 2026
    expect(first.availability).toEqual({
      state: 'IN_STOCK',
      expectedOn: null,
      eveningOn: '2026-11-25',
      delivery: { from: '2026-11-24', until: '2026-11-25' },
    });
    await queryRows(
      `update stock set quantity = 0, expected_on = '2026-12-07'
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    const [gone] = (await fetchFacts(sku)).variations;
    expect(gone.availability).toEqual({
      ...{ state: 'SOLD_OUT', expectedOn: '2026-12-07' },
      ...{ delivery: null, eveningOn: null },
    });
    await queryRows(
      `update stock set expected_on = '2026-11-01'
        where tenant_id = 'nl' and variant_id in (select variant_id from variant where product_id = $1)`,
      [productId],
    );
    expect((await fetchFacts(sku)).variations[0].availability.expectedOn).toBeNull();
  });
});

describe('articles by number', () => {
  const MANY = 'query ($skus: [ID!]!) { products(skus: $skus) { sku } }';

  it('articles by number come in the requested order, once, without those no longer sold', async () => {
    const known = (await queryRows(`select p.sku from listing l join product p using (product_id)
      where l.tenant_id = 'nl' and l.discontinued_at is null limit 40`)) as { sku: string }[];
    const skus = known.map(({ sku }) => sku).reverse();
    const asked = [...skus.slice(0, 3), 'unknown', ...skus.slice(0, 3)];
    const { products } = await query('nl', MANY, { skus: asked });
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(skus.slice(0, 3));
    expect((await query('nl', MANY, { skus })).products).toHaveLength(24);
    expect((await query('nl', MANY, { skus: [] })).products).toEqual([]);
  });
});

it('colour previews are pictures of existing variants', async () => {
  const { sku } = await findSoldProduct(
    `(select count(distinct colour_key) from variant v where v.product_id = p.product_id) > 2`,
  );
  const { stylePreviews, variations } = await fetchFacts(sku);
  expect(stylePreviews.length).toBeGreaterThan(2);
  const skus = variations.map((variation: { sku: string }) => variation.sku);
  for (const { picture, variantSku } of stylePreviews) {
    expect(picture).not.toBeNull();
    expect(skus).toContain(variantSku);
  }
});
