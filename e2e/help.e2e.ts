import { describe, expect, it } from 'vitest';
import { listHelpLeaves } from '#tenants/help-topics.ts';
import { loadTenants } from '#tenants/load.ts';
import { isContentPath, type Screen } from '#tenants/paths.ts';
import { openVisitor } from './support/browser.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { blockPictures } from './support/pictures.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const tenants = await loadTenants();
const markets = tenants.flatMap((tenant) => tenant.locales.map((settings) => ({ tenant, ...settings })));

async function fetchStatus(tenantId: string, path: string): Promise<number> {
  const person = createHttpVisitor(stage.server.getOrigin(tenantId));
  let answer = await person.get(path);
  for (let steps = 0; answer.location !== '' && steps < 5; steps += 1)
    answer = await person.get(answer.location);
  return answer.status;
}

describe.each(markets)('in $locale', ({ tenant, paths, prefix, locale }) => {
  it('every page of help is there, and is a 404 in no other market', async () => {
    const own = Object.entries(paths).filter(([, path]) => path !== null && isContentPath(path, prefix));
    expect(own.length).toBeGreaterThan(15);
    for (const [screen, path] of own) expect(await fetchStatus(tenant.id, path ?? ''), screen).toBe(200);
    const ownPrivacy = new Set(tenant.locales.map((settings) => settings.paths.privacy));
    const foreign = markets.find((market) => !ownPrivacy.has(market.paths.privacy));
    expect(await fetchStatus(tenant.id, foreign?.paths.privacy ?? '/x')).toBe(404);
    expect(await fetchStatus(tenant.id, `${paths.serviceHome}/nothing-there`)).toBe(404);
  });

  it('no search leads to a page that is not there, and no answer does', async () => {
    const language = locale.slice(0, 2);
    const redirects = tenant.searchWords[language]?.redirects ?? [];
    expect(redirects.length).toBeGreaterThan(5);
    for (const { term } of redirects) {
      const path = `${paths.search}?q=${encodeURIComponent(term)}`;
      expect(await fetchStatus(tenant.id, path), term).toBe(200);
    }
    const screens = new Set<Screen>(listHelpLeaves(tenant.helpTopics).flatMap(({ leaf }) => leaf.links));
    for (const screen of screens) {
      const path = paths[screen];
      if (path) expect(await fetchStatus(tenant.id, path), screen).toBe(200);
    }
  });
});

describe('a person who looks for help', () => {
  it.each([
    ['nl', '/s/?q=retour', 'Retourneren en ruilen'],
    ['de', '/s/?q=Sendungsverfolgung', 'Lieferung und Abholung'],
    ['ch', '/fr/s/?q=renvoi', 'Retours et échanges'],
  ])('in %s finds it beside the articles, without scripts', async (tenant, path, title) => {
    const { page, context, faults } = await openVisitor(stage.browser, { javaScriptEnabled: false });
    try {
      await blockPictures(context);
      await page.goto(stage.server.getOrigin(tenant) + path);
      await page.getByRole('complementary').getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(faults).toEqual([]);
    } finally {
      await context.close();
    }
  });
});
