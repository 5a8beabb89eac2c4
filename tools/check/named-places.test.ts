import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOURCES } from '#tools/start/build.ts';
import { ROOT } from './run-command.ts';

const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Patterns that match no file of the repository. */
function unmatched(patterns: readonly string[]): string[] {
  return patterns
    .map((pattern) => pattern.replace(/^!+|!$/g, ''))
    .filter((pattern) => globSync(pattern, { cwd: ROOT, exclude: ['node_modules/**'] }).length === 0);
}

test('entries of the dead-code run name files', () => {
  expect(unmatched(json('knip.json').workspaces['.'].entry)).toEqual([]);
  expect(unmatched(['tools/no-such-*.ts'])).toEqual(['tools/no-such-*.ts']);
});

test('files that are formatted and linted otherwise are there', () => {
  const { files, overrides } = json('biome.json') as {
    files: { includes: string[] };
    overrides: { includes: string[] }[];
  };
  expect(unmatched([files, ...overrides].flatMap(({ includes }) => includes))).toEqual([]);
});

test.each(['tsconfig.json', 'tsconfig.server.json', 'tsconfig.browser.json'])(
  '%s compiles files that are there',
  (project) => {
    const include: string[] = json(project).include;
    // React Router writes its types before a compilation
    expect(unmatched(include.filter((path) => !path.startsWith('.react-router/')))).toEqual([]);
  },
);

test('the compilations of server and browser hold every folder of the product', () => {
  const roots = ['tsconfig.server.json', 'tsconfig.browser.json'].flatMap((project): string[] =>
    json(project).include.map((path: string) => path.split('/')[0]),
  );
  const tooling = ['bench', 'e2e', 'tools'];
  const folders = json('tsconfig.json').include.filter((path: string) => /^[a-z]+$/.test(path));
  expect(folders.filter((folder: string) => ![...roots, ...tooling].includes(folder))).toEqual([]);
});

test('the sources of the build are there', () => {
  expect(SOURCES.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('test runs are set up by files that are there', () => {
  const setups = [
    ...readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8').matchAll(
      /(?:globalSetup|setupFiles): '([^']+)'/g,
    ),
  ];
  expect(setups.map(([, path = '']) => path).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(setups).toHaveLength(4);
});

/** Paths of the repository that a document names in code marks and that are not there; patterns and wings are none. */
function unknownPaths(document: string): string[] {
  const roots = new Set(tracked.flatMap((path) => (path.includes('/') ? [path.split('/')[0]] : [])));
  const isThere = (path: string) =>
    existsSync(join(ROOT, path)) || tracked.some((one) => one.startsWith(path));
  return [...document.matchAll(/`([\w.-]+\/[\w./-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => roots.has(path.split('/')[0]) && !isThere(path));
}

test('every path that a document names is there', () => {
  const documents = tracked.filter((path) => /^(?:[A-Z]+|docs\/.*|search\/README)\.md$/.test(path));
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  expect(documents.flatMap((path) => unknownPaths(read(path)).map((one) => `${path}: ${one}`))).toEqual([]);
  expect(unknownPaths('see `commerce/no/such.ts` and `commerce/orders/`')).toEqual(['commerce/no/such.ts']);
});

test('every word of a boundary is a folder, a package or a part of a file’s name', () => {
  const known = new Set([...tracked.flatMap((path) => path.split(/[/.]/)), ...builtinModules]);
  const isKnown = (word: string) =>
    known.has(word) || word === 'node_modules' || existsSync(join(ROOT, 'node_modules', word));
  const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; from: Places; to: Places }[];
  };
  const unknown = forbidden.flatMap(({ name, from, to }) =>
    [from.path, from.pathNot, to.path, to.pathNot].flatMap((patterns = []) =>
      wordsOf([patterns].flat().join(' '))
        .filter((word) => !isKnown(word))
        .map((word) => `${name}: ${word}`),
    ),
  );
  expect(unknown).toEqual([]);
  expect(wordsOf('^storefront/(app|sever)/').filter((word) => !isKnown(word))).toEqual(['sever']);
});

type Places = { path?: string | string[]; pathNot?: string | string[] };

/** Names in a regular expression: `^(texts|forms)/.*[.]ts$` has texts, forms and ts. */
function wordsOf(pattern: string): string[] {
  return pattern.replace(/\[[^\]]*\][?+]?/g, ' ').match(/@?[a-z][\w-]*\w/gi) ?? [];
}
