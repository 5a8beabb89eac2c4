import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayFresh } from './stay-fresh.ts';

/** The least of a page: it is looked at or not, and events reach it. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const frame = new EventTarget();

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
  vi.stubGlobal('removeEventListener', frame.removeEventListener.bind(frame));
});
afterEach(() => vi.unstubAllGlobals());

it('data is refreshed on return, at most every five seconds, and at once when the connection returns', () => {
  let now = 0;
  let asked = 0;
  const end = stayFresh(
    () => {
      asked += 1;
    },
    () => now,
  );
  frame.dispatchEvent(new Event('focus'));
  expect(asked).toBe(0);
  now = 3_600_000;
  page.dispatchEvent(new Event('visibilitychange'));
  frame.dispatchEvent(new Event('focus'));
  expect(asked).toBe(1);
  now += 4999;
  frame.dispatchEvent(new Event('focus'));
  expect(asked).toBe(1);
  frame.dispatchEvent(new Event('online'));
  expect(asked).toBe(2);
  now += 5000;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toBe(2);
  end();
  page.visibilityState = 'visible';
  frame.dispatchEvent(new Event('online'));
  expect(asked).toBe(2);
});
