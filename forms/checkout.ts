import { z } from 'zod';
import { addressSchema, postalCode } from './address.ts';
import { emailAddress, newPassword, optional } from './faults.ts';
import { FIELD_LIMITS } from './field-limits.ts';

/** Signing in: what was typed is not judged beyond being there and bounded; only the match counts. */
export const loginSchema = z.object({
  email: emailAddress,
  // mandatory, too short, too long (product 5.1)
  password: newPassword,
  stayLoggedIn: z.boolean().default(false),
});

/** Where a basket goes, before there is an address. @param country the tenant's, ISO 3166-1 alpha-2 */
export function placeSchema(country: string) {
  return z.object({ postalCode: postalCode(country) });
}

export const identitySchema = z.discriminatedUnion('identity', [
  z.object({ identity: z.literal('GUEST'), email: emailAddress }),
  z.object({ identity: z.literal('ACCOUNT'), email: emailAddress, password: newPassword }),
]);

/** The data that the form needs to know of a way of delivery. */
type WayOfDelivery = {
  readonly code: string;
  readonly to: 'address' | 'pickup';
  readonly wishedDay: boolean;
};

const chosenBefore = z.object({
  kind: z.unknown().optional(),
  delivery: z.unknown().optional(),
  deliveryOption: z.unknown().optional(),
});

/**
 * The questions follow from the choice: an address only for another address, a point only for picking up, a day
 * only where one can be wished. Whether the point exists and has the number it asks for, and whether the day can be
 * kept, is the server's to say.
 * @param options the tenant's ways of delivery
 * @param typed what will be parsed
 */
export function deliverySchema(country: string, options: readonly WayOfDelivery[], typed: unknown) {
  const chosen = chosenBefore.safeParse(typed).data;
  const usual = chosen?.delivery ? 'address' : 'home';
  const kind = chosen?.kind ?? usual;
  const to = kind === 'pickup' ? 'pickup' : 'address';
  const option = options.find(({ code }) => code === chosen?.deliveryOption);
  const asked = {
    country,
    usual,
    asks: kind === 'address' || kind === 'pickup' ? kind : null,
    to,
    wishes: option?.wishedDay ?? false,
  } as const;
  return madeOnce(options, asked);
}

type Asked = {
  readonly country: string;
  readonly usual: 'address' | 'home';
  /** the address or point that the kind asks for besides the billing address */
  readonly asks: 'address' | 'pickup' | null;
  readonly to: WayOfDelivery['to'];
  readonly wishes: boolean;
};

const schemas = new WeakMap<readonly WayOfDelivery[], Map<string, ReturnType<typeof deliveryOf>>>();

/** Making a schema costs more than parsing with it; there are few, and as long as the tenant's options. */
function madeOnce(options: readonly WayOfDelivery[], asked: Asked) {
  const ofOptions = schemas.get(options) ?? new Map<string, ReturnType<typeof deliveryOf>>();
  schemas.set(options, ofOptions);
  const key = Object.values(asked).join();
  const known = ofOptions.get(key) ?? deliveryOf(options, asked);
  ofOptions.set(key, known);
  return known;
}

const nothing = z
  .unknown()
  .optional()
  .transform(() => null);

function deliveryOf(options: readonly WayOfDelivery[], { country, usual, asks, to, wishes }: Asked) {
  return z.object({
    kind: z.enum(['home', 'address', 'pickup'], { error: 'choice' }).default(usual),
    billing: addressSchema(country),
    delivery: asks === 'address' ? addressSchema(country) : nothing,
    pickupPointId:
      asks === 'pickup' ? z.string({ error: 'choice' }).regex(/^[A-Za-z0-9-]{1,40}$/, 'choice') : nothing,
    /** which points ask for it, and whether it is one, is said where the point is known */
    postNumber:
      asks === 'pickup'
        ? optional(z.string('post_number').max(FIELD_LIMITS.postNumber, 'post_number'))
        : nothing,
    deliveryOption: z
      .string({ error: 'choice' })
      .refine((code) => options.some((way) => way.code === code && way.to === to), 'choice'),
    wishedOn: wishes ? z.iso.date({ error: 'choice' }) : nothing,
    co2Compensation: z.boolean().default(false),
    /** of the other address in the customer's address book: whether it is kept there, and in which entry's place */
    saveAddress: z.boolean().default(false),
    addressId: optional(z.uuid('invalid')),
  });
}
