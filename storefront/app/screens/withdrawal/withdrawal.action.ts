import { data, redirect } from 'react-router';
import { readReturned } from '#app/features/order/returned-lines.ts';
import { formAction } from '#app/form/form-action.ts';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { withdrawalReceiptLink } from '#app/page/order-links.ts';
import { requireScreen } from '#app/page/pages.ts';
import { faultsOf } from '#forms/faults.ts';
import { withdrawalSchema } from '#forms/withdrawal.ts';
import { WithdrawMutation } from './withdrawal.query.ts';

/** `check`: the input is shown for review, with the button that makes the declaration. */
export type WithdrawalState = FormState & {
  readonly step: 'form' | 'check';
  /** after too many attempts; null: not refused */
  readonly retryMinutes: number | null;
};

const SCOPES = { whole: 'WHOLE', part: 'PART', credit: 'CREDIT', both: 'BOTH' } as const;

/** Checks the form first; the second button makes the declaration. */
export const withdrawalAction = formAction(
  { step: 'form' as const, retryMinutes: null },
  async ({ page, form }) => {
    requireScreen(page, 'withdrawal');
    const values = keptValues(form);
    const input = {
      statementId: fieldOf(form, 'statementId'),
      name: fieldOf(form, 'name'),
      orderNumber: fieldOf(form, 'orderNumber'),
      email: fieldOf(form, 'email'),
      scope: fieldOf(form, 'scope'),
      articles: fieldOf(form, 'articles') || null,
      items: readReturned(form),
      accessToken: fieldOf(form, 'token').slice(0, 100) || null,
    };
    const parsed = withdrawalSchema.safeParse(input);
    if (!parsed.success) return data(state('form', values, faultsOf(parsed.error)), { status: 422 });
    const intent = fieldOf(form, 'intent');
    if (intent === 'edit') return state('form', values);
    if (intent !== 'confirm') return state('check', values);
    const { withdraw: outcome } = await page.query(WithdrawMutation, {
      input: { ...input, scope: SCOPES[parsed.data.scope] },
    });
    switch (outcome.__typename) {
      case 'WithdrawalReceipt': {
        const { prefix, paths } = page.localeSettings;
        throw redirect(withdrawalReceiptLink({ prefix, paths }, outcome.statementId), 303);
      }
      case 'TooManyAttempts': {
        const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
        return data({ ...state('check', values), retryMinutes }, { status: 429 });
      }
      case 'InvalidInput':
        return data(state('form', values, outcome.fields), { status: 422 });
    }
  },
);

function state(
  step: WithdrawalState['step'],
  values: FormState['values'],
  faults: FormState['faults'] = [],
): WithdrawalState {
  return { step, values, faults, retryMinutes: null };
}
