import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPlan, chooseLabelSide, computeCentre } from './points-plan.rules.ts';

const createPosition = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });

test('north is up and east is right on the plan of points', () => {
  const plan = buildPlan([createPosition('south-west', 51.5, 5), createPosition('north-east', 51.6, 5.2)]);
  const [southWest, northEast] = plan?.points ?? [];
  expect(southWest?.x).toBeLessThan(northEast?.x ?? 0);
  expect(southWest?.y).toBeGreaterThan(northEast?.y ?? 0);
});

test('a kilometre has the same scale in both directions of the plan', () => {
  // 0.1 degrees of latitude are 11.1 km; they take the height but for the margins, and the width is twice the height
  const plan = buildPlan([createPosition('a', 51.5, 5), createPosition('b', 51.6, 5)]);
  expect(plan?.widthMetres).toBeGreaterThan(22_000);
  expect(plan?.widthMetres).toBeLessThan(32_000);
});

test('all points are on the plan', () => {
  const place = fc.record({
    id: fc.string(),
    latitude: fc.double({ min: 45.8, max: 55, noNaN: true }),
    longitude: fc.double({ min: 3.3, max: 17, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 10 }), (places) => {
      for (const { x, y } of buildPlan(places)?.points ?? []) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('marks of neighbours do not cover each other', () => {
  const plan = buildPlan([
    createPosition('a', 51.5, 5),
    createPosition('b', 51.5, 5),
    createPosition('c', 51.5001, 5),
    createPosition('far', 51.6, 5.4),
  ]);
  const points = plan?.points ?? [];
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1))
      expect(Math.hypot(other.x - one.x, (other.y - one.y) / 2)).toBeGreaterThan(8);
});

test('a single point gives no plan', () => expect(buildPlan([createPosition('a', 51.5, 5)])).toBeNull());

test('the place from which distances were measured is reconstructed and on the plan', () => {
  // metres from 52.3600, 4.8900
  const createDistantPosition = (id: string, north: number, east: number) => ({
    ...createPosition(
      id,
      52.36 + north / 111_320,
      4.89 + east / (111_320 * Math.cos((52.36 * Math.PI) / 180)),
    ),
    distanceMetres: Math.round(Math.hypot(north, east)),
  });
  const places = [
    createDistantPosition('a', 500, 200),
    createDistantPosition('b', -900, 300),
    createDistantPosition('c', 100, -1000),
  ];
  const centre = computeCentre(places);

  expect(centre?.latitude).toBeCloseTo(52.36, 3);
  expect(centre?.longitude).toBeCloseTo(4.89, 3);
  expect(buildPlan(places, centre)?.centre?.x).toBeGreaterThan(
    buildPlan(places, centre)?.points[2]?.x ?? 100,
  );
});

test('no place is invented where points lie in one line or their distances contradict each other', () => {
  const createPlace = (latitude: number, distanceMetres: number | null) => ({
    ...createPosition(String(latitude), latitude, 5),
    distanceMetres,
  });
  expect(
    computeCentre([createPlace(51.5, 100), createPlace(51.51, 1000), createPlace(51.52, 2100)]),
  ).toBeNull();
  expect(
    computeCentre([createPlace(51.5, 100), createPlace(51.51, null), createPlace(51.52, null)]),
  ).toBeNull();
  expect(
    computeCentre([
      { ...createPosition('a', 51.5, 5), distanceMetres: 100 },
      { ...createPosition('b', 51.51, 5), distanceMetres: 90_000 },
      { ...createPosition('c', 51.5, 5.02), distanceMetres: 100 },
    ]),
  ).toBeNull();
});

test.each([
  ['below', [] as const],
  ['below', [[50, 30]] as const],
  ['above', [[56, 59]] as const],
  ['above', [[50, 52]] as const],
  [
    'below',
    [
      [56, 59],
      [50, 36],
      [45, 40],
    ] as const,
  ],
  ['below', [[70, 59]] as const],
])('the centre’s label is placed %s it between marks at %j', (side, marks) => {
  const points = marks.map(([x, y]) => ({ id: `${x}`, x, y }));
  expect(chooseLabelSide({ x: 50, y: 50 }, points)).toBe(side);
});
