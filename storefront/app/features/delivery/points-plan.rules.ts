/** A point on the plan. @property x @property y percent of its width and height, from the top left */
export type PlannedPoint = { readonly id: string; readonly x: number; readonly y: number };

type Position = { readonly latitude: number; readonly longitude: number };
type Place = Position & { readonly id: string };

/** Smallest spread of points that can be drawn. */
const SMALLEST_DEGREES = 0.004;
/** Room for the marks at the edges, as a share of the whole. */
const MARGIN = 0.12;
const METRES_PER_DEGREE = 111_320;
/** A mark's width, as a share of the plan's on a phone. */
const MARK = 0.1;
const ROUNDS = 30;

/**
 * Places points on a plan: north is up, and a metre is equally long in both directions on a plan that is twice as
 * wide as high.
 * @param centre is on the plan too; marks do not push it aside
 * @returns the points, the centre, and the width of the plan in metres; null if there is nothing to compare
 */
export function buildPlan(
  places: readonly Place[],
  centre: Position | null = null,
): {
  readonly points: readonly PlannedPoint[];
  readonly centre: Omit<PlannedPoint, 'id'> | null;
  readonly widthMetres: number;
} | null {
  if (places.length < 2) return null;
  const all: readonly Position[] = centre ? [...places, centre] : places;
  const latitudes = all.map(({ latitude }) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const easts = all.map(({ longitude }) => longitude * squeeze);
  const meridian = (Math.min(...easts) + Math.max(...easts)) / 2;
  const span = Math.max(...easts) - Math.min(...easts);
  const rise = Math.max(...latitudes) - Math.min(...latitudes);
  const width = Math.max(span, 2 * rise, SMALLEST_DEGREES) / (1 - 2 * MARGIN);
  const projectPosition = ({ latitude, longitude }: Position) => ({
    x: 0.5 + (longitude * squeeze - meridian) / width,
    y: 0.5 - (latitude - middle) / (width / 2),
  });
  const convertToPercent = ({ x, y }: { x: number; y: number }) => ({
    x: roundToPercent(x),
    y: roundToPercent(y),
  });
  const drawn = places.map((place) => ({ id: place.id, ...projectPosition(place) }));
  return {
    points: separateMarks(drawn).map(({ id, x, y }) => ({ id, ...convertToPercent({ x, y }) })),
    centre: centre && convertToPercent(projectPosition(centre)),
    widthMetres: Math.round(width * METRES_PER_DEGREE),
  };
}

/** A label with a mark beside it on a phone: half of its width, and its height, in percent. */
const LABEL = { across: 12, height: 25 };

/** The side of the centre on which its label is covered by fewer marks. */
export function chooseLabelSide(
  centre: Omit<PlannedPoint, 'id'>,
  points: readonly PlannedPoint[],
): 'above' | 'below' {
  const countCoveringMarks = (down: 1 | -1) =>
    points.filter(({ x, y }) => {
      const away = (y - centre.y) * down;
      return Math.abs(x - centre.x) < LABEL.across && away >= 0 && away < LABEL.height;
    }).length;
  return countCoveringMarks(-1) < countCoveringMarks(1) ? 'above' : 'below';
}

/**
 * How narrow the scatter of a set of points may be, as a share of its square, while the side of the centre is still
 * clear.
 */
const FLATTEST = 1e-4;
/** Metres by which the distances may contradict each other. */
const MOST_DISAGREEMENT = 500;

/**
 * The place that the distances of points were measured from: where circles around three or more of them meet, by
 * least squares. The carrier gives distances from the middle of a postal code's area, but not where that is.
 * @returns null for too few points, all in one line, or distances that fit no place
 */
export function computeCentre(
  places: readonly (Position & { readonly distanceMetres: number | null })[],
): Position | null {
  const measured = places.flatMap(({ distanceMetres, ...at }) =>
    distanceMetres === null ? [] : [{ ...at, metres: distanceMetres }],
  );
  const [first, ...others] = measured;
  if (!first || others.length < 2) return null;
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((first.latitude * Math.PI) / 180);
  const [xx, xy, yy, bx, by] = others
    .map(({ latitude, longitude, metres }) => {
      const x = (longitude - first.longitude) * perDegreeEast;
      const y = (latitude - first.latitude) * METRES_PER_DEGREE;
      // the difference of two circles' equations: 2xu + 2yv = x² + y² + r₀² − r²
      const b = (x * x + y * y + first.metres ** 2 - metres ** 2) / 2;
      return [x * x, x * y, y * y, x * b, y * b] as const;
    })
    .reduce((sum, row) => [
      sum[0] + row[0],
      sum[1] + row[1],
      sum[2] + row[2],
      sum[3] + row[3],
      sum[4] + row[4],
    ]);
  const determinant = xx * yy - xy * xy;
  if (determinant <= FLATTEST * (xx + yy) ** 2) return null;
  const east = (yy * bx - xy * by) / determinant;
  const north = (xx * by - xy * bx) / determinant;
  if (Math.abs(Math.hypot(east, north) - first.metres) > MOST_DISAGREEMENT) return null;
  return {
    latitude: first.latitude + north / METRES_PER_DEGREE,
    longitude: first.longitude + east / perDegreeEast,
  };
}

type Drawn = { readonly id: string; x: number; y: number };

/** Moves marks that would cover each other, as little as possible, so that their directions stay visible. */
function separateMarks(marks: Drawn[]): readonly Drawn[] {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of marks.entries())
      for (const other of marks.slice(index + 1)) push(one, other, index);
  }
  return marks;
}

/** @param index decides the direction of two marks in one place */
function push(one: Drawn, other: Drawn, index: number): void {
  // the height is half of the width
  const [dx, dy] = [other.x - one.x, (other.y - one.y) / 2];
  const distance = Math.hypot(dx, dy);
  if (distance >= MARK) return;
  const angle = distance < 1e-6 ? index : Math.atan2(dy, dx);
  const step = (MARK - distance) / 2;
  one.x = clampShare(one.x - Math.cos(angle) * step);
  one.y = clampShare(one.y - Math.sin(angle) * step * 2);
  other.x = clampShare(other.x + Math.cos(angle) * step);
  other.y = clampShare(other.y + Math.sin(angle) * step * 2);
}

function clampShare(share: number): number {
  return Math.min(0.95, Math.max(0.05, share));
}

function roundToPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
