import type { ShopInfo } from '#app/page/shop.tsx';
import { CONSENT_CHANGED, isCategoryAllowed } from '#app/session/consent.ts';
import { measure, measureWith } from '#app/session/measure.ts';
import { FUNCTIONAL, MARKETING, PERFORMANCE } from '#forms/consent.ts';
import { measurePromotions } from './measured-promotions.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Query parameters with which the tag manager is not loaded (product 7): for tests of pages. */
const SKIPPED_BY = ['skipGTM', 'skipPTcheck'];
const TOLD = 'measured-purchases';
const MOST_TOLD = 50;

let loaded = false;
let pushing = false;
let watching = false;

/**
 * Loads the tenant's measurement scripts when the visitor has agreed (categories C0002 or C0004), and reports the
 * choice to them. Everything is denied by default, and nothing is loaded before. When consent is withdrawn the page
 * is reloaded, because third-party scripts cannot be unloaded.
 */
export function startMeasurement(measurement: NonNullable<ShopInfo['measurement']>): void {
  if (watching) return;
  watching = true;
  addEventListener(CONSENT_CHANGED, () => apply(measurement));
  apply(measurement);
}

function apply({ tagManager, push }: NonNullable<ShopInfo['measurement']>): void {
  const agreed = isCategoryAllowed(PERFORMANCE) || isCategoryAllowed(MARKETING);
  if (!agreed) {
    measureWith(null);
    forgetTold();
  }
  if ((loaded && !agreed) || (pushing && !isCategoryAllowed(MARKETING))) {
    location.reload();
    return;
  }
  if (!agreed) return;
  if (tagManager && !isSkipped()) startTags(tagManager);
  if (push && isCategoryAllowed(MARKETING)) {
    pushing = true;
    loadScript(push);
  }
}

function isSkipped(): boolean {
  const asked = new URLSearchParams(location.search);
  return SKIPPED_BY.some((name) => asked.has(name));
}

function startTags({ host, id }: { host: string; id: string }): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  if (!loaded) {
    tell('consent', 'default', { ...buildConsentStates(() => false), wait_for_update: 500 });
  }
  tell('consent', 'update', buildConsentStates(isCategoryAllowed));
  if (loaded) return;
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${host}/gtm.js?id=${id}`);
  addEventListener('click', measureChosen, { capture: true });
  measureWith(({ once, ...one }) => {
    if (once !== undefined && !isFirst(one.event, once)) return;
    // resets the articles of the event before
    layer.push({ ecommerce: null }, one);
  });
  measurePromotions();
}

/**
 * A press on an article of a list: the last segment of its address is its number. Variants of the page's own article
 * are not counted.
 */
function measureChosen({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href*="/p/"]') : null;
  const sku = link?.pathname === location.pathname ? undefined : link?.pathname.split('/').at(-1);
  if (sku) measure({ event: 'select_item', ecommerce: { items: [{ item_id: decodeURIComponent(sku) }] } });
}

type Category = Parameters<typeof isCategoryAllowed>[0];

/** Consent mode's types by category. */
function buildConsentStates(may: (category: Category) => boolean) {
  const getConsentState = (category: Category) => (may(category) ? 'granted' : 'denied');
  return {
    ad_storage: getConsentState(MARKETING),
    ad_user_data: getConsentState(MARKETING),
    ad_personalization: getConsentState(MARKETING),
    analytics_storage: getConsentState(PERFORMANCE),
    functionality_storage: getConsentState(FUNCTIONAL),
    personalization_storage: getConsentState(FUNCTIONAL),
    security_storage: 'granted',
  };
}

/** The tag manager accepts commands as an `arguments` object only. */
function tell(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}

/** Loaded by the shop's own module: its host is in the page's policy. */
function loadScript(src: string): void {
  if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) return;
  loaded = true;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

function forgetTold(): void {
  try {
    sessionStorage.removeItem(TOLD);
  } catch {
    // storage is forbidden: nothing was stored
  }
}

/** Steps of one checkout; an order ends it, and the next one begins again. */
const STEPS = /^(begin_checkout|add_shipping_info|add_payment_info) /;

/** An event with such a name is sent once, also when its page is opened again. */
function isFirst(event: string, once: string): boolean {
  const name = `${event} ${once}`;
  try {
    const told: unknown = JSON.parse(sessionStorage.getItem(TOLD) ?? '[]');
    const known = Array.isArray(told) ? told : [];
    if (known.includes(name)) return false;
    const kept = event === 'purchase' ? known.filter((one) => !STEPS.test(String(one))) : known;
    sessionStorage.setItem(TOLD, JSON.stringify([...kept, name].slice(-MOST_TOLD)));
  } catch {
    // storage is forbidden: sent once for this page
  }
  return true;
}
