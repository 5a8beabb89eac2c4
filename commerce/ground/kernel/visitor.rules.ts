import type { Visitor } from './context.ts';

type Asked = { readonly visitor: Visitor | null };

/**
 * The id of the signed-in customer: one who has given a password or a passkey in this session within twelve hours.
 * null for everybody else, including a soft-logged-in customer. This is the only place that defines signed in.
 */
export function getSignedInCustomer({ visitor }: Asked): string | null {
  return visitor?.type === 2 ? visitor.customerId : null;
}

/** Whether the visitor is soft-logged-in: known, but must enter the password before anything personal. */
export function isSoftLoggedIn({ visitor }: Asked): boolean {
  return visitor?.type === 1;
}
