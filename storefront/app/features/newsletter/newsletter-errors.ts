/** Faults with texts of their own (product 5 and 8), word for word, without a full stop. */
export const NEWSLETTER_FAULTS = {
  'email.email': 'contact.fault.email',
  'email.required': 'contact.fault.required.email',
} as const;
