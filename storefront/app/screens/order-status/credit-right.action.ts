import { fieldOf } from '#app/form/form-state.ts';
import type { OrderNotice } from '#app/page/order-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { notFound } from '#app/page/pages.ts';
import {
  ChooseOrderProtectionMutation,
  EndOrderProtectionMutation,
  PauseCreditMutation,
  RepayCreditMutation,
  WithdrawCreditMutation,
} from './credit-right.mutations.ts';

export type CreditRight = 'repay' | 'withdraw-credit' | 'pause' | 'protect' | 'unprotect';

const DONE: Readonly<Record<CreditRight, OrderNotice>> = {
  repay: 'repaying',
  'withdraw-credit': 'credit-withdrawn',
  pause: 'paused',
  protect: 'protected',
  unprotect: 'unprotected',
};

/**
 * Uses a right of the customer in the credit of an order.
 * @returns the notice for the page; `changed`: something differs from what was shown, and nothing was done
 */
export async function exerciseRight(
  page: PageRequest,
  orderNumber: string,
  right: CreditRight,
  form: FormData,
): Promise<OrderNotice | 'terms-missing' | null> {
  if (right === 'protect' && fieldOf(form, 'choice') !== 'yes') return null;
  const { outcome } = await ask(page, orderNumber, right, form);
  if (outcome.__typename === 'OrderNotFound') throw notFound();
  if (outcome.__typename === 'CreditRightUsed') return DONE[right];
  return outcome.why === 'TermsMissing' ? 'terms-missing' : 'changed';
}

function ask(page: PageRequest, orderNumber: string, right: CreditRight, form: FormData) {
  switch (right) {
    case 'repay':
      return page.query(RepayCreditMutation, {
        orderNumber,
        partMinor: minorOf(form, 'partMinor') || null,
        payMinor: minorOf(form, 'payMinor'),
      });
    case 'withdraw-credit':
      return page.query(WithdrawCreditMutation, { orderNumber });
    case 'pause':
      return page.query(PauseCreditMutation, {
        orderNumber,
        surchargeMinor: minorOf(form, 'surchargeMinor'),
      });
    case 'protect':
      return page.query(ChooseOrderProtectionMutation, {
        orderNumber,
        totalMinor: minorOf(form, 'totalMinor'),
        termsAccepted: fieldOf(form, 'termsAccepted') === 'yes',
      });
    case 'unprotect':
      return page.query(EndOrderProtectionMutation, { orderNumber });
  }
}

/** The amount in a hidden field; 0 when it is malformed. */
function minorOf(form: FormData, name: string): number {
  const value = Number(fieldOf(form, name));
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, 1_000_000_000) : 0;
}
