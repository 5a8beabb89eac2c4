import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOf, labelSide, planOf } from './points-plan.rules.ts';

const at = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });

test('north is up and east is right', () => {
  const plan = planOf([at('south-west', 51.5, 5), at('north-east', 51.6, 5.2)]);
  const [southWest, northEast] = plan?.points ?? [];
  expect(southWest?.x).toBeLessThan(northEast?.x ?? 0);
  expect(southWest?.y).toBeGreaterThan(northEast?.y ?? 0);
});

test('a kilometre is a kilometre: the plan’s width is that of the ground', () => {
  // 0.1 degrees of latitude are 11.1 km; they take the height but for the margins, and the width is twice the height
  const plan = planOf([at('a', 51.5, 5), at('b', 51.6, 5)]);
  expect(plan?.widthMetres).toBeGreaterThan(22_000);
  expect(plan?.widthMetres).toBeLessThan(32_000);
});

test('all points are on it', () => {
  const place = fc.record({
    id: fc.string(),
    latitude: fc.double({ min: 45.8, max: 55, noNaN: true }),
    longitude: fc.double({ min: 3.3, max: 17, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 10 }), (places) => {
      for (const { x, y } of planOf(places)?.points ?? []) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('marks of neighbours do not cover each other', () => {
  const plan = planOf([at('a', 51.5, 5), at('b', 51.5, 5), at('c', 51.5001, 5), at('far', 51.6, 5.4)]);
  const points = plan?.points ?? [];
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1))
      expect(Math.hypot(other.x - one.x, (other.y - one.y) / 2)).toBeGreaterThan(8);
});

test('one point alone is no plan', () => expect(planOf([at('a', 51.5, 5)])).toBeNull());

test('the place that distances were measured from is found again, and is on the plan', () => {
  // metres from 52.3600, 4.8900
  const away = (id: string, north: number, east: number) => ({
    ...at(id, 52.36 + north / 111_320, 4.89 + east / (111_320 * Math.cos((52.36 * Math.PI) / 180))),
    distanceMetres: Math.round(Math.hypot(north, east)),
  });
  const places = [away('a', 500, 200), away('b', -900, 300), away('c', 100, -1000)];
  const centre = centreOf(places);

  expect(centre?.latitude).toBeCloseTo(52.36, 3);
  expect(centre?.longitude).toBeCloseTo(4.89, 3);
  expect(planOf(places, centre)?.centre?.x).toBeGreaterThan(planOf(places, centre)?.points[2]?.x ?? 100);
});

test('no place is made up where points lie in one line or their distances contradict each other', () => {
  const place = (latitude: number, distanceMetres: number | null) => ({
    ...at(String(latitude), latitude, 5),
    distanceMetres,
  });
  expect(centreOf([place(51.5, 100), place(51.51, 1000), place(51.52, 2100)])).toBeNull();
  expect(centreOf([place(51.5, 100), place(51.51, null), place(51.52, null)])).toBeNull();
  expect(
    centreOf([
      { ...at('a', 51.5, 5), distanceMetres: 100 },
      { ...at('b', 51.51, 5), distanceMetres: 90_000 },
      { ...at('c', 51.5, 5.02), distanceMetres: 100 },
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
])('the centre’s label stands %s it between marks at %j', (side, marks) => {
  const points = marks.map(([x, y]) => ({ id: `${x}`, x, y }));
  expect(labelSide({ x: 50, y: 50 }, points)).toBe(side);
});
