import type { Tenant } from '#tenants/tenant.ts';

/** Where the shop's icons are, by the square side in pixels. */
export const ICON_PATHS = {
  '/favicon-32.png': 32,
  '/favicon.ico': 32,
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
} as const;

/** The web app manifest of a shop (W3C Web Application Manifest): the name and icon it has on a home screen. */
export function buildWebManifest({ companyName, locales }: Tenant): object {
  return {
    name: companyName,
    short_name: companyName,
    lang: locales[0]?.locale,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
