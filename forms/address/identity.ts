import { z } from 'zod';
import { FIELD_LIMITS } from '../field-limits.ts';
import { dropNumberSign } from '../lists/visible-text.ts';
import { account } from '../payment.ts';
import {
  customerNumber,
  emailAddress,
  knownPassword,
  line,
  newPassword,
  optional,
  personName,
  phone,
  typedLine,
} from '../typed-fields.ts';

/**
 * Hours for which a mailed link is valid, as pages and mails say. The same for all tenants: it limits the damage of a
 * stolen mail.
 */
export const LINK_HOURS = 24;

export const SALUTATIONS = ['female', 'male', 'not_specified'] as const;

/** Channels for messages to customers, besides the newsletter, which has a list of its own. */
export const CHANNELS = ['post', 'phone', 'survey', 'wishlist'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Digits of printed customer numbers. */
const MOST_DIGITS = 12;

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
  customerNumber: customerNumber(MOST_DIGITS),
  dateOfBirth,
  stayLoggedIn: z.boolean().default(false),
});

export const emailSchema = z.object({ email: emailAddress });

export const newPasswordSchema = z.object({ password: newPassword });

export const ownPasswordSchema = z.object({ password: knownPassword });

export const changePasswordSchema = z.object({
  currentPassword: knownPassword,
  password: newPassword,
});

const person = {
  salutation: z.enum(SALUTATIONS, { error: 'choice' }).default('not_specified'),
  givenName: personName,
  familyName: personName,
  phone: optional(phone),
};

export const registrationSchema = z.object({ email: emailAddress, password: newPassword, ...person });

/** A fact about an order placed as a guest: its number or its postal code. */
export const guestOrdersSchema = z.object({
  fact: typedLine(FIELD_LIMITS.orderNumber).transform(dropNumberSign),
});

export const personalDataSchema = z.object({ ...person, dateOfBirth: optional(dateOfBirth) });

export const debitAccountSchema = account;

export const passkeySchema = z.object({
  name: line(60),
  answer: z.string().min(1).max(20_000),
});
