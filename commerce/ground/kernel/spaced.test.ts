import { expect, it } from 'vitest';
import { createSpaced } from './spaced.ts';

it('a hundred calls for one key cause two runs: the first and one that serves all others', async () => {
  const spaced = createSpaced(0);
  let runs = 0;
  const begin = Promise.withResolvers<void>();
  const calls = Array.from({ length: 100 }, () =>
    spaced('a', async () => {
      runs += 1;
      await begin.promise;
    }),
  );
  expect(runs).toBe(1);
  begin.resolve();
  await Promise.all(calls);
  expect(runs).toBe(2);
});

it('runs with different keys do not wait for each other', async () => {
  const spaced = createSpaced(60_000);
  const seen: string[] = [];
  await Promise.all(['a', 'b', 'c'].map((key) => spaced(key, async () => void seen.push(key))));
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('a failed run fails for its callers and the next one runs', async () => {
  const spaced = createSpaced(0);
  await expect(spaced('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(spaced('a', async () => undefined)).resolves.toBeUndefined();
});
