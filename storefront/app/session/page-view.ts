const PAGE_VIEW_COOKIE = 'pvid';
const DAY_S = 86_400;

/** Makes a new page-view id: with every document and every path change (product 2.8). */
export function startPageView(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // the Cookie Store API is not in every browser that we support
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${PAGE_VIEW_COOKIE}=${createId()}; Path=/; Max-Age=${DAY_S}; SameSite=Lax${secure}`;
}

/** randomUUID needs a secure context, which http://nl.localhost is not in every browser. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
