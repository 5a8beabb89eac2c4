/** Faults with texts of their own (product 8), word for word, without a full stop. */
export const NEWSLETTER_FAULTS = { 'email.email': 'contact.fault.email' } as const;
