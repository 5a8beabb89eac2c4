import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DetailReader } from '../feed/google-details.rules.ts';
import { type FeedItem, readFeedRow } from '../feed/google-feed.rules.ts';
import { loadGoogleTaxonomy } from '../feed/read-google-taxonomy.ts';
import { detectFormat, readFeed } from '../read/feed-file.ts';
import type { ProfileName } from './profiles.rules.ts';
import { FileProfile, findProfile } from './profiles.ts';

const now = new Date('2026-11-28T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'profiles-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Read = {
  readonly items: readonly FeedItem[];
  /** by article number */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly notices: readonly string[];
};

/** Reads a file as an import does, in euros. @param name null to go by its head */
async function readExport(path: string, name: ProfileName | null = null): Promise<Read> {
  const format = await detectFormat(path);
  if (format === 'json-lines') throw new Error('an export of another system is no JSON Lines');
  const found = await findProfile(path, format, name);
  if (!found) throw new Error('its head is not recognised');
  const profile = new FileProfile(found.profile, { now, pictureBase: 'https://img.example/media' });
  const market = {
    ...({ currency: 'EUR', unmarkedCurrency: 'EUR', now, timeZone: 'Europe/Amsterdam' } as const),
    ...{ isTable: false, hasDetails: true, details: new DetailReader('nl', false) },
    ...{ pictureHosts: new Set(['img.example']), loadTaxonomy: loadGoogleTaxonomy },
  };
  const [items, refused, notices]: [FeedItem[], Record<string, readonly string[]>, string[]] = [[], {}, []];
  for await (const { line, value } of readFeed({ path, format, required: [], profile })) {
    const read = readFeedRow(value, market);
    if ('item' in read) {
      items.push(read.item);
      notices.push(...read.notices.map(({ what }) => `${read.item.id}: ${what}`));
    } else
      refused[value.id?.[0] || value['\u001frefused']?.[1] || `line ${line}`] = profile.renameReasons(
        value,
        read.reasons,
      );
  }
  return { items, refused, notices };
}

const getFixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

/** The facts that the test compares of each article. */
const pickFacts = ({
  id,
  groupId,
  title,
  words,
  brand,
  amountMinor,
  availability,
  quantity,
  ...item
}: FeedItem) => ({
  ...{ id, groupId, title, name: words?.name ?? null, brand, amountMinor, availability, quantity },
  ...{ colour: item.colour, size: item.size, gtin: item.gtin, mpn: item.mpn },
  pictures: item.pictures.map((link) => link.replace('https://img.example/', '')),
  category: item.categoryNames.join(' > '),
});

test('an export of Shopify gives its variants their product, options, prices, stock and pictures', async () => {
  const { items, refused, notices } = await readExport(getFixture('shopify.csv'));
  const coat = {
    groupId: 'rain-coat',
    title: 'Rain coat',
    name: 'Rain coat',
    brand: 'Fjordholm',
    category: 'Coats',
  };
  const none = { quantity: null, colour: null, size: null, gtin: null, mpn: null };
  const shared = ['coat-1.jpg', 'coat-2.jpg', 'coat-3.jpg'];
  expect(items.map(pickFacts)).toEqual([
    {
      ...{ ...coat, id: '00123', amountMinor: 12995, availability: 'in_stock', quantity: 7 },
      ...{ colour: 'Navy', size: 'M', gtin: '4006381333931', mpn: 'FH-77' },
      pictures: ['coat-navy.jpg', ...shared],
    },
    {
      ...{ ...coat, ...none, id: 'RC/NAVY L+', amountMinor: 12995, availability: 'out_of_stock' },
      ...{ colour: 'Navy', size: 'L', pictures: shared },
    },
    {
      ...{ ...coat, ...none, id: 'RC-MOSS-M', amountMinor: 11900, availability: 'in_stock' },
      ...{ colour: 'Moss', size: 'M', pictures: ['coat-moss.jpg', ...shared] },
    },
    {
      ...{
        ...none,
        id: 'tea-pot',
        groupId: 'tea-pot',
        title: 'Tea pot',
        name: 'Tea pot',
        brand: 'Klei & Co',
      },
      ...{ amountMinor: 3500, availability: 'in_stock', pictures: ['pot.jpg'], category: '' },
    },
    ...['Fig', 'Rose'].map((scent, at) => ({
      ...{ ...none, id: `CANDLE-${scent.toUpperCase()}`, groupId: 'scented-candle', title: 'Scented candle' },
      ...{
        name: `Scented candle - ${scent}`,
        brand: 'Klei & Co',
        amountMinor: 1850,
        availability: 'in_stock',
      },
      ...{ quantity: at === 0 ? 12 : 4, pictures: ['candle.jpg'], category: 'Candles' },
    })),
  ]);
  expect(items[0]?.description).toEqual({
    text: 'Dry in any weather.\nTaped seams\n5" hood',
    html: '<p>Dry in any weather.</p> <ul><li>Taped seams</li><li>5" hood</li></ul>',
  });
  expect(items[0]?.googleCategory?.names.en).toBe('Coats & Jackets');
  expect(items[0]?.audience).toBe('women');
  expect(refused).toEqual({
    GIFT: ['Gift Card: this shop has vouchers of its own in the place of gift cards'],
    'MUG-1': ['Status: draft'],
    'line 12': ['fewer values than columns: 3 of 29'],
  });
  expect(notices).toContain(
    'tea-pot: Variant SKU: is missing, the article number is made of handle and options',
  );
});

test('an export of Shopify with the heads of 2025 is read like one with those before', async () => {
  const path = join(folder, 'new-heads.csv');
  const older = readFileSync(getFixture('shopify.csv'), 'utf8');
  const heads = [
    ['Handle', 'URL handle'],
    ['Body (HTML)', 'Description'],
    ['Variant SKU', 'SKU'],
    ['Variant Barcode', 'Barcode'],
    ['Variant Price', 'Price'],
    ['Variant Inventory Tracker', 'Inventory tracker'],
    ['Variant Inventory Qty', 'Inventory quantity'],
    ['Variant Inventory Policy', 'Continue selling when out of stock'],
    ['Variant Requires Shipping', 'Requires shipping'],
    ['Published', 'Published on online store'],
    ['Image Src', 'Product image URL'],
    ['Variant Image', 'Variant image URL'],
  ] as const;
  writeFileSync(
    path,
    heads.reduce((text, [old, fresh]) => text.replace(old, fresh), older),
  );
  expect(await readExport(path)).toEqual(await readExport(getFixture('shopify.csv')));
});

test('an export of WooCommerce gives its variations what their product says, wherever that stands', async () => {
  const { items, refused, notices } = await readExport(getFixture('woocommerce.csv'));
  const hoodie = { groupId: 'HOODIE', title: 'Hoodie', brand: 'Noord', size: null, mpn: null };
  const none = { colour: null, size: null, gtin: null, mpn: null, name: null };
  const category = 'Clothing > Hoodies';
  expect(items.map(pickFacts)).toEqual([
    {
      ...{ ...hoodie, id: 'HOODIE-RED-S', name: 'Hoodie - Red, Embroidered', amountMinor: 4500, gtin: null },
      ...{ availability: 'in_stock', quantity: 30, colour: 'Red', category },
      pictures: ['hoodie-red.jpg', 'hoodie.jpg', 'hoodie-back.jpg'],
    },
    {
      ...{
        ...hoodie,
        id: 'HOODIE-BLUE',
        name: 'Hoodie - Blue, Plain',
        amountMinor: 4250,
        gtin: '4006381333931',
      },
      ...{ availability: 'in_stock', quantity: 5, colour: 'Blue', category },
      pictures: ['hoodie.jpg', 'hoodie-back.jpg'],
    },
    {
      ...{ ...none, id: '104', groupId: '104', title: 'Cap', brand: 'Zuid', amountMinor: 1600, pictures: [] },
      ...{ availability: 'backorder', quantity: null, category: 'Accessories' },
    },
  ]);
  expect(items[0]?.description.text).toBe('Soft & warm.\nMade of cotton.');
  expect(notices).toContain('104: SKU: is missing, the ID stands for it');
  expect(refused).toEqual({
    BELT: ['Brands: is missing'],
    ALBUM: ['Type: downloadable, this shop sells what it sends'],
    SET: ['Type: grouped is no article by itself'],
    DRAFT: ['Published: -1'],
    LOST: ['Parent: is not in the file'],
  });
});

test('an export of Magento gives articles the options and texts of their configurable product', async () => {
  const { items, refused } = await readExport(getFixture('magento.csv'));
  const tee = {
    groupId: 'TEE',
    title: 'Tee',
    brand: 'Zuid',
    colour: 'Black',
    mpn: null,
    category: 'Men > Tops',
  };
  const pictures = ['media/t/e/tee.jpg', 'media/t/e/tee-2.jpg', 'media/t/e/tee-3.jpg'];
  expect(items.map(pickFacts)).toEqual([
    {
      ...{
        ...tee,
        id: 'TEE-S-BLACK',
        name: 'Tee-S-Black',
        amountMinor: 2900,
        size: 'S',
        gtin: '4006381333931',
      },
      ...{ availability: 'in_stock', quantity: 100, pictures: ['media/t/e/tee-black.jpg', ...pictures] },
    },
    {
      ...{ ...tee, id: 'TEE-M-BLACK', name: 'Tee-M-Black', amountMinor: 2500, size: 'M', gtin: null },
      ...{ availability: 'out_of_stock', quantity: null, pictures },
    },
    {
      ...{
        id: 'BAG 24-MB01',
        groupId: 'BAG 24-MB01',
        title: 'Duffle',
        name: null,
        brand: 'Noord',
        colour: null,
      },
      ...{
        size: null,
        gtin: null,
        mpn: 'MB-01',
        amountMinor: 3400,
        availability: 'backorder',
        quantity: null,
      },
      ...{ pictures: ['media/mb01.jpg'], category: 'Gear > Bags' },
    },
  ]);
  expect(items.map(({ description }) => description.text)).toEqual([
    'A tee, simply.',
    'A tee, simply.',
    'Short text',
  ]);
  expect(items.map(({ attributes }) => Object.values(JSON.parse(attributes ?? '{}')))).toEqual([
    ['Cotton, Linen', 'Warm, mild'],
    ['Warm, mild'],
    ['1,5 m'],
  ]);
  expect(refused).toEqual({
    TEE: ['store_view_code: only rows without one are read'],
    SPARE: ['visibility: Not Visible Individually, and of no configurable product'],
    KIT: ['product_type: bundle is no article by itself'],
    OFF: ['product_online: is off'],
  });
});

test('a feed of Heureka gives its items their group, parameters and delivery', async () => {
  const { items, refused } = await readExport(getFixture('heureka.xml'));
  const common = { brand: 'Vrchol', quantity: null };
  expect(items.map(pickFacts)).toEqual([
    {
      ...{
        ...common,
        id: 'SKI-168',
        groupId: 'SKI',
        title: 'Lyže Vrchol 168 cm',
        name: 'Lyže Vrchol 168 cm',
      },
      ...{ amountMinor: 129950, availability: 'in_stock', colour: 'modrá', size: '168', mpn: 'VR-1' },
      ...{ gtin: '4006381333931', category: 'Sport > Lyže', pictures: ['ski.jpg', 'ski-2.jpg', 'ski-3.jpg'] },
    },
    {
      ...{
        ...common,
        id: 'SKI-175',
        groupId: 'SKI',
        title: 'Lyže Vrchol 175 cm',
        name: 'Lyže Vrchol 175 cm',
      },
      ...{ amountMinor: 129900, availability: 'backorder', colour: null, size: '175', mpn: null, gtin: null },
      ...{ category: '', pictures: [] },
    },
    {
      ...{ ...common, id: '96385074', groupId: '96385074', title: 'Vosk', name: null, amountMinor: 9000 },
      ...{
        availability: 'preorder',
        colour: null,
        size: null,
        mpn: null,
        gtin: '96385074',
        category: '',
        pictures: [],
      },
    },
  ]);
  expect(items[0]?.description.text).toBe('Lehké lyže.\nDo prašanu.');
  expect(items[0]?.attributes).toContain('15 m');
  expect(items.map(({ condition, availabilityDate }) => [condition, availabilityDate])).toEqual([
    ['new', null],
    ['used', '2026-12-08'],
    ['new', '2027-01-15'],
  ]);
  expect(refused).toEqual({ 'NO-DATE': ['DELIVERY_DATE: is missing'] });
});

test('a file that could be another system’s goes by its name alone, and Google’s feeds are nobody else’s', async () => {
  const path = join(folder, 'feed.tsv');
  writeFileSync(
    path,
    'id\ttitle\tdescription\tprice\tsku\tavailability\tbrand\nA\tA\tA\t1 EUR\tA\tin_stock\tA\n',
  );
  expect(await findProfile(path, 'google-table', null)).toBeNull();
  expect(await findProfile(getFixture('shopify.csv'), 'google-table', 'google')).toBeNull();
  await expect(readExport(path, 'magento')).rejects.toThrow(
    'no column attribute_set_code, product_type, name',
  );
  await expect(readExport(path, 'heureka')).rejects.toThrow('an export of Heureka is XML');
});
