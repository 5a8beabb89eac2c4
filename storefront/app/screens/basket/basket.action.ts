import { data, redirect } from 'react-router';
import { AddToBasketMutation } from '#app/features/basket/add-to-basket.mutations.ts';
import { type FormState, keptValues } from '#app/form/form-state.ts';
import { screenLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { placeSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import { type BasketForm, readBasketForm } from './basket.form.ts';
import {
  AddBasketVoucherMutation,
  ChangeBasketLineMutation,
  RemoveBasketVoucherMutation,
  SetBasketPostalCodeMutation,
  SetBasketServiceMutation,
} from './basket.query.ts';
import type { BasketFault } from './basket-fault.ts';

/**
 * Every change of the basket by a form: done, then shown at the basket's own address (303), so that reloading or going
 * back repeats nothing. A refusal goes into the address too, but for a postal code's (422): it says where somebody lives.
 */
export const basketAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'basket');
  const asked = readBasketForm(form);
  if (!asked) return refused(page, { code: 'input', number: 0 });
  if (asked.intent === 'variant-missing') return redirect(`${asked.productPath}?notice=variant`, 303);
  if (asked.intent === 'place') {
    const faults = await tellPlace(page, asked.postalCode);
    if (faults) return data<FormState>({ values: keptValues(form), faults }, { status: 422 });
    return redirect(basketPath(page), 303);
  }
  const fault = await change(page, asked);
  if (fault) return refused(page, fault, asked);
  const removed = asked.intent === 'remove' ? `?removed=${asked.variantSku}.${asked.quantity}` : '';
  return redirect(basketPath(page) + removed, 303);
});

function basketPath(page: PageRequest): string {
  return screenLink({ prefix: page.localeSettings.prefix, paths: page.localeSettings.paths }, 'basket');
}

function refused(page: PageRequest, fault: BasketFault, asked?: Exclude<BasketForm, { intent: 'place' }>) {
  return redirect(`${basketPath(page)}?fault=${fault.code}.${fault.number}${whatOf(asked)}`, 303);
}

/** What was refused, for the address: the code as it was typed, which nobody types twice, or the article. */
function whatOf(asked: Parameters<typeof refused>[2]): string {
  if (asked === undefined) return '';
  if (asked.intent === 'voucher') return `&${new URLSearchParams({ code: asked.code })}#voucher`;
  return 'variantSku' in asked && asked.variantSku ? `&${new URLSearchParams({ of: asked.variantSku })}` : '';
}

/** @returns null: it is kept */
async function tellPlace(page: PageRequest, typed: string): Promise<FormState['faults'] | null> {
  const parsed = placeSchema(page.tenant.country).safeParse({ postalCode: typed });
  if (!parsed.success) return faultsOf(parsed.error);
  const { setBasketPostalCode: outcome } = await page.query(SetBasketPostalCodeMutation, parsed.data);
  switch (outcome.__typename) {
    case 'CheckoutChanged':
      return null;
    case 'InvalidInput':
      return outcome.fields;
    default:
      throw new Error(`setBasketPostalCode answered ${outcome.__typename}`);
  }
}

async function change(
  page: PageRequest,
  asked: Exclude<BasketForm, { intent: 'place' }>,
): Promise<BasketFault | null> {
  if (asked.intent === 'add' || asked.intent === 'undo') {
    const { variantSku, quantity } = asked;
    const { addToBasket } = await page.query(AddToBasketMutation, { input: { variantSku, quantity } });
    return faultOf(addToBasket);
  }
  if (asked.intent === 'service') return answer(page, asked);
  if (asked.intent === 'voucher') return enterCode(page, asked.code);
  if (asked.intent === 'voucher-remove') {
    await page.query(RemoveBasketVoucherMutation, { voucherId: asked.voucherId });
    return null;
  }
  const quantity = asked.intent === 'remove' ? 0 : asked.quantity;
  const { changeBasketLine } = await page.query(ChangeBasketLineMutation, {
    input: { lineId: asked.lineId, quantity },
  });
  // a line that another tab has removed already is not worth an error
  return asked.intent === 'remove' && changeBasketLine.__typename === 'VariantNotFound'
    ? null
    : faultOf(changeBasketLine);
}

async function answer(
  page: PageRequest,
  { lineId, service, chosen }: Extract<BasketForm, { intent: 'service' }>,
): Promise<BasketFault | null> {
  const input = { lineId, service, chosen: chosen === 'yes' };
  const { setBasketService } = await page.query(SetBasketServiceMutation, { input });
  return setBasketService.__typename === 'ServiceNotOffered' ? { code: 'service', number: 0 } : null;
}

async function enterCode(page: PageRequest, code: string): Promise<BasketFault | null> {
  const { addBasketVoucher: outcome } = await page.query(AddBasketVoucherMutation, { code });
  switch (outcome.__typename) {
    case 'BasketChanged':
      return null;
    case 'VoucherNotFound':
      return { code: 'code', number: 0 };
    case 'TooManyVouchers':
      return { code: 'vouchers', number: outcome.limit };
    case 'TooManyAttempts':
      return { code: 'attempts', number: Math.ceil(outcome.retryAfterSeconds / 60) };
  }
}

type BasketOutcome =
  | { __typename: 'BasketChanged' | 'VariantNotFound' }
  | { __typename: 'InsufficientStock'; available: number }
  | { __typename: 'QuantityLimit' | 'BasketFull'; limit: number };

function faultOf(outcome: BasketOutcome): BasketFault | null {
  switch (outcome.__typename) {
    case 'BasketChanged':
      return null;
    case 'VariantNotFound':
      return { code: 'gone', number: 0 };
    case 'InsufficientStock':
      return { code: 'stock', number: outcome.available };
    case 'QuantityLimit':
      return { code: 'limit', number: outcome.limit };
    case 'BasketFull':
      return { code: 'full', number: outcome.limit };
  }
}
