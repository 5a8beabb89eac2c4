import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FINDINGS = 14;
const TEST_FILE = /`([\w./-]+\.(?:test|e2e)\.tsx?)`((?:(?!`[\w./-]+\.(?:test|e2e)\.tsx?`).)*)/g;

type Row = { readonly finding: string; readonly tests: string };

/** The rows of the tables that name tests: those with four columns. */
const rows: Row[] = readFileSync(join(ROOT, 'docs/repairs.md'), 'utf8')
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[1] !== 'finding' && !/^-+$/.test(cells[1] ?? ''))
  .map(([, finding = '', , tests = '']) => ({ finding, tests }));

/** Files that a cell names, each with the names of tests that it quotes. */
function testsIn(cell: string): { readonly file: string; readonly names: string[] }[] {
  return [...cell.matchAll(TEST_FILE)].map(([, file = '', after = '']) => ({
    file,
    names: [...after.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }));
}

/** Titles are written over several lines, and with `%s` where a table fills them in. */
const plain = (text: string) => text.replaceAll(/['’]/g, '’').replaceAll(/\s+/g, ' ');

describe('the table of repairs', () => {
  it('has a row for every finding of the examination', () => {
    const missing = Array.from({ length: FINDINGS + 1 }, (_, finding) => `(${finding})`).filter(
      (number) => !rows.some(({ finding }) => finding.includes(number)),
    );
    expect(missing).toEqual([]);
  });

  it.each(rows)('$finding: its tests are there', ({ tests }) => {
    const named = testsIn(tests);
    expect(named.length).toBeGreaterThan(0);
    for (const { file, names } of named) {
      expect(existsSync(join(ROOT, file)), file).toBe(true);
      const source = plain(readFileSync(join(ROOT, file), 'utf8'));
      expect(names.filter((name) => !source.includes(plain(name)))).toEqual([]);
    }
  });
});
