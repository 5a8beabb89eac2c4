import { expect, test } from 'vitest';
import { isAskedNow } from './survey-memory.ts';

const rules = { key: 'shop-2026', overlayAfterPages: 3, share: 20, againAfterDays: 180 };
const DAY_MS = 86_400_000;

function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;
}

const createMoment = (now: number, random: number, storage: Storage) => ({
  now,
  random: () => random,
  storage,
});

test('the survey appears after some pages, to a share of visitors, and not again for its days', () => {
  const storage = createStorage();
  expect(isAskedNow(rules, 2, createMoment(0, 0, storage))).toBe(false);
  expect(isAskedNow(rules, 3, createMoment(0, 0.1, storage))).toBe(true);
  expect(isAskedNow(rules, 3, createMoment(DAY_MS, 0.5, storage))).toBe(false);
  // the dice are thrown once
  expect(isAskedNow(rules, 4, createMoment(2 * DAY_MS, 0, storage))).toBe(false);
  expect(isAskedNow(rules, 4, createMoment(182 * DAY_MS, 0, storage))).toBe(true);
  expect(isAskedNow({ ...rules, key: 'shop-2027' }, 4, createMoment(2 * DAY_MS, 0, storage))).toBe(true);
  expect(isAskedNow({ ...rules, overlayAfterPages: null }, 99, createMoment(0, 0, createStorage()))).toBe(
    false,
  );
});
