import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BodyEndedError, BodyRoom } from './body-room.ts';

const LIMITS = { most: 100, mostOfAddress: 60, short: 4, mostWithShort: 200, graceMs: 1000, slowest: 10 };
const ended: string[] = [];

beforeEach(() => {
  ended.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => vi.useRealTimers());

function enter(room: BodyRoom, address: string, name: string, bytes: number) {
  const place = room.enter(address, ({ reason }: BodyEndedError) => ended.push(`${name} ${reason}`));
  place.add(bytes);
  return place;
}

test('an address that sends too much loses its longest body and the others keep theirs', () => {
  const room = new BodyRoom(LIMITS);
  enter(room, 'office', 'other', 30);
  enter(room, 'attacker', 'first', 40);
  enter(room, 'attacker', 'second', 30);
  expect(ended).toEqual(['first noRoom']);
});

test('a full room ends the longest body of the heaviest address and not the new one', () => {
  const room = new BodyRoom(LIMITS);
  for (const name of ['a', 'b'])
    for (const half of ['1', '2']) enter(room, name, name + half, 22 + Number(half));
  enter(room, 'shopper', 'form', 20);
  expect(ended).toEqual(['a2 noRoom']);
});

test('short bodies are accepted however full the room is, until they alone are too many', () => {
  const room = new BodyRoom(LIMITS);
  for (let index = 0; index < 50; index += 1) enter(room, 'attacker', 'short', 4);
  expect(ended).toEqual([]);
  enter(room, 'attacker', 'last', 4);
  expect(ended).toHaveLength(1);
  enter(room, 'shopper', 'form', 4);
  expect(ended).toEqual(['short noRoom', 'short noRoom']);
});

test('a complete body is counted until it leaves and is not ended', () => {
  const room = new BodyRoom(LIMITS);
  const complete = enter(room, 'a', 'complete', 50);
  complete.complete();
  enter(room, 'a', 'next', 20);
  expect(ended).toEqual(['next noRoom']);
  complete.leave();
  enter(room, 'a', 'later', 20);
  expect(ended).toHaveLength(1);
});

test('a trickling body is ended and one at the minimum rate is not', () => {
  const room = new BodyRoom(LIMITS);
  enter(room, 'a', 'trickle', 1);
  const steady = enter(room, 'b', 'steady', 1);
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(1000);
    steady.add(10);
  }
  expect(ended).toEqual(['trickle slow']);
  steady.complete();
  vi.advanceTimersByTime(60_000);
  expect(ended).toEqual(['trickle slow']);
});
