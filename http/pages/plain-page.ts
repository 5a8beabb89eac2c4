import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import { drawMark } from '../files/brand-mark.ts';

/** Refusals before the application, its failure, and the page that a browser without a connection shows. */
export type PlainPageReason = 'badRequest' | 'forbidden' | 'tooLarge' | 'tooMany' | 'failed' | 'offline';
export type PlainTexts = { readonly home: string; readonly again: string } & Readonly<
  Record<PlainPageReason, { readonly title: string; readonly text: string }>
>;

export const PLAIN_STATUS: Readonly<Record<PlainPageReason, number>> = {
  badRequest: 400,
  forbidden: 403,
  tooLarge: 413,
  tooMany: 429,
  failed: 500,
  offline: 200,
};

/** The policy of these pages: nothing but their own style, which stands in the page. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A small page without scripts, files or the application, in the visitor's language and the shop's colour. */
export function renderPlainPage(
  reason: PlainPageReason,
  texts: PlainTexts,
  tenant: Tenant,
  { locale, paths }: LocaleSettings,
  requestId: string | null,
): string {
  const { title, text } = texts[reason];
  const { colours } = tenant.brand;
  // the browser still has the address of the page that was requested
  const again = reason === 'offline' ? `<a class="again" href="">${escapeHtml(texts.again)}</a> ` : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(tenant.companyName)}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin-inline:auto}
strong{display:flex;align-items:center;gap:.5rem;font-size:1.375rem;font-weight:800;letter-spacing:-.04em}
h1{letter-spacing:-.015em}
p{margin:0 0 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:1rem 0 .5rem}
a{color:inherit;white-space:nowrap}
.again{display:inline-block;margin:0 1rem .75rem 0;padding:.625rem 1.25rem;border-radius:.5rem;background:${colours.accent.light};color:${colours.onAccent.light};font-weight:600;text-decoration:none}
small{opacity:.75}
</style>
</head>
<body>
<main>
<strong>${drawMark(tenant.brand, 32)}${escapeHtml(tenant.companyName)}</strong>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>${again}<a href="${paths.home ?? '/'}">${escapeHtml(texts.home)}</a></p>
${requestId === null ? '' : `<p><small>${escapeHtml(requestId)}</small></p>`}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
