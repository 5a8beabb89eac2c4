import { z } from 'zod';
import { createPostalCodeSchema, getAddressSchema } from './address/address.ts';
import { isCalendarDay } from './calendar-day.ts';
import { createFieldsSchema, type FieldsSource } from './extension-fields.ts';
import { FIELD_LIMITS } from './field-limits.ts';
import { emailAddress, newPassword, optional } from './typed-fields.ts';

/** Signing in: input only has to exist and be bounded; the credentials decide. */
export const loginSchema = z.object({
  email: emailAddress,
  // mandatory, too short, too long (product 5.1)
  password: newPassword,
  stayLoggedIn: z.boolean().default(false),
});

/** The place of a basket before there is an address. @param country the tenant's, ISO 3166-1 alpha-2 */
export function createPlaceSchema(country: string) {
  return z.object({ postalCode: createPostalCodeSchema(country) });
}

export const identitySchema = z.discriminatedUnion('identity', [
  z.object({ identity: z.literal('GUEST'), email: emailAddress }),
  z.object({ identity: z.literal('ACCOUNT'), email: emailAddress, password: newPassword }),
]);

/** The properties of a way of delivery that the form depends on. */
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

/** The properties of a tenant that the form depends on. */
type Asking = {
  readonly country: string;
  readonly delivery: { readonly options: readonly WayOfDelivery[] };
  readonly activeExtensions: readonly FieldsSource[];
};

/**
 * The choice decides the further fields: an address only for another address, a point only for picking up, a day only
 * where one can be wished. The server checks whether the point exists and has the number it needs, and whether the
 * day is possible.
 * @param typed the input that will be parsed
 */
export function getDeliverySchema(tenant: Asking, typed: unknown) {
  const chosen = chosenBefore.safeParse(typed).data;
  const usual = chosen?.delivery ? 'address' : 'home';
  const kind = chosen?.kind ?? usual;
  const to = kind === 'pickup' ? 'pickup' : 'address';
  const option = tenant.delivery.options.find(({ code }) => code === chosen?.deliveryOption);
  const asked = {
    country: tenant.country,
    usual,
    asks: kind === 'address' || kind === 'pickup' ? kind : null,
    to,
    wishes: option?.wishedDay ?? false,
  } as const;
  return memoizeDeliverySchema(tenant, asked);
}

type Asked = {
  readonly country: string;
  readonly usual: 'address' | 'home';
  /** the address or point that the kind needs besides the billing address */
  readonly asks: 'address' | 'pickup' | null;
  readonly to: WayOfDelivery['to'];
  readonly wishes: boolean;
};

type Schemas = Map<string, ReturnType<typeof createDeliverySchema>>;
const schemas = new WeakMap<Asking['activeExtensions'], WeakMap<readonly WayOfDelivery[], Schemas>>();

/** Making a schema costs more than parsing with it; there are few, and they live as long as the tenant's settings. */
function memoizeDeliverySchema({ delivery: { options }, activeExtensions }: Asking, asked: Asked) {
  const ofExtensions = schemas.get(activeExtensions) ?? new WeakMap<readonly WayOfDelivery[], Schemas>();
  schemas.set(activeExtensions, ofExtensions);
  const ofOptions: Schemas = ofExtensions.get(options) ?? new Map();
  ofExtensions.set(options, ofOptions);
  const key = Object.values(asked).join();
  const known = ofOptions.get(key) ?? createDeliverySchema(options, activeExtensions, asked);
  ofOptions.set(key, known);
  return known;
}

const nothing = z
  .unknown()
  .optional()
  .transform(() => null);

function createDeliverySchema(
  options: readonly WayOfDelivery[],
  extensions: readonly FieldsSource[],
  { country, usual, asks, to, wishes }: Asked,
) {
  return z.object({
    kind: z.enum(['home', 'address', 'pickup'], { error: 'choice' }).default(usual),
    billing: getAddressSchema(country),
    delivery: asks === 'address' ? getAddressSchema(country) : nothing,
    pickupPointId:
      asks === 'pickup' ? z.string({ error: 'choice' }).regex(/^[A-Za-z0-9-]{1,40}$/, 'choice') : nothing,
    /** whether the point needs the number, and whether it is valid, is checked where the point is known */
    postNumber:
      asks === 'pickup'
        ? optional(z.string('post_number').max(FIELD_LIMITS.postNumber, 'post_number'))
        : nothing,
    deliveryOption: z
      .string({ error: 'choice' })
      .refine((code) => options.some((way) => way.code === code && way.to === to), 'choice'),
    wishedOn: wishes ? z.string({ error: 'choice' }).refine(isCalendarDay, 'choice') : nothing,
    co2Compensation: z.boolean().default(false),
    /** whether the other address is stored in the customer's address book, and which entry it replaces */
    saveAddress: z.boolean().default(false),
    addressId: optional(z.uuid('invalid')),
    fields: createFieldsSchema(extensions),
  });
}
