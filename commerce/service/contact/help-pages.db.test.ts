import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { findContentPage, resolvePagePlace } from '#commerce/range/content/content.service.ts';
import { collectTexts } from '#commerce/range/content/content-blocks.rules.ts';
import { extractPlainText, readRichText } from '#commerce/range/content/text/rich-text.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { HELP_SCREENS, isContentPath, LAW_SCREENS, type Screen } from '#tenants/paths.ts';
import { searchHelp } from './help-search.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const template = join(
  import.meta.dirname,
  '../../../retailers/tavelo/tenants/{tenant}/content/{locale}/{identifier}.json',
);
const markets = tenants.flatMap((tenant) => tenant.locales.map((settings) => ({ tenant, ...settings })));
const faults: string[] = [];
const buckets = createContentBuckets({
  template,
  events: testContext(database, 'nl').events,
  log: {
    debug() {},
    info() {},
    warn() {},
    error: (fields, message) => faults.push(`${message} ${JSON.stringify(fields)}`),
  },
});
afterAll(() => buckets.close());

const SCREENS: readonly Screen[] = [...HELP_SCREENS, ...LAW_SCREENS, 'vacancies'];

/** A number, in digits or as a word, with a unit that a setting counts in. */
const WRITTEN_NUMBER = new RegExp(
  `\\b(?:\\d+|${[
    'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|veertien|dertig',
    'zwei|drei|fünf|sechs|sieben|acht|neun|zehn|vierzehn|dreißig',
    'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quatorze|trente',
  ].join(
    '|',
  )})\\s+(?:werkdag|dag|uur|weken|jaar|maanden|meter|Werktag|Tag|Stunde|Woche|Jahr|Monat|Meter|jour|heure|semaine|ans|mois|mètre)`,
  'iu',
);

function createMarketContext({ tenant, locale }: (typeof markets)[number]) {
  const ctx = testContext(database, tenant.id as 'nl', { locale });
  const log = {
    ...ctx.log,
    error: (fields: object, message = '') => void faults.push(`${message} ${JSON.stringify(fields)}`),
  };
  return { ...ctx, log, content: buckets };
}

describe.each(markets)('the help pages of $locale', (market) => {
  const { tenant, paths, prefix } = market;
  const ctx = createMarketContext(market);

  it('every help page is complete at its address and all its references exist', async () => {
    for (const screen of SCREENS) {
      const path = paths[screen];
      if (path === null) throw new Error(`${tenant.id} has no ${screen}`);
      const page = await findContentPage(ctx, resolvePagePlace(path, prefix));
      expect(faults).toEqual([]);
      if (!page) throw new Error(`${tenant.id} has no content at ${path}`);
      const sources = [page.title, page.description, ...page.blocks.flatMap(collectTexts)];
      const spans = sources.flatMap(readRichText);
      expect(extractPlainText(spans), screen).not.toMatch(/[{}]|undefined|NaN|\*\*|\]\(/);
      for (const { to } of spans) {
        if (!to?.startsWith('screen:')) continue;
        expect(paths[to.slice(7) as Screen], `${screen} leads to ${to}`).toBeTruthy();
      }
      if (getLocale(market) === 'de-CH') expect(extractPlainText(spans)).not.toContain('ß');
    }
  });

  // texts/numbers.test.ts asks the same of the texts
  it('help pages contain no numbers from the settings: those are filled in', async () => {
    const own = SCREENS.filter((screen) => isContentPath(paths[screen] ?? '', prefix));
    for (const screen of own) {
      const { identifier } = resolvePagePlace(paths[screen] ?? '', prefix);
      const file = template
        .replace('{tenant}', tenant.id)
        .replace('{locale}', market.locale)
        .replace('{identifier}', identifier);
      expect(await readFile(file, 'utf8'), file).not.toMatch(WRITTEN_NUMBER);
    }
  });

  it('help pages are found by the words that people type', async () => {
    const words = {
      nl: ['retour', 'garantie', 'contact', 'waar is mijn pakket', 'kortingscode', 'vacatures'],
      de: ['Retoure', 'Garantie', 'Kontakt', 'Sendungsverfolgung', 'Gutschein', 'Datenschutz'],
      fr: ['retour', 'renvoi', 'garantie', 'contact', 'suivi de colis', 'emplois'],
    }[ctx.language as 'nl' | 'de' | 'fr'];
    for (const word of words) {
      const hits = await searchHelp(ctx, word, { most: 3, strict: true });
      expect(hits.length, word).toBeGreaterThan(0);
    }
    expect(await searchHelp(ctx, 'xyzzy', { most: 3, strict: false })).toEqual([]);
  });
});

function getLocale(market: (typeof markets)[number]): string {
  return market.locale;
}
