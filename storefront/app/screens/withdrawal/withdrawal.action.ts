import { data, redirect } from 'react-router';
import { readReturned } from '#app/features/order/returned-lines.ts';
import { createFormAction } from '#app/form/form-action.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { withdrawalReceiptLink } from '#app/page/order-links.ts';
import { requireScreen } from '#app/page/pages.ts';
import { listFaults } from '#forms/faults.ts';
import { withdrawalSchema } from '#forms/withdrawal.ts';
import { WithdrawMutation } from './withdrawal.query.ts';

/** `check`: the input is shown for review, with the button that makes the declaration. */
export type WithdrawalState = FormState & {
  readonly step: 'form' | 'check';
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
};

const SCOPES = { whole: 'WHOLE', part: 'PART', credit: 'CREDIT', both: 'BOTH' } as const;

/** Checks the form first; the second button makes the declaration. */
export const withdrawalAction = createFormAction(
  { step: 'form' as const, retryMinutes: null },
  async ({ page, form }) => {
    requireScreen(page, 'withdrawal');
    const values = collectTypedValues(form);
    const input = {
      statementId: readField(form, 'statementId'),
      name: readField(form, 'name'),
      orderNumber: readField(form, 'orderNumber'),
      email: readField(form, 'email'),
      scope: readField(form, 'scope'),
      articles: readField(form, 'articles') || null,
      items: readReturned(form),
      accessToken: readField(form, 'token').slice(0, 100) || null,
    };
    const parsed = withdrawalSchema.safeParse(input);
    if (!parsed.success) return data(buildState('form', values, listFaults(parsed.error)), { status: 422 });
    const intent = readField(form, 'intent');
    if (intent === 'edit') return buildState('form', values);
    if (intent !== 'confirm') return buildState('check', values);
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
        return data({ ...buildState('check', values), retryMinutes }, { status: 429 });
      }
      case 'InvalidInput':
        return data(buildState('form', values, outcome.fields), { status: 422 });
    }
  },
);

function buildState(
  step: WithdrawalState['step'],
  values: FormState['values'],
  faults: FormState['faults'] = [],
): WithdrawalState {
  return { step, values, faults, retryMinutes: null };
}
