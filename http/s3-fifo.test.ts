import fc from 'fast-check';
import { expect, test } from 'vitest';
import { S3Fifo } from './s3-fifo.ts';

function fill(cache: S3Fifo<number>, from: number, until: number): void {
  for (let index = from; index < until; index += 1) cache.set(`k${index}`, index, 1);
}

test('drops nothing while there is room', () => {
  const cache = new S3Fifo<number>(100);
  fill(cache, 0, 100);
  expect([cache.count, cache.size]).toEqual([100, 100]);
  expect(cache.get('k0')).toBe(0);
});

test('keeps what was used again when a crawler walks through everything', () => {
  const cache = new S3Fifo<number>(100);
  fill(cache, 0, 50);
  for (let index = 0; index < 50; index += 1) cache.get(`k${index}`);
  fill(cache, 1000, 3000);
  const kept = Array.from({ length: 50 }, (_, index) => cache.get(`k${index}`, false));
  expect(kept.filter((value) => value !== undefined).length).toBe(50);
});

test('takes what returns soon after it left as something to be kept', () => {
  const cache = new S3Fifo<number>(100);
  fill(cache, 0, 101);
  expect(cache.get('k0')).toBeUndefined();
  cache.set('k0', 0, 1);
  fill(cache, 1000, 1500);
  expect(cache.get('k0')).toBe(0);
});

test('tells of each value that leaves for want of room, and of none that was deleted or replaced', () => {
  const left: string[] = [];
  const cache = new S3Fifo<number>(2, (key) => left.push(key));
  fill(cache, 0, 2);
  cache.set('k0', 7, 1);
  cache.delete('k1');
  fill(cache, 2, 4);
  expect([left, cache.get('k0')]).toEqual([['k0'], undefined]);
});

test('never takes more room than it has, and never forgets how much it takes', () => {
  const step = fc.tuple(
    fc.constantFrom('set', 'get', 'delete'),
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 1, max: 40 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const kept = new Map<string, number>();
      const cache = new S3Fifo<number>(60, (key) => kept.delete(key));
      for (const [what, key, size] of steps) {
        if (what === 'get') cache.get(`${key}`);
        else if (what === 'delete') {
          cache.delete(`${key}`);
          kept.delete(`${key}`);
        } else {
          kept.set(`${key}`, size);
          if (!cache.set(`${key}`, size, size)) kept.delete(`${key}`);
        }
        const sum = [...kept.values()].reduce((total, one) => total + one, 0);
        expect([cache.size, cache.count]).toEqual([sum, kept.size]);
        expect(sum).toBeLessThanOrEqual(60);
        for (const [name, value] of kept) expect(cache.get(name, false)).toBe(value);
      }
    }),
  );
});
