import type { Payments } from '#commerce/money/payment/payment-provider.types.ts';
import type { StaffContext } from '#commerce/staff/access/staff-context.types.ts';

/** The context of every operation of the desk: who acts, and what the services need. It belongs to no tenant. */
export type DeskContext = StaffContext & {
  /** the payment provider */
  readonly payments: Payments;
  /** origin of the desk's pages, without a slash at the end: links in mails lead there */
  readonly deskOrigin: string;
};
