import { z } from 'zod';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One way of delivery. Amounts in minor units of the tenant's currency. */
const deliveryOption = z.object({
  /** text key: delivery.option.{code} */
  code: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** brought to an address, or to a point where it is picked up */
  to: z.enum(['address', 'pickup']).default('address'),
  priceMinor: z.number().int().min(0),
  /** free from this value of items, null: never */
  freeFromMinor: z.number().int().positive().nullable(),
  /** added to the article's own delivery days; negative for a faster way, never below one day */
  extraDays: z.number().int().min(-30).max(30).default(0),
  /** the customer chooses the day among the next ones that can be kept */
  wishedDay: z.boolean().default(false),
  /** costs nothing for customers with the delivery flat */
  premiumFree: z.boolean().default(false),
  /** the price instead when something comes by freight; null: this way takes no freight */
  freight: z
    .object({
      priceMinor: z.number().int().min(0),
      freeFromMinor: z.number().int().positive().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** the hours of the day within which it comes; null: during the day */
  hours: z.object({ from: timeOfDay, until: timeOfDay }).nullable().default(null),
});

/** Delivery: ways, and what follows from where something goes and what it is. */
export const deliverySettings = z.object({
  options: z
    .array(deliveryOption)
    .min(1)
    .refine((options) => options.some(({ to, freight }) => to === 'address' && freight), {
      error: 'a way to an address must take freight',
    }),
  /** time of the market's day until which an order counts for that day */
  orderUntil: timeOfDay.default('22:00'),
  /** working days that are offered where a day can be wished */
  wishedDays: z.number().int().min(1).max(30).default(10),
  /** fewest and most working days of an article that the stock says nothing of */
  usualDays: z
    .tuple([z.number().int().min(0).max(60), z.number().int().min(0).max(60)])
    .refine(([fewest, most]) => fewest <= most, 'the fewest days first')
    .default([1, 3]),
  /** product kinds that no locker takes */
  bulkyKinds: z.array(z.string().min(1)).default([]),
  /** product kinds that come by freight, to an address only */
  freightKinds: z.array(z.string().min(1)).default([]),
  /** postal codes (a regular expression on how they are kept) that take more working days: islands, car-free places */
  remoteAreas: z
    .array(
      z.object({ postalCodes: z.string().regex(/^\^.+\$$/), extraDays: z.number().int().min(1).max(30) }),
    )
    .default([]),
  /** where street completion and pick-up points come from; sandbox: the tenant's folder `delivery/` */
  places: z.enum(['sandbox']).default('sandbox'),
  /**
   * pages where carriers say where a parcel is, by the carrier's name as the warehouse writes it; {number} and
   * {postalCode} are filled in
   */
  trackingPages: z.record(z.string().min(1), z.string().regex(/^https:\/\/\S*\{number\}/)).default({}),
  /** the street follows from postal code and house number */
  completesAddress: z.boolean().default(false),
  /** the price of a voluntary contribution for the parcel's emissions; used where orderOptions.co2Compensation is on */
  co2CompensationMinor: z.number().int().positive().nullable().default(null),
  /** the delivery flat; sold where orderOptions.premium is on */
  premium: z
    .object({ priceMinor: z.number().int().positive(), months: z.number().int().min(1).max(36) })
    .nullable()
    .default(null),
});
