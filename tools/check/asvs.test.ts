import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const rowsOf = (document: string) =>
  readFileSync(join(ROOT, 'docs', document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
const rows = rowsOf('asvs.md');
const folders = [
  'commerce',
  'e2e',
  'forms',
  'gateway',
  'http',
  'storefront',
  'tenants',
  'texts',
  'wiring',
].join(',');
const files = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: ROOT });

/** Requirements of levels 1 and 2 (OWASP ASVS 5.0): chapter and section, and how many there are. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
};

/** The ids of a row's first cell, with those between the two of a range. */
function idsOf(row: string): string[] {
  const [, cell = ''] = row.split('|');
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\d+\.\d+\.(\d+))?/g)].flatMap(
    ([, section, first, last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`),
  );
}

const plain = (text: string) => text.replaceAll(/['’]/g, '’').replaceAll(/\s+/g, ' ');

it('has a row for every requirement', () => {
  const answered = new Set(rows.flatMap(idsOf));
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(all.filter((id) => !answered.has(id))).toEqual([]);
});

const naming = [...rows, ...rowsOf('account-requirements.md')].filter((row) => row.includes('`'));

it.each(naming.map((row) => [row.split('|')[1]?.trim(), row]))(
  '%s names files that are there, and tests of theirs',
  (_, row) => {
    const named = [...row.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name = '']) => name);
    const found = named.map((name) => files.filter((file) => file === name || file.endsWith(`/${name}`)));
    expect(named.filter((_, at) => found[at]?.length !== 1)).toEqual([]);
    const source = plain(
      found
        .flat()
        .map((file) => readFileSync(join(ROOT, file), 'utf8'))
        .join('\n'),
    );
    const quoted = [...row.matchAll(/\(("[^()]+")\)/g)].flatMap(([, list = '']) => list.split(/",\s*"/));
    const isTest = (name: string) => /\.(test|e2e)\.ts$/.test(name);
    expect(quoted.length > 0 || !named.some(isTest), 'says which test of the file').toBe(true);
    const titles = quoted.map((title) => plain(title.replaceAll('"', '').replace(/\s*…$/, '')));
    expect(titles.filter((title) => !source.includes(title))).toEqual([]);
  },
);
