import { afterEach, expect, it, vi } from 'vitest';
import { startPageView } from './page-view.ts';

afterEach(() => vi.unstubAllGlobals());

it('each page view has its own id, for a day', () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://nl.localhost/'));
  startPageView();
  const first = document.cookie;
  expect(first).toMatch(/^pvid=[0-9a-f]{32}; Path=\/; Max-Age=86400; SameSite=Lax$/);
  startPageView();
  expect(document.cookie).toMatch(/^pvid=[0-9a-f]{32};/);
  expect(document.cookie).not.toBe(first);
});
