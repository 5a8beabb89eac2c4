import type { Visitor } from './context.ts';

type Asked = { readonly visitor: Visitor | null };

/**
 * The id of the signed-in customer: one who has shown a password or a passkey in this session within twelve hours.
 * null for everybody else, also for a soft-logged-in customer. This is the one place that says what signed in means.
 */
export function signedInCustomer({ visitor }: Asked): string | null {
  return visitor?.type === 2 ? visitor.customerId : null;
}

/** Whether the visitor is soft-logged-in: known, and to be asked for the password before anything personal. */
export function isSoftLoggedIn({ visitor }: Asked): boolean {
  return visitor?.type === 1;
}
