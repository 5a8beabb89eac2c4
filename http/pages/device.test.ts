import { expect, it } from 'vitest';
import { ASSUMED_WIDTHS, detectDevice } from './device.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1';
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148';
const FIREFOX_TABLET = 'Mozilla/5.0 (Android 16; Tablet; rv:145.0) Gecko/145.0 Firefox/145.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

it.each([
  ['an iPhone', { 'user-agent': IPHONE }, 360],
  ['a phone', { 'user-agent': PIXEL }, 360],
  ['a phone that hints', { 'user-agent': WINDOWS, 'sec-ch-ua-mobile': '?1' }, 360],
  ['a tablet', { 'user-agent': ANDROID_TABLET, 'sec-ch-ua-mobile': '?0' }, 768],
  ['an iPad', { 'user-agent': IPAD }, 768],
  ['a tablet of Firefox', { 'user-agent': FIREFOX_TABLET }, 768],
  ['a desktop', { 'user-agent': WINDOWS, 'sec-ch-ua-mobile': '?0' }, 1024],
  ['a phone that asks for the desktop’s page', { 'user-agent': PIXEL, 'sec-ch-ua-mobile': '?0' }, 1024],
  ['a client that says nothing', {}, 1024],
])('the assumed width of %s is used', (_what, headers, width) => {
  expect(ASSUMED_WIDTHS[detectDevice(headers)]).toBe(width);
});
