import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type ImportOptions, type ImportSummary, importFile } from './import.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');
const folder = mkdtempSync(join(tmpdir(), 'facts-'));
const path = join(folder, 'feed.tsv');
const reportPath = join(folder, 'report.csv');
afterAll(() => rm(folder, { recursive: true }));

const NAME_OF_120 = `Naam ${'van een eigenschap '.repeat(6)}`.slice(0, 120).trim();
const LONG_TITLE = `Opslagkast ${'met heel veel woorden '.repeat(9)}waaronder kwispelkraag`;
const SIGNS = [
  ['Gebruik', 'Temperatuur', '−20 – 60 °C'],
  ['Gebruik', 'Vochtigheid', '> 5 %'],
  ['', 'DVD-R', '16x'],
  ['', 'DVD+R', '8x'],
  ['', 'Energie', 'A+'],
  ['', 'In/uit', '3/4'],
  ['', 'Masse', '2 kg'],
  ['', 'Maße', '2 x 3 cm'],
  ['', 'Côte', '1'],
  ['', 'Côté', '2'],
  ['', NAME_OF_120, 'ja'],
] as const;
const details = [
  ...SIGNS.map((parts) => parts.join(':')),
  ...Array.from({ length: 60 }, (_, index) => `:Detail ${index}:waarde ${index}`),
].join(',');

const COLUMNS = 'id title description image_link availability price brand mpn condition product_detail';
const rows = [
  [
    'F1',
    'Brander',
    '&amp;lt;p&amp;gt;Stil&amp;lt;/p&amp;gt;&amp;lt;ul&amp;gt;&amp;lt;li&amp;gt;Snel&amp;lt;/li&amp;gt;&amp;lt;/ul&amp;gt;',
    'https://pictures.example/1.jpg',
    'BX-100/A',
    'used',
    details,
  ],
  [
    'F2',
    LONG_TITLE,
    '<p onclick="x()">Kast</p><script>alert(1)</script>',
    'https://pictures.example/2.jpg',
    '',
    'refurbished',
    '',
  ],
  ['F3', 'Kapot', 'Kapot', '', '', 'als nieuw', ''],
].map(([id, title, description, picture, mpn, condition, detail]) =>
  [id, title, description, picture, 'in_stock', '10.00 EUR', 'Merk', mpn, condition, detail].join('\t'),
);

type Run = { readonly summary: ImportSummary; readonly warned: readonly string[]; readonly report: string };

const ASKED = {
  ...{ path, content: 'products', dryRun: false, complete: null, again: true, categoryKey: null },
  ...{ stockWhenAvailable: 25, reportPath, pictureHosts: new Set<string>(), tenants: [nl.tenant] },
} as const satisfies ImportOptions;

async function bring(dryRun: boolean): Promise<Run> {
  const warned: string[] = [];
  let isWritten = false;
  const summary = await importFile(nl, {
    ...{ ...ASKED, dryRun },
    onWarning: (text) => warned.push(isWritten ? `late: ${text}` : text),
    onProgress: () => {
      isWritten = true;
    },
  });
  return { summary, warned, report: readFileSync(reportPath, 'utf8') };
}

type Article = {
  name: string;
  keywords: string;
  html: string | null;
  mpn: string | null;
  condition: string;
  details: { section: string | null; label: string; value: string }[];
};

async function fetchArticle(sku: string): Promise<Article | undefined> {
  const { rows: found } = await database.pool.query<Article>(
    `select t.name, t.keywords, t.description_html as html, v.mpn, v.condition,
            (select jsonb_agg(jsonb_build_object('section', n.section, 'label', n.label, 'value', e.value) order by a.position)
               from jsonb_each_text(p.attributes) e
               join attribute a on a.attribute_key = e.key
               join attribute_text n on n.attribute_key = e.key and n.language = 'nl') as details
       from variant v join product p using (product_id)
       join product_text t on t.product_id = p.product_id and t.language = 'nl' where v.sku = $1`,
    [sku],
  );
  return found[0];
}

describe('the facts of a feed', () => {
  let runs: readonly Run[];
  beforeAll(async () => {
    writeFileSync(path, [COLUMNS.replaceAll(' ', '\t'), ...rows].join('\n'));
    runs = [await bring(true), await bring(false), await bring(false)];
  });

  it('facts are the same in a dry run, in an empty shop and in a second run', () => {
    const [dry, first, second] = runs.map(({ summary: { categoriesMade, ...summary }, ...run }) => ({
      ...run,
      summary,
      report: run.report.replace(/.*categories that the shop did not have.*\r\n/, ''),
    }));
    expect(first).toEqual(dry);
    expect(second).toEqual(dry);
    expect(runs.map(({ summary }) => summary.categoriesMade)).toEqual([1, 1, 0]);
  });

  it('facts keep their characters, whatever a name or value contains, below their sections', async () => {
    const found = await fetchArticle('F1');
    expect(found?.details.slice(0, SIGNS.length)).toEqual(
      SIGNS.map(([section, label, value]) => ({ section: section || null, label, value })),
    );
  });

  it('all facts are kept beyond forty of them', async () => {
    expect((await fetchArticle('F1'))?.details).toHaveLength(SIGNS.length + 60);
  });

  it('the maker’s number and condition are kept and an unknown condition is refused', async () => {
    expect(await fetchArticle('F1')).toMatchObject({ mpn: 'BX-100/A', condition: 'used' });
    expect(await fetchArticle('F2')).toMatchObject({ mpn: null, condition: 'refurbished' });
    expect(await fetchArticle('F3')).toBeUndefined();
    expect(runs[1]?.report).toContain('condition: one of new, refurbished, used');
  });

  it('descriptions keep their structure, escaped twice or not, without active content', async () => {
    expect((await fetchArticle('F1'))?.html).toBe('<p>Stil</p><ul><li>Snel</li></ul>');
    expect((await fetchArticle('F2'))?.html).toBeNull();
  });

  it('a title that is too long is cut with a notice and still found by its last words', async () => {
    const found = await fetchArticle('F2');
    expect(found?.name.length).toBeLessThanOrEqual(150);
    expect(found?.keywords).toContain('kwispelkraag');
    expect(runs[1]?.summary.notices).toContainEqual(
      expect.objectContaining({ what: 'title: cut to 150 characters', rows: 1 }),
    );
  });

  it('disallowed picture hosts are named before the first row is written', () => {
    for (const { warned } of runs)
      expect(warned).toEqual([expect.stringMatching(/PICTURE_HOSTS.*pictures\.example \(2 rows\)/)]);
  });

  it('disallowed pictures are left out: no page requests one that the shop does not fetch', async () => {
    const { rows: found } = await database.pool.query(
      `select count(*)::int as articles, count(*) filter (where pictures <> '{}')::int as shown from variant`,
    );
    expect(found).toEqual([{ articles: expect.any(Number), shown: 0 }]);
    await importFile(nl, { ...ASKED, pictureHosts: new Set(['pictures.example']) });
    const { rows: now } = await database.pool.query(
      `select count(*)::int as shown from variant where cardinality(pictures) = 1`,
    );
    expect(now).toEqual([{ shown: 2 }]);
  });
});
