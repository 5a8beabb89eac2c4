import type { IncomingMessage } from 'node:http';
import type { Screen } from '#tenants/paths.ts';
import type { PageRoute } from './page-route.ts';

/** Pages of a screen of their own that have a form as markdown: the help, and law. */
const SCREENS: readonly Screen[] = [
  ...(['serviceHome', 'helpOrdering', 'helpDelivery', 'helpPickup', 'helpReturns', 'helpPayment'] as const),
  ...(['helpPromotions', 'helpWarranty', 'helpAccount', 'privacy', 'accessibility', 'imprint'] as const),
  ...(['guarantee', 'vacancies', 'terms', 'revocation'] as const),
];

/** Products, categories, help and content can be had as markdown; the answer depends on what the client accepts. */
export function hasMarkdown({ place, cacheKey }: PageRoute): boolean {
  if (cacheKey === null || place.data) return false;
  if (place.screen !== null) return SCREENS.includes(place.screen);
  return place.pathname !== '/' && !isDevelopmentPage(place.pathname);
}

function isDevelopmentPage(pathname: string): boolean {
  return pathname.endsWith('/dev/ui');
}

/** The same address, made as markdown and kept beside the page. */
export function asMarkdown(route: PageRoute): PageRoute {
  return { ...route, cacheKey: route.cacheKey && `${route.cacheKey}|markdown`, markdown: true };
}

/**
 * Whether a client would rather have markdown than HTML (RFC 9110, 12.5.1). Browsers never name it, so every request of
 * theirs costs one look at a string.
 */
export function wantsMarkdown({ headers: { accept } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const weights = new Map(accept.split(',').map(weighted));
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

function weighted(part: string): [string, number] {
  const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
