import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import type { SearchInput } from '#search/search.types.ts';
import { testEngine } from '../search-api/test-engine.ts';
import { type ImportSummary, importFile } from './import.service.ts';

/**
 * A real catalogue, imported into an empty shop and compared field by field with its source. Nothing here but the call
 * of the import is shared with it: the feed is written and the comparison made by code of this file.
 */
const SOURCE = join(
  process.env.RELEVANCE_DATA ?? join('..', 'shared', 'data'),
  'icecat-dev',
  'products.jsonl.gz',
);

type Source = {
  id: string;
  title: string;
  description: string | null;
  brand: string;
  priceMinor: number;
  ean: string[];
  attributes: Record<string, string | number | boolean>;
};

const isHere = existsSync(SOURCE);
const source: Source[] = isHere
  ? gunzipSync(readFileSync(SOURCE))
      .toString('utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'real-catalogue-'));
afterAll(() => rm(folder, { recursive: true }));

const formatYesNo = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The feed as RSS, where nothing separates but elements. */
function writeFeed(name: string, articles: readonly Source[]): string {
  const items = articles.map(({ id, title, description, brand, priceMinor, ean, attributes }) => {
    const details = Object.entries(attributes).map(
      ([name, value]) =>
        `<g:product_detail><g:attribute_name>${escapeXml(name)}</g:attribute_name><g:attribute_value>${escapeXml(formatYesNo(value))}</g:attribute_value></g:product_detail>`,
    );
    const fields = {
      ...{ id, title, description: description ?? '', brand, gtin: ean[0] ?? '', availability: 'in_stock' },
      ...{ link: `https://feed.example/${id}`, image_link: `https://feed.example/${id}.jpg` },
      price: `${(priceMinor / 100).toFixed(2)} EUR`,
    };
    const plain = Object.entries(fields).map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`);
    return `<item>${plain.join('')}${details.join('')}</item>`;
  });
  const path = join(folder, name);
  writeFileSync(
    path,
    `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${items.join('\n')}</channel></rss>`,
  );
  return path;
}

function bring(path: string, again: boolean): Promise<ImportSummary> {
  return importFile(nl, {
    ...{ path, content: 'products', dryRun: false, complete: null, again, categoryKey: null },
    ...{
      stockWhenAvailable: 25,
      reportPath: join(folder, 'report.csv'),
      pictureHosts: new Set(['feed.example']),
    },
    ...{ tenants: [nl.tenant], rowsInABatch: 500 },
  });
}

type Stored = {
  sku: string;
  name: string;
  description: string;
  brand: string;
  price: number;
  gtin: string | null;
  attributes: Record<string, string>;
};

async function fetchStored(): Promise<Map<string, Stored>> {
  const { rows } = await database.pool.query<Stored>(
    `select v.sku, t.name, t.description, b.name as brand, a.amount_minor::float8 as price, v.gtin,
            coalesce((select jsonb_object_agg(n.label, e.value) from jsonb_each(p.attributes) e
                       join attribute_text n on n.attribute_key = e.key and n.language = 'nl'), '{}') as attributes
       from variant v join product p using (product_id) join brand b using (brand_id)
       join product_text t on t.product_id = p.product_id and t.language = 'nl'
       join price a on a.variant_id = v.variant_id and a.tenant_id = 'nl'`,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

const squeezeSpaces = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
/** Letters and digits only, markup left out: for texts that are said to have held markup. */
const extractLetters = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
const hasMarkup = (text: string) => /<[a-z/!]|&#?\w+;/i.test(text);

/** Why a stored text differs from its source; null: nothing explains it. '' : it does not differ. */
function explain(said: string, kept: string, longest = Number.POSITIVE_INFINITY): string | null {
  if (kept === said) return '';
  if (kept === squeezeSpaces(said)) return 'spaces';
  if (kept.replaceAll('\n', ' ') === squeezeSpaces(said)) return 'spaces';
  if ([...squeezeSpaces(said)].length > longest && squeezeSpaces(said).startsWith(kept))
    return `cut to ${longest}`;
  if (hasMarkup(said) && extractLetters(said) === extractLetters(kept)) return 'markup';
  if (/[\p{C}]/u.test(said) && extractLetters(said) === extractLetters(kept)) return 'control signs';
  return null;
}

type Difference = { id: string; field: string; why: string | null; said: unknown; kept: unknown };

/** Where an article is not what the feed says, and why; null where nothing explains it. */
function findDifferences(said: Source, kept: Stored | undefined): Difference[] {
  const { id } = said;
  if (!kept) return [{ id, field: 'article', why: null, said: id, kept }];
  const compareValues = (a: unknown, b: unknown) => (a === b ? '' : null);
  const rows: [field: string, why: string | null, said: unknown, kept: unknown][] = [
    ['title', explain(said.title, kept.name, 150), said.title, kept.name],
    ['brand', explain(said.brand, kept.brand), said.brand, kept.brand],
    ['price', compareValues(said.priceMinor, kept.price), said.priceMinor, kept.price],
    ['gtin', compareValues(said.ean[0], kept.gtin), said.ean[0], kept.gtin],
    ['description', explainDescription(said.description ?? '', kept), said.description, kept.description],
    ...Object.entries(said.attributes).map(([name, value]): (typeof rows)[number] => {
      const [text, shown] = [formatYesNo(value), kept.attributes[name]];
      return ['attribute', explainAttribute(text, shown), `${name}=${text}`, shown];
    }),
    ...Object.keys(kept.attributes).map((name): (typeof rows)[number] => [
      ...(['attribute', name in said.attributes ? '' : null, undefined, name] as const),
    ]),
  ];
  return rows.flatMap(([field, why, from, to]) =>
    why === '' ? [] : [{ id, field, why, said: from, kept: to }],
  );
}

function explainDescription(said: string, { name, description }: Stored): string | null {
  if (squeezeSpaces(said) !== '') return explain(said, description, 5000);
  return description === name ? 'none, the title stands for it' : null;
}

function explainAttribute(said: string, kept: string | undefined): string | null {
  if (kept !== undefined) return explain(said, kept);
  return extractLetters(said) === '' && hasMarkup(said) ? 'nothing but markup' : null;
}

/** Every fourth article, which costs a euro more in a feed of these alone: an import of all of them shows no more. */
const dearer = source
  .filter((_, index) => index % 4 === 0)
  .map((said) => ({ ...said, priceMinor: said.priceMinor + 100 }));

/** Of the event loop between two questions during an import: some hundreds are asked. */
const TURNS = 20;

/** Differences that there are, by reason: the catalogue's own oddities. */
const EXPLAINED: Readonly<Record<string, number>> = {
  'title: cut to 150': 132,
  'description: none, the title stands for it': 291,
  'description: spaces': 80,
  'description: markup': 217,
  'attribute: nothing but markup': 79,
  'attribute: spaces': 19,
  'attribute: control signs': 4,
  'attribute: markup': 1,
};

describe.skipIf(!isHere)('8,000 articles of a real catalogue', () => {
  let summary: ImportSummary;
  beforeAll(async () => {
    summary = await bring(writeFeed('feed.xml', source), false);
  }, 900_000);

  it('real articles are imported without categories and none is refused', () => {
    expect(summary).toMatchObject({ rows: source.length, refused: 0, categoriesMade: 1 });
  });

  it('real articles match the feed field by field: no difference is unexplained', async () => {
    const articles = await fetchStored();
    const differences = source.flatMap((said) => findDifferences(said, articles.get(said.id)));
    const explained = Object.groupBy(
      differences.filter(({ why }) => why !== null),
      ({ field, why }) => `${field}: ${why}`,
    );
    expect(differences.filter(({ why }) => why === null)).toEqual([]);
    expect(Object.fromEntries(Object.entries(explained).map(([why, all]) => [why, all?.length]))).toEqual(
      EXPLAINED,
    );
  }, 900_000);

  it('importing the same real file again adds and changes nothing', async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::int as count from listing where released_at > now() - interval '30 days'",
    );
    expect(rows).toEqual([{ count: 0 }]);
    const countChanges = async () =>
      (await database.pool.query<{ count: number }>('select count(*)::int as count from catalogue_change'))
        .rows;
    const before = await countChanges();
    expect(await bring(join(folder, 'feed.xml'), true)).toMatchObject({ refused: 0, categoriesMade: 0 });
    expect(await countChanges()).toEqual(before);
  }, 900_000);

  it('real articles are counted, paged and ordered like a simple counter during and after an import', async () => {
    const { engine, errors } = testEngine(database, nl);
    await engine.waitUntilReady();
    const ask = async (input: Partial<SearchInput>) => {
      const answer = await engine.search({
        ...{ text: '', categoryId: null, filters: [], sort: 'popularity', page: 1, ...input },
        ...{
          tenantId: 'nl',
          locale: 'nl-NL',
          explain: false,
          verbatim: false,
          now: nl.clock.now().getTime(),
        },
      });
      if (!answer) throw new Error('the search has no index');
      return answer;
    };
    const fetchFacetValues = async (input: Partial<SearchInput>, label: string) => {
      const { facets, totalCount } = await ask(input);
      const facet = facets.find((one) => one.label === label);
      if (!facet || !('values' in facet)) throw new Error(`no facet ${label}`);
      return { totalCount, counts: new Map(facet.values.map((value) => [value.label, value.count])) };
    };
    const countBy = (some: readonly Source[], key: (said: Source) => string | undefined) => {
      const counts = new Map<string, number>();
      for (const said of some) {
        const value = key(said);
        if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return counts;
    };
    const brands = countBy(source, ({ brand }) => squeezeSpaces(brand));

    let isOver = false;
    const bringing = bring(writeFeed('dearer.xml', dearer), true).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const { totalCount, counts } = await fetchFacetValues({}, 'Merk');
      expect(totalCount).toBe(source.length);
      for (const [brand, count] of counts) expect([brand, count]).toEqual([brand, brands.get(brand)]);
      // a question at every turn is more than a quarter of the file's work
      for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await bringing).toMatchObject({ refused: 0 });
    engine.rebuild();
    await engine.waitUntilSettled();

    const raised = new Map(dearer.map((said) => [said.id, said]));
    const current = source.map((said) => raised.get(said.id) ?? said);
    const between = current.filter(({ priceMinor }) => priceMinor >= 2000 && priceMinor <= 5000);
    const range = { kind: 'range', key: 'price', min: 2000, max: 5000 } as const;
    const inRange = await fetchFacetValues({ filters: [range] }, 'Merk');
    expect(inRange.totalCount).toBe(between.length);
    const wanted = countBy(between, ({ brand }) => squeezeSpaces(brand));
    for (const [brand, count] of inRange.counts) expect([brand, count]).toEqual([brand, wanted.get(brand)]);

    const lexmark = source.filter(({ brand }) => brand === 'Lexmark');
    const types = await fetchFacetValues(
      { filters: [{ kind: 'values', key: 'brand', values: ['lexmark'] }] },
      'Type',
    );
    expect(types.totalCount).toBe(lexmark.length);
    expect(types.counts).toEqual(
      countBy(lexmark, ({ attributes: { type } }) => (type === undefined ? type : formatYesNo(type))),
    );

    const { rows } = await database.pool.query<{ id: number; price: number }>(
      `select product_id::int as id, min_price_minor::int as price from listing where tenant_id = 'nl'`,
    );
    const prices = new Map(rows.map(({ id, price }) => [id, price]));
    const { pageCount } = await ask({ sort: 'price-asc' });
    const shown: number[] = [];
    for (let page = 1; page <= pageCount; page += 1)
      shown.push(...(await ask({ sort: 'price-asc', page })).productIds);
    expect(new Set(shown).size).toBe(shown.length);
    const sorted = current.map(({ priceMinor }) => priceMinor).sort((a, b) => a - b);
    expect(shown.map((id) => prices.get(id))).toEqual(sorted.slice(0, shown.length));
    await engine.close();
    expect(errors).toEqual([]);
  }, 900_000);
});
