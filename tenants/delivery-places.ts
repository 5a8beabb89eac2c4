import { z } from 'zod';

export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const weekday = z.number().int().min(1).max(7);

/** The place of a range of postal codes; codes between two ranges belong to the next one. */
const area = z.object({
  /** digits of the postal code */
  from: z.string().regex(/^\d{4,5}$/),
  to: z.string().regex(/^\d{4,5}$/),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const pickupPoint = z.object({
  id: z.string().regex(/^[A-Z0-9-]{1,40}$/),
  carrier: z.string().min(1).max(40),
  network: z.string().min(1).max(40),
  type: z.enum(['manned', 'locker']),
  name: z.string().min(1).max(60),
  street: z.string().min(1).max(60),
  houseNumber: z.string().min(1).max(14),
  postalCode: z.string().min(4).max(10),
  city: z.string().min(1).max(60),
  country: z.string().regex(/^[A-Z]{2}$/),
  latitude: area.shape.latitude,
  longitude: area.shape.longitude,
  /** ISO 8601 weekdays, 1 = Monday */
  hours: z.array(z.object({ days: z.tuple([weekday, weekday]), opens: timeOfDay, closes: timeOfDay })).max(7),
});

/** A workshop that fits tyres. */
const fittingPartner = z.object({
  ...pickupPoint.omit({ carrier: true, network: true, type: true }).shape,
  phone: z.string().regex(/^[\d ()+/-]{6,20}$/),
  placesPerDay: z.number().int().min(1).max(50),
});

const street = z.object({
  postalCode: z.string().min(4).max(10),
  /** house numbers, both included */
  from: z.number().int().min(1),
  until: z.number().int().max(99_999),
  street: z.string().min(1).max(60),
  city: z.string().min(1).max(60),
});

/** Files of a tenant's folder `delivery/`: the data of its sandbox carriers. Demo values. */
export const pickupPointsFile = z.object({ areas: z.array(area), points: z.array(pickupPoint) });
export const addressesFile = z.object({ streets: z.array(street) });

export const fittingPartnersFile = z.object({ partners: z.array(fittingPartner) });

export const deliveryPlaces = z.object({
  ...pickupPointsFile.shape,
  ...addressesFile.shape,
  ...fittingPartnersFile.shape,
});
export type DeliveryPlaces = z.output<typeof deliveryPlaces>;
