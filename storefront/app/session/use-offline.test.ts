import { afterEach, expect, it, vi } from 'vitest';
import { isOffline } from './is-offline.ts';
import { followConnection } from './use-offline.ts';

afterEach(() => vi.unstubAllGlobals());

it('a lost and a restored connection are reported until nobody listens any more', () => {
  const page = new EventTarget();
  const navigator = { onLine: true };
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const heard: boolean[] = [];
  const end = followConnection(() => heard.push(isOffline()));
  const become = (state: 'online' | 'offline') => {
    navigator.onLine = state === 'online';
    page.dispatchEvent(new Event(state));
  };
  become('offline');
  become('online');
  end();
  become('offline');
  expect(heard).toEqual([true, false]);
});
