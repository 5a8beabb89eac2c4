/** Faults whose words the specification gives; word for word, without a full stop. */
export const NEWSLETTER_FAULTS = { 'email.email': 'contact.fault.email' } as const;
