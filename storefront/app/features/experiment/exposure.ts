import { allowed } from '#app/session/consent.ts';
import { readCookie } from '#app/session/cookies.ts';
import { PERFORMANCE } from '#forms/consent.ts';

const ADDRESS = '/api/experiment';

function variantOf(name: string): 'a' | 'b' | null {
  const pairs = readCookie('ab')?.split('~') ?? [];
  if (pairs.includes(`${name}.b`)) return 'b';
  return pairs.includes(`${name}.a`) ? 'a' : null;
}

/** The visitor's variant, or the control. */
export function showVariant(place: HTMLElement, name: string): void {
  place.dataset.shown = variantOf(name) ?? 'a';
}

const told = new Set<string>();

/** Tells the shop that the visitor saw the test: once, with consent only. The shop counts each visitor once as well. */
export function tellExposure(name: string): void {
  if (told.has(name) || !allowed(PERFORMANCE) || variantOf(name) === null) return;
  told.add(name);
  const body = JSON.stringify({ experiment: name });
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
}
