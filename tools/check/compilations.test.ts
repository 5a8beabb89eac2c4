import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compile } from './checks.ts';
import { ROOT } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'compilations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of a compilation of one file with this text. */
async function saidOf(project: string, text: string): Promise<string> {
  const file = join(folder, 'violation.ts');
  writeFileSync(file, text);
  const own = join(folder, 'tsconfig.json');
  const compilerOptions = { typeRoots: [join(ROOT, 'node_modules/@types'), join(ROOT, 'node_modules')] };
  writeFileSync(
    own,
    JSON.stringify({ extends: join(ROOT, project), compilerOptions, include: [], files: [file] }),
  );
  const { output } = await compile(['--project', own]);
  return output;
}

test.each([
  ['tsconfig.server.json', 'export const title = document.title;', `Cannot find name 'document'`],
  ['tsconfig.server.json', 'export const wide = window.innerWidth;', `Cannot find name 'window'`],
  ['tsconfig.browser.json', 'export const home = process.env.HOME;', `Cannot find name 'process'`],
  ['tsconfig.browser.json', `import { readFileSync } from 'node:fs';\nexport { readFileSync };`, `'node:fs'`],
])('%s refuses %s', async (project, text, refusal) => {
  expect(await saidOf(project, text)).toContain(refusal);
});

test.each([
  ['tsconfig.server.json', 'export const folder = process.cwd();'],
  ['tsconfig.browser.json', 'export const title = document.title;'],
])('%s lets pass %s', async (project, text) => {
  expect(await saidOf(project, text)).toBe('');
});

/** A package can bring the other side's types into a whole compilation by one line of its own. */
test.each([
  ['tsconfig.server.json', /\/lib\.(?:dom|webworker)\./],
  ['tsconfig.browser.json', /\/@types\/node\//],
])(
  'no file of %s brings the other side’s types',
  async (project, others) => {
    const { ok, output } = await compile(['--project', join(ROOT, project), '--listFilesOnly']);
    expect(ok).toBe(true);
    expect(output).toContain('/lib.es2024.d.ts');
    expect(output.split('\n').filter((file) => others.test(file))).toEqual([]);
  },
  120_000,
);
