import { data, redirect } from 'react-router';
import { type CheckoutStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import {
  RequestCreditReviewMutation,
  SetCheckoutCreditMutation,
} from '#app/features/credit/checkout-credit.query.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { readPlan } from '#forms/credit.ts';

/** The answer of a credit check that did not approve. */
export type CreditState = FormState & {
  readonly decision: { readonly referred: boolean; readonly source: string } | null;
  readonly reviewAsked: boolean;
  readonly busy: boolean;
};

const NOTHING: Omit<CreditState, 'values'> = { faults: [], decision: null, reviewAsked: false, busy: false };

/**
 * Saves a plan, with the answer about payment protection where the form asks for it. Leads to the page of payment
 * protection where that is offered and not answered yet, else to the last step.
 */
export async function saveCredit(page: PageRequest, form: FormData) {
  if (readField(form, 'intent') === 'review') return review(page, form);
  const plan = readPlan(readField(form, 'plan'));
  const faults = listMissingFields(form);
  if (!plan || faults.length > 0) return answer(form, { ...NOTHING, faults }, 422);
  const { setCheckoutCredit: outcome } = await page.query(SetCheckoutCreditMutation, {
    input: { ...plan, dateOfBirth: readField(form, 'dateOfBirth'), protection: readProtection(form) },
  });
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return redirect(getNextPath(page, outcome.checkout), 303);
    case 'InvalidInput':
      return answer(form, { ...NOTHING, faults: outcome.fields.map(convertToPlanFault) }, 422);
    case 'TooManyAttempts':
      return answer(form, { ...NOTHING, busy: true }, 429);
    case 'CreditNotApproved': {
      const { referred, source } = outcome;
      return answer(form, { ...NOTHING, decision: { referred, source } }, 200);
    }
  }
}

/** All missing fields at once, so that nobody is sent back twice. */
function listMissingFields(form: FormData): FormState['faults'] {
  const faults: { field: string; code: string }[] = [];
  if (!readPlan(readField(form, 'plan'))) faults.push({ field: 'plan', code: 'choice' });
  const isOffered = readField(form, 'protectionOffered') === 'yes';
  const protection = readProtection(form);
  if (isOffered && !protection) faults.push({ field: 'protection', code: 'choice' });
  if (protection?.chosen && !protection.termsAccepted)
    faults.push({ field: 'termsAccepted', code: 'required' });
  if (readField(form, 'dateOfBirth') === '') faults.push({ field: 'dateOfBirth', code: 'required' });
  return faults;
}

/** @returns null if the question was not asked or not answered */
function readProtection(form: FormData) {
  const choice = readField(form, 'protection');
  if (choice !== 'yes' && choice !== 'no') return null;
  return { chosen: choice === 'yes', termsAccepted: readField(form, 'termsAccepted') === 'yes' };
}

type Chosen = {
  readonly step: CheckoutStep;
  readonly credit: { readonly protectionChosen: boolean | null; readonly protection: object | null };
};

function getNextPath(page: PageRequest, { step, credit }: Chosen): string {
  const { paths } = page.localeSettings;
  if (credit.protection && credit.protectionChosen === null && paths.paymentProtection) {
    return paths.paymentProtection;
  }
  return stepAddress(paths, step);
}

async function review(page: PageRequest, form: FormData) {
  await page.query(RequestCreditReviewMutation, {});
  return answer(form, { ...NOTHING, reviewAsked: true }, 200);
}

/** Method and number are one field of the form. */
function convertToPlanFault({ field, code }: { field: string; code: string }) {
  return { field: field === 'method' || field === 'count' ? 'plan' : field, code };
}

function answer(form: FormData, state: Omit<CreditState, 'values'>, status: number) {
  const kept: CreditState = { ...state, values: collectTypedValues(form) };
  return data(kept, { status });
}
