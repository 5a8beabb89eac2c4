import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from './points-plan.rules.ts';

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
