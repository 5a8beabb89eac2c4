/** A point on the plan. @property x @property y percent of its width and height, from the top left */
export type PlannedPoint = { readonly id: string; readonly x: number; readonly y: number };

type Place = { readonly id: string; readonly latitude: number; readonly longitude: number };

/** So near each other that there would be nothing to see. */
const SMALLEST_DEGREES = 0.004;
/** Room for the marks at the edges, of the whole. */
const MARGIN = 0.12;
const METRES_PER_DEGREE = 111_320;
/** A mark's width, of the plan's on a phone. */
const MARK = 0.1;
const ROUNDS = 30;

/**
 * Where points lie to each other: north is up, and a metre is as long in both directions on a plan that is twice as wide
 * as it is high.
 * @returns the points, and how many metres the plan is wide; null: there is nothing to compare
 */
export function planOf(
  places: readonly Place[],
): { readonly points: readonly PlannedPoint[]; readonly widthMetres: number } | null {
  if (places.length < 2) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const easts = places.map(({ longitude }) => longitude * squeeze);
  const centre = (Math.min(...easts) + Math.max(...easts)) / 2;
  const span = Math.max(...easts) - Math.min(...easts);
  const rise = Math.max(...latitudes) - Math.min(...latitudes);
  const width = Math.max(span, 2 * rise, SMALLEST_DEGREES) / (1 - 2 * MARGIN);
  const drawn = places.map(({ id, latitude, longitude }) => ({
    id,
    x: 0.5 + (longitude * squeeze - centre) / width,
    y: 0.5 - (latitude - middle) / (width / 2),
  }));
  const points = apart(drawn).map(({ id, x, y }) => ({ id, x: percent(x), y: percent(y) }));
  return { points, widthMetres: Math.round(width * METRES_PER_DEGREE) };
}

type Drawn = { readonly id: string; x: number; y: number };

/** Moves marks that would cover each other, as little as it takes: which of them is north stays to be seen. */
function apart(marks: Drawn[]): readonly Drawn[] {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) push(one, other, index);
  }
  return marks;
}

/** @param index gives a direction to two in one place */
function push(one: Drawn, other: Drawn, index: number): void {
  // the height is half of the width
  const [dx, dy] = [other.x - one.x, (other.y - one.y) / 2];
  const distance = Math.hypot(dx, dy);
  if (distance >= MARK) return;
  const angle = distance < 1e-6 ? index : Math.atan2(dy, dx);
  const step = (MARK - distance) / 2;
  one.x = within(one.x - Math.cos(angle) * step);
  one.y = within(one.y - Math.sin(angle) * step * 2);
  other.x = within(other.x + Math.cos(angle) * step);
  other.y = within(other.y + Math.sin(angle) * step * 2);
}

function within(share: number): number {
  return Math.min(0.95, Math.max(0.05, share));
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
