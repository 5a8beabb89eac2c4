import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import type { EngineQuery } from '#search/engine/engine.types.ts';
import { loadTenants } from '#tenants/load.ts';
import type { Locale } from '#tenants/tenant.ts';
import { seedDemo } from '#tools/demo.ts';
import { testEngine } from './test-engine.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const database = await testDatabase();
const tenants = await loadTenants();
await seedDemo(database, { size: 600, tenants, now: NOW, reviews: false });
const ch = testContext(database, 'ch');
const { engine } = testEngine(database, { ...ch, clock: createFixedClock(NOW.toISOString()) });
await engine.waitUntilReady();

async function ask(locale: string, text: string, more: Partial<EngineQuery> = {}) {
  const answer = await engine.search({
    ...{ tenantId: 'ch', locale: locale as Locale, text, categoryId: null, filters: [], page: 1 },
    ...{ sort: 'popularity', explain: false, verbatim: false, now: NOW.getTime() },
    ...more,
  });
  if (!answer) throw new Error('the search has no index');
  return answer;
}

describe('words of the shop’s other language', () => {
  it.each([
    ['bottes noires', 'de-CH', 'fr-CH'],
    ['aspirateur', 'de-CH', 'fr-CH'],
    ['Kühlschrank', 'fr-CH', 'de-CH'],
  ])('"%s" finds on %s pages what it finds on %s pages', async (text, page, language) => {
    const own = await ask(language, text);
    expect(own.totalCount).toBeGreaterThan(0);
    const other = await ask(page, text);
    expect(other.productIds).toEqual(own.productIds);
    expect(other.totalCount).toBe(own.totalCount);
  });

  it('results for foreign words are named in the page’s language and filtered and paged like others', async () => {
    const { understood, facets, totalCount } = await ask('de-CH', 'bottes noires');
    expect(understood.filters.map(({ label }) => label)).toEqual(['Schwarz']);
    expect(facets.map(({ label }) => label)).toContain('Farbe');
    const brands = facets.find(({ key }) => key === 'brand');
    const [brand] = brands?.kind === 'values' ? brands.values : [];
    if (!brand) throw new Error('no brand to filter by');
    const filters = [{ kind: 'values', key: 'brand', values: [brand.value] }] as const;
    expect((await ask('de-CH', 'bottes noires', { filters })).totalCount).toBe(brand.count);
    expect((await ask('de-CH', 'bottes noires', { sort: 'price-asc' })).totalCount).toBe(totalCount);
  });

  it('a word finds nothing when no language has it', async () => {
    expect(await ask('de-CH', 'xyzzyq')).toMatchObject({ totalCount: 0, query: 'xyzzyq' });
  });
});
