import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';

const APP = join(import.meta.dirname, '../..');

/** The names of the places where a page may show another variant. */
async function listPlaces(): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('**/*.tsx', { cwd: APP })) {
    const source = readFileSync(join(APP, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/<Experiment\s+name="([^"]+)"/g)) names.add(name);
  }
  return names;
}

it('every page test of a tenant has its place on a page and every place is used by some tenant', async () => {
  const keys = (await loadTenants()).flatMap(({ experiments }) => experiments.map(({ key }) => key));
  expect(new Set(keys)).toEqual(await listPlaces());
});
