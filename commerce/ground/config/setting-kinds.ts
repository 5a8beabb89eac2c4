import { z } from 'zod';

/** How a setting is read. `secret`: the message about a wrong value does not repeat it */
export type Definition<T> = { schema: z.ZodType<T>; expected: string; secret?: boolean };

/** A setting that may be absent; it is null then. */
export function defineOptional<T>(schema: z.ZodType<T, string>) {
  return schema.optional().transform((value) => value ?? null);
}

/** A whole number from `min` to `max`, both allowed. */
export function defineWholeNumber(min: number, max: number, fallback: number): Definition<number> {
  const schema = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback);
  return { schema, expected: `a whole number from ${min} to ${max}` };
}

/** @param protocols with their colons @param secret it may hold a password */
export function defineAddress(protocols: readonly string[], secret = false): Definition<string | null> {
  const schema = z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''));
  const forms = protocols.map((protocol) => `${protocol}//…`).join(' or ');
  return { schema: defineOptional(schema), expected: `an address ${forms}`, secret };
}

const origin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '');
  })
  .transform((text) => text.replace(/\/$/, ''));
const EXPECTED_ORIGIN = 'an origin such as https://shop.example';

/** Where a tenant is reached from outside, without a slash at its end. */
export function defineOrigin(fallback: string): Definition<string> {
  return { schema: origin.default(fallback), expected: EXPECTED_ORIGIN };
}

/** The same for a host that there may be none of. */
export function defineOptionalOrigin(): Definition<string | null> {
  return { schema: defineOptional(origin), expected: EXPECTED_ORIGIN };
}

/** The id of a tenant that exists. */
export function defineTenant(tenantIds: readonly string[]): Definition<string> {
  const schema = z
    .string()
    .refine((id) => tenantIds.includes(id))
    .default(tenantIds.includes('nl') ? 'nl' : (tenantIds[0] ?? ''));
  return { schema, expected: `one of the tenants ${tenantIds.join(', ')}` };
}
