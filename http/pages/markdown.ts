import type { IncomingMessage } from 'node:http';
import type { Screen } from '#tenants/paths.ts';
import { type PageRoute, pageKey } from './page-route.ts';

/** Pages of screens that also exist as markdown: help and law. */
const SCREENS: readonly Screen[] = [
  ...(['serviceHome', 'helpOrdering', 'helpDelivery', 'helpPickup', 'helpReturns', 'helpPayment'] as const),
  ...(['helpPromotions', 'helpWarranty', 'helpAccount', 'privacy', 'accessibility', 'imprint'] as const),
  ...(['guarantee', 'vacancies', 'terms', 'revocation'] as const),
];

/**
 * Whether a page exists as markdown: products, categories, help and content; the answer depends on the Accept header.
 */
export function hasMarkdown({ place, cacheKey }: PageRoute): boolean {
  if (cacheKey === null || place.data) return false;
  if (place.screen !== null) return SCREENS.includes(place.screen);
  return place.pathname !== '/' && !isDevelopmentPage(place.pathname);
}

function isDevelopmentPage(pathname: string): boolean {
  return pathname.endsWith('/dev/ui');
}

/** The same address, rendered as markdown and cached beside the page. */
export function routeToMarkdown(route: PageRoute): PageRoute {
  return { ...route, cacheKey: route.cacheKey && pageKey('markdown', route), markdown: true };
}

/**
 * Whether a client prefers markdown to HTML (RFC 9110, 12.5.1). Browsers never name it, so their requests cost one
 * search in a string.
 */
export function wantsMarkdown({ headers: { accept } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (!accept?.includes('text/markdown')) return false;
  const weights = new Map(accept.split(',').map(parseWeightedType));
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}

function parseWeightedType(part: string): [string, number] {
  const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
  return [type, weight === undefined ? 1 : Number(weight) || 0];
}
