import type { Random } from '#demo/pictures/parts/random.ts';
import type { Attributes, AttributeValue, Kind } from './kind.ts';
import type { Detail } from './schemas.ts';

/** The attributes of a kind that no option decides, drawn in the order of its file. */
export function drawDetails(random: Random, { details }: Kind): Attributes {
  return Object.fromEntries(
    Object.entries(details ?? {}).map(([key, detail]) => [key, drawn(random, detail)]),
  );
}

function drawn(random: Random, detail: Detail): AttributeValue {
  if (typeof detail !== 'object' || Array.isArray(detail)) return detail as AttributeValue;
  if ('pick' in detail) return random.pick(detail.pick as readonly [AttributeValue, ...AttributeValue[]]);
  if (!('whole' in detail)) throw new RangeError(`no detail: ${JSON.stringify(detail)}`);
  return (random.whole(...detail.whole) * (detail.times ?? 1)) / (detail.per ?? 1);
}
