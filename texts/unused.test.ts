import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LOCALE, readSources } from './catalogue.ts';

const ROOT = join(import.meta.dirname, '..');
const WRITTEN = /['"`]([\w.-]+)['"`]/g;
const TEMPLATE = /`([a-z][\w-]*\.[^`\s]*\$\{[^`\s]*)`/g;

/** Code and data that name texts: all of the repository but for tests and the texts themselves. */
function readAllSources(): string {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$|^(tenants|demo)\/.*\.json$/.test(file))
    .filter((file) => !/\.test\.tsx?$|^(e2e|bench)\/|graphql-env/.test(file));
  return files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
}

/** Whether a template could name an id: each of its blanks stands for at least one character. */
function buildIdPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('.+')}$`);
}

it('every text is named by some code', async () => {
  const source = readAllSources();
  const written = new Set([...source.matchAll(WRITTEN)].map(([, id]) => id));
  const templates = [...new Set([...source.matchAll(TEMPLATE)].map(([, template]) => template ?? ''))].map(
    buildIdPattern,
  );
  const unused = Object.keys(await readSources(DEFAULT_LOCALE)).filter(
    (id) => !written.has(id) && !templates.some((template) => template.test(id)),
  );
  expect(unused).toEqual([]);
});
