import { describe, expect, it } from 'vitest';
import { createAttempts } from '#commerce/ground/kernel/attempts.ts';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { loadTenants } from '#tenants/load.ts';
import { BucketError } from './bucket-fetch.ts';
import type { ContentContext } from './content.service.ts';
import { createContentBuckets } from './content-buckets.ts';
import { layerOf } from './layer.service.ts';
import { promotionOf } from './promotion.service.ts';
import { categorySeo, newsletterSheet, noticeOf, serviceMenu, voucherText } from './shop-content.service.ts';

const tenants = await loadTenants();
const log = { debug() {}, info() {}, warn() {}, error() {} };

/** The Dutch shop at noon of a day, with these files in its bucket; null: the bucket fails. */
function shopWith(files: Readonly<Record<string, unknown>> | null, day = '2026-11-23'): ContentContext {
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
    clock: fixedClock(`${day}T11:00:00Z`),
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
  ])('%s', async (_, bounds, isShown) => {
    const notice = await noticeOf(shopWith({ 'banner/notice': { ...banner, ...bounds } }));
    expect(notice !== null).toBe(isShown);
  });

  it('counts days in the market’s time zone', async () => {
    const files = { 'banner/notice': { ...banner, validFrom: '2026-11-24' } };
    const ctx = { ...shopWith(files), clock: fixedClock('2026-11-23T23:30:00Z') };
    expect(await noticeOf(ctx)).not.toBeNull();
  });

  it('has its numbers from the settings', async () => {
    const notice = await noticeOf(shopWith({ 'banner/notice': banner }));
    expect(notice).toMatchObject({ text: 'Bezorgen duurt 2 dagen langer', kind: 'info', callToAction: null });
  });
});

describe('words that editors add to a screen', () => {
  it('stand above the newsletter’s form', async () => {
    const ctx = shopWith({ 'sheet/newsletter': { paragraphs: ['Elke week nieuws.', '**Gratis**.'] } });
    expect(await newsletterSheet(ctx)).toEqual(['Elke week nieuws.', '**Gratis**.']);
  });

  it('are shown of a category by search engines, which cut longer ones', async () => {
    const seo = { title: 'Jurken', description: 'Voor elke dag en elk feest.' };
    expect(await categorySeo(shopWith({ 'seo/category-women-dresses': seo }), 'women-dresses')).toEqual(seo);
    const long = { ...seo, title: 'x'.repeat(71) };
    expect(await categorySeo(shopWith({ 'seo/category-women-dresses': long }), 'women-dresses')).toBeNull();
  });

  it('say what a voucher is about, however its code is typed', async () => {
    const ctx = shopWith({ 'voucher/winter10': { text: 'Op alle jassen.' } });
    expect(await voucherText(ctx, 'WINTER10')).toBe('Op alle jassen.');
    expect(await voucherText(ctx, 'anders')).toBeNull();
  });

  it('are the menu of the service', async () => {
    const links = [{ label: 'Bestellen', to: 'screen:helpOrdering' }];
    expect(await serviceMenu(shopWith({ 'flyout/service': { links } }))).toEqual(links);
  });

  it('are a layer’s, without links: other sites show it, too', async () => {
    const sections = [{ heading: 'Zo', paragraphs: ['Lees [meer](/klantenservice) **hier**.'] }];
    const layer = await layerOf(shopWith({ 'layer/zo': { title: 'Zo', sections } }), 'zo');
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
  ])('of the code %s on %s is %s', async (asked, day, headline, code) => {
    expect(await promotionOf(shopWith(files, day), asked)).toMatchObject({ headline, code });
  });
});

it('a bucket that fails leaves each of them out, and nothing throws', async () => {
  const ctx = shopWith(null);
  expect(
    await Promise.all([
      noticeOf(ctx),
      newsletterSheet(ctx),
      serviceMenu(ctx),
      categorySeo(ctx, 'women-dresses'),
      voucherText(ctx, 'winter10'),
      layerOf(ctx, 'verified-ratings'),
      promotionOf(ctx, 'winter'),
    ]),
  ).toEqual([null, [], [], null, null, null, null]);
});
