import { afterEach, expect, it, vi } from 'vitest';
import { newPageView } from './page-view.ts';

afterEach(() => vi.unstubAllGlobals());

it('each page view has an id of its own, for a day', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://nl.localhost/'));
  newPageView();
  const first = document.cookie;
  expect(first).toMatch(/^pvid=[0-9a-f]{32}; Path=\/; Max-Age=86400; SameSite=Lax$/);
  newPageView();
  expect(document.cookie).toMatch(/^pvid=[0-9a-f]{32};/);
  expect(document.cookie).not.toBe(first);
});
