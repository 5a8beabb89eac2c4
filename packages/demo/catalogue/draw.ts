import { createRandom, type Random } from '#demo/pictures/parts/random.ts';

/** @throws RangeError on an empty list: the catalogue's tables are never empty */
export function pickFrom<T>(random: Random, list: readonly T[]): T {
  const item = list[random.whole(0, list.length - 1)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** One of `list` with a probability in proportion to its weight. */
export function pickWeighted<T>(random: Random, list: readonly T[], weight: (item: T) => number): T {
  return pickAtShare(list, weight, random.between(0, 1));
}

/** The item at `position` (0–1) of the list's total weight. */
export function pickAtShare<T>(list: readonly T[], weight: (item: T) => number, position: number): T {
  const whole = list.reduce((sum, item) => sum + weight(item), 0);
  let rest = position * whole;
  for (const item of list) {
    rest -= weight(item);
    if (rest < 0) return item;
  }
  return pickFrom(createRandom('last'), list.slice(-1));
}

/** `count` different items of the list, in the list's order. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = list.map((_, index) => index);
  while (left.length > count) left.splice(random.whole(0, left.length - 1), 1);
  return list.filter((_, index) => left.includes(index));
}

/** About normally distributed around 0 with deviation 1. */
export function normal(random: Random): number {
  let sum = 0;
  for (let throwNumber = 0; throwNumber < 6; throwNumber += 1) sum += random.between(-1, 1);
  return sum / Math.SQRT2;
}
