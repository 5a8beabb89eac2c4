import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPersonal } from './personal-client.ts';

beforeEach(() => {
  const documentElement = { lang: 'nl-NL' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', documentElement }));
  vi.stubGlobal('location', new URL('http://nl.localhost/'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a change without its mutation is a bug, and says so before the gateway is asked', async () => {
  const change = startPersonal().change(undefined as never, {});
  await expect(change).rejects.toThrow('mutation without fetcher or key');
});

it('a page view has an id of its own: with the document, and with each path that is shown', () => {
  const client = startPersonal();
  const first = document.cookie;
  expect(first).toMatch(/^pvid=[0-9a-f]{32}; Path=\/; Max-Age=86400; SameSite=Lax/);
  client.pageViewed();
  expect(document.cookie).toMatch(/^pvid=[0-9a-f]{32};/);
  expect(document.cookie).not.toBe(first);
});
