import { z } from 'zod';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One way of delivery. Amounts in minor units of the tenant's currency. */
const deliveryOption = z.object({
  /** text key: delivery.option.{code} */
  code: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** delivered to an address, or to a point where the customer picks it up */
  to: z.enum(['address', 'pickup']).default('address'),
  priceMinor: z.number().int().min(0),
  /** free from this value of items; null for never */
  freeFromMinor: z.number().int().positive().nullable(),
  /** added to the article's own delivery days; negative for a faster way, never below one day */
  extraDays: z.number().int().min(-30).max(30).default(0),
  /** the customer chooses the day among the next possible ones */
  wishedDay: z.boolean().default(false),
  /** costs nothing for customers with the delivery flat */
  premiumFree: z.boolean().default(false),
  /** the price for freight instead; null if this option takes no freight */
  freight: z
    .object({
      priceMinor: z.number().int().min(0),
      freeFromMinor: z.number().int().positive().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** the hours of the day within which it arrives; null for during the day */
  hours: z.object({ from: timeOfDay, until: timeOfDay }).nullable().default(null),
});

/** Delivery: its ways, and the rules that depend on the place and the goods. */
export const deliverySettings = z.object({
  options: z
    .array(deliveryOption)
    .min(1)
    .refine((options) => options.some(({ to, freight }) => to === 'address' && freight), {
      error: 'a way to an address must take freight',
    }),
  /** time of day in the market until which an order counts for that day */
  orderUntil: timeOfDay.default('22:00'),
  /** number of working days offered as wished day */
  wishedDays: z.number().int().min(1).max(30).default(10),
  /** fewest and most working days of an article without delivery days in its stock */
  usualDays: z
    .tuple([z.number().int().min(0).max(60), z.number().int().min(0).max(60)])
    .refine(([fewest, most]) => fewest <= most, 'the fewest days first')
    .default([1, 3]),
  /** product kinds that are too large for a locker */
  bulkyKinds: z.array(z.string().min(1)).default([]),
  /** product kinds that are delivered by freight, to an address only */
  freightKinds: z.array(z.string().min(1)).default([]),
  /** so many pieces of a product kind fill a parcel; whatever else is ordered costs the parcels of one order */
  piecesPerParcel: z.record(z.string().min(1), z.number().int().min(1).max(99)).default({}),
  /**
   * postal codes (a regular expression for their stored form) that take more working days: islands, car-free places
   */
  remoteAreas: z
    .array(
      z.object({ postalCodes: z.string().regex(/^\^.+\$$/), extraDays: z.number().int().min(1).max(30) }),
    )
    .default([]),
  /** source of street completion and pick-up points; sandbox: the tenant's folder `delivery/` */
  places: z.enum(['sandbox']).default('sandbox'),
  /**
   * carriers' tracking pages, by the carrier's name as the warehouse writes it; {number} and {postalCode} are filled
   * in
   */
  trackingPages: z.record(z.string().min(1), z.string().regex(/^https:\/\/\S*\{number\}/)).default({}),
  /** whether postal code and house number fill in the street */
  completesAddress: z.boolean().default(false),
  /** the price of a voluntary contribution for the parcel's emissions; used where orderOptions.co2Compensation is on */
  co2CompensationMinor: z.number().int().positive().nullable().default(null),
  /** the delivery flat; sold where orderOptions.premium is on */
  premium: z
    .object({ priceMinor: z.number().int().positive(), months: z.number().int().min(1).max(36) })
    .nullable()
    .default(null),
});
