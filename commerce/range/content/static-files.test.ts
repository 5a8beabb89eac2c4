import { describe, expect, it } from 'vitest';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { BucketError } from './bucket/bucket-fetch.ts';
import { createContentBuckets } from './bucket/content-buckets.ts';
import type { ContentContext } from './content.service.ts';
import { findLayer } from './layer.service.ts';
import { resolvePromotion } from './promotion.service.ts';
import {
  findCategorySeo,
  findCurrentNotice,
  findVoucherText,
  loadNewsletterSheet,
  loadServiceMenu,
} from './shop-content.service.ts';

const tenants = await loadTenants();
const log = { debug() {}, info() {}, warn() {}, error() {} };

/** The Dutch shop at noon of a day, with these files in its bucket; null: the bucket fails. */
function createShopWithFiles(
  files: Readonly<Record<string, unknown>> | null,
  day = '2026-11-23',
): ContentContext {
  const tenant = tenants.find(({ id }) => id === 'nl');
  if (!tenant) throw new Error('there is no tenant nl');
  const events = createEvents();
  const fetch = async (address: string) => {
    if (files === null) throw new BucketError('refused', `${address} could not be read`);
    return address in files ? JSON.stringify(files[address]) : undefined;
  };
  return {
    ...{
      tenant,
      locale: 'nl-NL',
      language: 'nl',
      currency: 'EUR',
      visitor: null,
      requestId: 'test',
      log,
      events,
    },
    content: createContentBuckets({ template: '{subfolder}/{identifier}', events, log, fetch }),
    clock: createFixedClock(`${day}T11:00:00Z`),
    attempts: createAttempts(null),
    // files need no database
    db: undefined as never,
  };
}

describe('the line above every page', () => {
  const banner = { text: 'Bezorgen duurt {answerDays} dagen langer', to: 'screen:serviceHome' };

  it.each([
    ['without bounds', {}, true],
    ['on its first day', { validFrom: '2026-11-23' }, true],
    ['before its first day', { validFrom: '2026-11-24' }, false],
    ['on its last day', { validUntil: '2026-11-23' }, true],
    ['after its last day', { validUntil: '2026-11-22' }, false],
  ])('the line is shown in its period only: %s', async (_, bounds, isShown) => {
    const notice = await findCurrentNotice(
      createShopWithFiles({ 'banner/notice': { ...banner, ...bounds } }),
    );
    expect(notice !== null).toBe(isShown);
  });

  it('the line counts days in the market’s time zone', async () => {
    const files = { 'banner/notice': { ...banner, validFrom: '2026-11-24' } };
    const ctx = { ...createShopWithFiles(files), clock: createFixedClock('2026-11-23T23:30:00Z') };
    expect(await findCurrentNotice(ctx)).not.toBeNull();
  });

  it('the line takes its numbers from the settings', async () => {
    const notice = await findCurrentNotice(createShopWithFiles({ 'banner/notice': banner }));
    expect(notice).toMatchObject({ text: 'Bezorgen duurt 2 dagen langer', kind: 'info', callToAction: null });
  });
});

describe('texts that editors add to a screen', () => {
  it('editors’ text appears above the newsletter form', async () => {
    const ctx = createShopWithFiles({
      'sheet/newsletter': { paragraphs: ['Elke week nieuws.', '**Gratis**.'] },
    });
    expect(await loadNewsletterSheet(ctx)).toEqual(['Elke week nieuws.', '**Gratis**.']);
  });

  it('search engines show the editors’ text of a category and cut longer ones', async () => {
    const seo = { title: 'Jurken', description: 'Voor elke dag en elk feest.' };
    expect(
      await findCategorySeo(createShopWithFiles({ 'seo/category-women-dresses': seo }), 'women-dresses'),
    ).toEqual(seo);
    const long = { ...seo, title: 'x'.repeat(71) };
    expect(
      await findCategorySeo(createShopWithFiles({ 'seo/category-women-dresses': long }), 'women-dresses'),
    ).toBeNull();
  });

  it('editors’ text explains a voucher, however its code is typed', async () => {
    const ctx = createShopWithFiles({ 'voucher/winter10': { text: 'Op alle jassen.' } });
    expect(await findVoucherText(ctx, 'WINTER10')).toBe('Op alle jassen.');
    expect(await findVoucherText(ctx, 'anders')).toBeNull();
  });

  it('editors’ texts form the service menu', async () => {
    const links = [{ label: 'Bestellen', to: 'screen:helpOrdering' }];
    expect(await loadServiceMenu(createShopWithFiles({ 'flyout/service': { links } }))).toEqual(links);
  });

  it('editors’ text in a layer has no links because other sites show it too', async () => {
    const sections = [{ heading: 'Zo', paragraphs: ['Lees [meer](/klantenservice) **hier**.'] }];
    const layer = await findLayer(createShopWithFiles({ 'layer/zo': { title: 'Zo', sections } }), 'zo');
    expect(layer?.sections[0]?.paragraphs).toEqual(['Lees meer hier.']);
  });
});

describe('a promotion', () => {
  const files = {
    'promotion/winter': { headline: 'Winter', text: 'Tot {deliveryFree}.', validUntil: '2026-11-30' },
    'promotion/empty': { headline: 'Geen actie', text: 'Er loopt nu geen actie.' },
  };

  it.each([
    ['WINTER', '2026-11-30', 'Winter', 'WINTER'],
    ['WINTER', '2026-12-01', 'Geen actie', null],
    ['onbekend', '2026-11-30', 'Geen actie', null],
    ['../secret', '2026-11-30', 'Geen actie', null],
  ])('a promotion of the code %s on %s is %s', async (asked, day, headline, code) => {
    expect(await resolvePromotion(createShopWithFiles(files, day), asked)).toMatchObject({ headline, code });
  });
});

it('a failing bucket leaves each text out and nothing throws', async () => {
  const ctx = createShopWithFiles(null);
  expect(
    await Promise.all([
      findCurrentNotice(ctx),
      loadNewsletterSheet(ctx),
      loadServiceMenu(ctx),
      findCategorySeo(ctx, 'women-dresses'),
      findVoucherText(ctx, 'winter10'),
      findLayer(ctx, 'verified-ratings'),
      resolvePromotion(ctx, 'winter'),
    ]),
  ).toEqual([null, [], [], null, null, null, null]);
});
