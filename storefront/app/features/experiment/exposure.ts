import { isCategoryAllowed } from '#app/session/consent.ts';
import { readCookie } from '#app/session/cookies.ts';
import { PERFORMANCE } from '#forms/consent.ts';

const ADDRESS = '/api/experiment';

function readVariant(name: string): 'a' | 'b' | null {
  const pairs = readCookie('ab')?.split('~') ?? [];
  if (pairs.includes(`${name}.b`)) return 'b';
  return pairs.includes(`${name}.a`) ? 'a' : null;
}

/**
 * Shows the visitor's variant, or the control.
 * @returns the variant; null if the visitor has none yet, and sees the control without taking part
 */
export function showVariant(place: HTMLElement, name: string): 'a' | 'b' | null {
  const variant = readVariant(name);
  place.dataset.shown = variant ?? 'a';
  return variant;
}

const told = new Set<string>();

/**
 * Reports that the visitor saw the test: once, with consent only. The shop also counts each visitor once, under the
 * variant of the cookie: a visitor who got one after the page was shown saw it, or not, by chance.
 * @param shown the variant that the page shows
 */
export function tellExposure(name: string, shown: 'a' | 'b' | null): void {
  if (told.has(name) || shown === null || readVariant(name) !== shown || !isCategoryAllowed(PERFORMANCE))
    return;
  told.add(name);
  const body = JSON.stringify({ experiment: name });
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}
