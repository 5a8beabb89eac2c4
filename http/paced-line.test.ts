import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPacedLine } from './paced-line.ts';

/** A line whose time goes on only when work takes some, or a pause is made. */
function lineOf(mostWaiting = 64, mostBytes = 1000) {
  let now = 0;
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
    now += ms;
  };
  const line = createPacedLine({ share: 0.1, mostWaiting, mostBytes }, { now: () => now, pause });
  const work = async (ms: number) => {
    const leave = await line.enter({ client: 'a', bytes: 0 });
    now += ms;
    leave?.();
    await nextTurn();
  };
  return { line, pauses, work };
}

it('lets work pass that comes alone, and then no more than its share of the time', async () => {
  const { pauses, work } = lineOf();
  for (let count = 0; count < 11; count += 1) await work(20);
  expect(pauses.every((ms) => ms === 0)).toBe(true);
  await work(20);
  await work(20);
  // nine parts of the time are left to others
  expect(pauses.slice(-2).map(Math.round)).toEqual([180, 180]);
});

it('lets one in after the other, clients in turns', async () => {
  const { line } = lineOf();
  const order: string[] = [];
  const first = await line.enter({ client: 'a', bytes: 0 });
  const pass = async (client: string, name: string) => {
    const leave = await line.enter({ client, bytes: 0 });
    order.push(name);
    leave?.();
  };
  const all = [pass('a', 'a1'), pass('a', 'a2'), pass('b', 'b1')];
  await nextTurn();
  expect(order).toEqual([]);
  first?.();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

it('takes no more than may wait, by number and by bytes', async () => {
  const { line } = lineOf(1, 100);
  const first = await line.enter({ client: 'a', bytes: 90 });
  const second = line.enter({ client: 'b', bytes: 90 });
  expect(await line.enter({ client: 'c', bytes: 20 })).toBeNull();
  expect(await line.enter({ client: 'd', bytes: 0 })).toBeNull();
  first?.();
  (await second)?.();
});

it('forgets those who go while they wait', async () => {
  const { line } = lineOf(1);
  const first = await line.enter({ client: 'a', bytes: 0 });
  const gone = new AbortController();
  const second = line.enter({ client: 'b', bytes: 0, signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  const third = line.enter({ client: 'c', bytes: 0 });
  first?.();
  expect(await third).not.toBeNull();
});
