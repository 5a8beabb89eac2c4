import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('the first goes ahead at once and one more follows in each turn of the event loop', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const begin = async (client: string, name: string) => {
    await turns.take(client);
    begun.push(name);
  };
  expect(turns.take('a')).toBeUndefined();
  const all = [begin('a', 'a1'), begin('a', 'a2'), begin('a', 'a3'), begin('b', 'b1')];
  const seen: string[][] = [];
  for (let turn = 0; turn < 6; turn++) {
    await nextTurn();
    seen.push([...begun]);
  }
  await Promise.all(all);
  // the client with one request does not wait for the three of the other
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  for (const [turn, names] of seen.entries())
    expect(names.length - (seen[turn - 1]?.length ?? 0)).toBeLessThanOrEqual(1);
  await nextTurn();
  expect(turns.take('c')).toBeUndefined();
});
