import { z } from 'zod';
import { FIELD_LIMITS } from './field-limits.ts';
import { customerNumber, emailAddress, optional, orderNumber, personName } from './typed-fields.ts';

export const SALUTATIONS = ['not_specified', 'female', 'male'] as const;
/** Path of a leaf in the tree of help topics. */
const TOPIC = /^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*){0,4}$/;

const message = z
  .string({ error: 'required' })
  .max(40_000, 'too_long')
  .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(1, 'required').max(FIELD_LIMITS.contactMessage, 'too_long'));

/** A message to the shop. A customer number has digits only. */
export const contactSchema = z.object({
  /** made by the form: a message that is sent twice is one contact */
  contactId: z.uuid('invalid'),
  topic: z.string().regex(TOPIC, 'choice'),
  salutation: z.enum(SALUTATIONS, 'choice'),
  givenName: personName,
  familyName: personName,
  email: emailAddress,
  customerNumber: optional(customerNumber()),
  orderNumber: optional(orderNumber),
  message,
});
export type ContactForm = z.infer<typeof contactSchema>;
