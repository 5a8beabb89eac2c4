import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatConsentCookie, PERFORMANCE } from '#forms/consent.ts';

const page = { cookie: '' };
const beacons: string[] = [];
const CONSENT = `consent=${formatConsentCookie([PERFORMANCE], new Date(0))}`;

beforeEach(() => {
  vi.resetModules();
  beacons.length = 0;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => beacons.push(address) });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that is shown with the first cookies, and idle with the second ones. */
async function view(atFirst: string, whenIdle: string): Promise<string | undefined> {
  const { showVariant, tellExposure } = await import('./exposure.ts');
  const place = { dataset: {} as DOMStringMap } as HTMLElement;
  page.cookie = `${CONSENT}; ${atFirst}`;
  const shown = showVariant(place, 'promise');
  page.cookie = `${CONSENT}; ${whenIdle}`;
  tellExposure('promise', shown);
  tellExposure('promise', shown);
  return place.dataset.shown;
}

it.each(['a', 'b'])('a visitor of variant %s sees it and the exposure is reported once', async (variant) => {
  const cookie = `ab=word~promise.${variant}`;
  expect(await view(cookie, cookie)).toBe(variant);
  expect(beacons).toEqual(['/api/experiment']);
});

it.each(['a', 'b'])(
  'a visitor who gets variant %s after the page was shown is not counted',
  async (variant) => {
    expect(await view('', `ab=word~promise.${variant}`)).toBe('a');
    expect(beacons).toEqual([]);
  },
);

it('a visitor whose variant changed is not counted', async () => {
  expect(await view('ab=word~promise.a', 'ab=other~promise.b')).toBe('a');
  expect(beacons).toEqual([]);
});
