import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';

const APP = join(import.meta.dirname, '../..');

/** The names of the places where a page may show another variant. */
async function places(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('**/*.tsx', { cwd: APP })) {
    const source = readFileSync(join(APP, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/<Experiment\s+name="([^"]+)"/g)) names.add(name);
  }
  return names;
}

it('a test of pages that a tenant runs is a place that a page has, and each place is in some tenant’s tests', async () => {
  const keys = (await loadTenants()).flatMap(({ experiments }) => experiments.map(({ key }) => key));
  expect(new Set(keys)).toEqual(await places());
});
