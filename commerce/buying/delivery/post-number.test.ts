import { describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import { parsePickupPoint } from './pickup-point.rules.ts';
import { hasItsPostNumber, postNumberAsked, postNumberFor } from './post-number.rules.ts';

const tenants = await loadTenants();
const locker = { network: 'DHL-Paketshop', type: 'locker' } as const;
const branch = { network: 'DHL-Paketshop', type: 'manned' } as const;
const dutch = { network: 'PNPNL-01', type: 'locker' } as const;

describe('the customer number for a point', () => {
  it.each([
    ['a locker', locker, '123456', '123456'],
    ['a locker', locker, '1234567890', '1234567890'],
    ['a locker', locker, ' 12 34 56 78 ', '12345678'],
    ['a locker', locker, '0012345', '0012345'],
    ['a locker', locker, null, 'required'],
    ['a locker', locker, '', 'required'],
    ['a locker', locker, '   ', 'required'],
    ['a locker', locker, '12345', 'post_number'],
    ['a locker', locker, '12345678901', 'post_number'],
    ['a locker', locker, '1234567a', 'post_number'],
    ['a locker', locker, '-1234567', 'post_number'],
    ['a branch', branch, '12345678', '12345678'],
    ['a branch', branch, '', null],
    ['a branch', branch, '12345', 'post_number'],
    ['a network without such numbers', dutch, '', null],
    ['a network without such numbers', dutch, 'what was typed for another point', null],
  ])('the number for %s (%o) entered as %j is checked: %s', (_, point, typed, expected) => {
    const number = postNumberFor(point, typed);
    expect(number.ok ? number.value : number.refusal.code).toBe(expected);
  });

  it.each([
    ['de', ['required', 'optional']],
    ['nl', [null]],
    ['at', [null]],
    ['ch', [null]],
  ])('the rules for a customer number at points of %s are %j', (id, expected) => {
    const points = tenants.find((tenant) => tenant.id === id)?.deliveryPlaces.points ?? [];
    expect(new Set(points.map(postNumberAsked))).toEqual(new Set(expected));
  });
});

it('a point stored before numbers were required can still be read, and a locker must be chosen again', () => {
  const [old] = tenants.find(({ id }) => id === 'de')?.deliveryPlaces.points ?? [];
  const kept = parsePickupPoint(JSON.parse(JSON.stringify({ ...old, type: 'locker' })));
  expect(kept).toMatchObject({ id: old?.id, postNumber: null });
  expect(kept && hasItsPostNumber(kept)).toBe(false);
  expect(kept && hasItsPostNumber({ ...kept, type: 'manned' })).toBe(true);
  expect(kept && hasItsPostNumber({ ...kept, postNumber: '12345678' })).toBe(true);
});
