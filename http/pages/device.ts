import type { IncomingHttpHeaders } from 'node:http';

export type Device = 'mobile' | 'tablet' | 'desktop';

/** The widths, in CSS pixels, that a page is made for before its browser has told its own (product 9.1). */
export const ASSUMED_WIDTHS = { mobile: 360, tablet: 768, desktop: 1024 } as const;

/** Headers that {@link detectDevice} reads; caches must distinguish answers by them. */
export const DEVICE_HEADERS = 'Sec-CH-UA-Mobile, User-Agent';

const TABLET = /\biPad\b|\bTablet\b|\bSilk\b|\bAndroid\b(?!.*\bMobile\b)/i;
const PHONE = /\bMobi|\biPhone\b/i;
const LONGEST_READ = 500;

/** The kind of the asking device: by its client hint, else by its User-Agent. Without either it is a desktop. */
export function detectDevice(headers: IncomingHttpHeaders): Device {
  if (headers['sec-ch-ua-mobile'] === '?1') return 'mobile';
  const userAgent = headers['user-agent']?.slice(0, LONGEST_READ) ?? '';
  if (TABLET.test(userAgent)) return 'tablet';
  // a browser that sends hints sends ?0 on tablets and desktops
  return PHONE.test(userAgent) && headers['sec-ch-ua-mobile'] === undefined ? 'mobile' : 'desktop';
}
