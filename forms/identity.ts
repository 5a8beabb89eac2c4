import { z } from 'zod';
import { emailAddress, newPassword, optional, personName } from './faults.ts';
import { FIELD_LIMITS } from './field-limits.ts';
import { account } from './payment.ts';
import { plainDashes, plainNumber, typedText } from './visible-text.ts';

/**
 * Hours for which a mailed link is valid, as pages and mails say. The same for all tenants: it limits the damage of a
 * stolen mail.
 */
export const LINK_HOURS = 24;

export const SALUTATIONS = ['female', 'male', 'not_specified'] as const;

/** Channels for messages to customers, besides the newsletter, which has a list of its own. */
export const CHANNELS = ['post', 'phone', 'survey', 'wishlist'] as const;
export type Channel = (typeof CHANNELS)[number];

/** In any spelling; not checked for a real number. */
const phone = optional(
  z
    .string()
    .max(4000, 'too_long')
    .transform((text) => plainDashes(typedText(text)).replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .max(30, 'too_long')
        .regex(/^\+?[\d ()/.-]{6,}$/, 'phone'),
    ),
);

/** At most 12 digits, as customer numbers are printed; what stands between them is ignored. */
const customerNumber = z
  .string({ error: 'required' })
  .max(4000, 'too_long')
  .transform((text) => plainNumber(text))
  .pipe(z.string().min(1, 'required').regex(/^\d+$/, 'digits').max(12, 'too_long'));

const OLDEST_YEAR = 1900;

/** ISO date, not in the future. */
const dateOfBirth = z
  .string({ error: 'required' })
  .min(1, 'required')
  .pipe(z.iso.date('date'))
  .refine(
    (day) => Number(day.slice(0, 4)) >= OLDEST_YEAR && day <= new Date().toISOString().slice(0, 10),
    'date',
  );

export const numberLoginSchema = z.object({
  customerNumber,
  dateOfBirth,
  stayLoggedIn: z.boolean().default(false),
});

export const emailSchema = z.object({ email: emailAddress });

export const newPasswordSchema = z.object({ password: newPassword });

/** A password that is only compared: only its length is checked. */
export const ownPasswordSchema = z.object({
  password: z.string({ error: 'required' }).min(1, 'required').max(128, 'too_long'),
});

export const changePasswordSchema = z.object({
  currentPassword: z.string({ error: 'required' }).min(1, 'required').max(128, 'too_long'),
  password: newPassword,
});

const person = {
  salutation: z.enum(SALUTATIONS, { error: 'choice' }).default('not_specified'),
  givenName: personName,
  familyName: personName,
  phone,
};

export const registrationSchema = z.object({ email: emailAddress, password: newPassword, ...person });

/** A fact about an order placed as a guest: its number or its postal code. */
export const guestOrdersSchema = z.object({
  fact: z.string({ error: 'required' }).trim().min(1, 'required').max(FIELD_LIMITS.orderNumber, 'too_long'),
});

export const personalDataSchema = z.object({ ...person, dateOfBirth: optional(dateOfBirth) });

export const debitAccountSchema = account;

export const passkeySchema = z.object({
  name: z
    .string({ error: 'required' })
    .max(4000, 'too_long')
    .transform((text) => typedText(text).replace(/\s+/gu, ' '))
    .pipe(z.string().min(1, 'required').max(60, 'too_long')),
  answer: z.string().min(1).max(20_000),
});
