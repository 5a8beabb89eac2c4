import { z } from 'zod';
import type { ChosenPoint } from './places.ts';

const weekday = z.number().int().min(1).max(7);

/** Opening hours in their stored form. */
export const storedHours = z
  .array(z.object({ days: z.tuple([weekday, weekday]).readonly(), opens: z.string(), closes: z.string() }))
  .readonly();

/** A chosen point as stored with a checkout and an order, whatever the carrier changes later. */
const storedPoint = z.object({
  id: z.string(),
  carrier: z.string(),
  network: z.string(),
  type: z.enum(['manned', 'locker']),
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: storedHours,
  // points from before this field have none
  postNumber: z.string().nullable().default(null),
});

/** @throws when what was stored is no point */
export function parsePickupPoint(json: unknown): ChosenPoint | null {
  return json === null ? null : storedPoint.parse(json);
}
