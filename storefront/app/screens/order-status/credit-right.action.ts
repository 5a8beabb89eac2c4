import { readField } from '#app/form/form-state.ts';
import type { OrderNotice, OwnOrder } from '#app/page/order-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound } from '#app/page/pages.ts';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import {
  ChooseOrderProtectionMutation,
  EndOrderProtectionMutation,
  PauseCreditMutation,
  RepayCreditMutation,
} from './credit-right.mutations.ts';

export type CreditRight = 'repay' | 'pause' | 'protect' | 'unprotect';

const DONE: Readonly<Record<CreditRight, OrderNotice>> = {
  repay: 'repaying',
  pause: 'paused',
  protect: 'protected',
  unprotect: 'unprotected',
};

const REFUSED: Readonly<Record<string, OrderNotice | 'terms-missing'>> = {
  TermsMissing: 'terms-missing',
  FactRefused: 'fact-wrong',
  TooManyAttempts: 'fact-often',
};

/**
 * Uses a right of the customer in the credit of an order.
 * @returns the notice for the page; `changed`: something differs from what was shown, and nothing was done
 */
export async function exerciseRight(
  page: PageRequest,
  own: OwnOrder,
  right: CreditRight,
  form: FormData,
): Promise<OrderNotice | 'terms-missing' | null> {
  if (right === 'protect' && readField(form, 'choice') !== 'yes') return null;
  const { outcome } = await ask(page, own, right, form);
  if (outcome.__typename === 'OrderNotFound') throw createNotFound();
  if (outcome.__typename === 'CreditRightUsed') return DONE[right];
  return REFUSED[outcome.why] ?? 'changed';
}

function ask(page: PageRequest, own: OwnOrder, right: CreditRight, form: FormData) {
  const postalCode = readField(form, 'postalCode').slice(0, FIELD_LIMITS.postalCode) || null;
  const borrower = { ...own, postalCode };
  switch (right) {
    case 'repay':
      return page.query(RepayCreditMutation, {
        ...borrower,
        partMinor: readMinor(form, 'partMinor') || null,
        payMinor: readMinor(form, 'payMinor'),
      });
    case 'pause':
      return page.query(PauseCreditMutation, {
        ...borrower,
        surchargeMinor: readMinor(form, 'surchargeMinor'),
      });
    case 'protect':
      return page.query(ChooseOrderProtectionMutation, {
        orderNumber: own.orderNumber,
        totalMinor: readMinor(form, 'totalMinor'),
        termsAccepted: readField(form, 'termsAccepted') === 'yes',
      });
    case 'unprotect':
      return page.query(EndOrderProtectionMutation, borrower);
  }
}

/** The amount in a hidden field; 0 when it is malformed. */
function readMinor(form: FormData, name: string): number {
  const value = Number(readField(form, name));
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, 1_000_000_000) : 0;
}
