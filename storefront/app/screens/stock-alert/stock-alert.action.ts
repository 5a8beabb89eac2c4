import { data } from 'react-router';
import type { StockAlertState } from '#app/features/stock-alert/stock-alert.types.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { createNotFound, personalAction, requireScreen } from '#app/page/pages.ts';
import {
  ConfirmStockAlertMutation,
  RequestStockAlertMutation,
  WithdrawStockAlertMutation,
} from './stock-alert.query.ts';

/** Requests an alert, confirms its address, or withdraws it. */
export const stockAlertAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'stockAlert');
  try {
    return await act(page, form);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ err: error }, 'a wish to be told of stock could not be taken');
    return data(buildFailedState(collectTypedValues(form)), { status: 503 });
  }
});

function act(page: PageRequest, form: FormData) {
  const token = readField(form, 'token').slice(0, 100);
  switch (readField(form, 'intent')) {
    case 'request':
      return requestAlert(page, form);
    case 'confirm':
      return confirm(page, token);
    case 'withdraw':
      return withdraw(page, token);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function requestAlert(page: PageRequest, form: FormData) {
  const [email, sku] = [readField(form, 'email'), readField(form, 'sku').slice(0, 64)];
  const variantSku = readField(form, 'variant').slice(0, 64) || null;
  const { requestStockAlert: outcome } = await page.query(RequestStockAlertMutation, {
    input: { sku, variantSku, email },
  });
  switch (outcome.__typename) {
    case 'StockAlertAsked':
      return answer({ step: 'sent', email: email.trim(), days: outcome.confirmDays });
    case 'VariantInStock':
      return answer({ step: 'there' });
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data(answer({ step: 'form', values: collectTypedValues(form), retryMinutes }), { status: 429 });
    }
    case 'InvalidInput':
      return data(answer({ step: 'form', values: collectTypedValues(form), faults: outcome.fields }), {
        status: 422,
      });
    default:
      throw createNotFound();
  }
}

async function confirm(page: PageRequest, token: string) {
  const { confirmStockAlert: found } = await page.query(ConfirmStockAlertMutation, { token });
  return found ? answer({ step: 'confirmed' }) : data(answer({ step: 'expired' }), { status: 410 });
}

async function withdraw(page: PageRequest, token: string) {
  await page.query(WithdrawStockAlertMutation, { token });
  return answer({ step: 'withdrawn' });
}

/** The shop failed: the form keeps its input. */
export function buildFailedState(values: FormState['values']): StockAlertState {
  return answer({ step: values.intent === 'request' ? 'form' : 'confirm', values, failed: true });
}

function answer(state: Partial<StockAlertState> & Pick<StockAlertState, 'step'>): StockAlertState {
  return { values: {}, faults: [], email: '', days: 0, retryMinutes: null, failed: false, ...state };
}
