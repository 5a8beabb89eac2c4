import { expect, it } from 'vitest';
import { detectPhoneSystem, storeAddress } from './phone-system.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0', null],
])('the system of %s is %s', (userAgent, system) => {
  expect(detectPhoneSystem(userAgent)).toBe(system);
});

it('the app link leads to the store of the system where the tenant has an app for it', () => {
  const app = { appleId: '123456789', androidPackage: null };
  expect(storeAddress('ios', app)).toBe('https://apps.apple.com/app/id123456789');
  expect(storeAddress('android', app)).toBeNull();
  expect(storeAddress('android', { appleId: null, androidPackage: 'example.tavelo.shop' })).toBe(
    'https://play.google.com/store/apps/details?id=example.tavelo.shop',
  );
});
