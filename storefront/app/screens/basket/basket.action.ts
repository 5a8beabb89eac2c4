import { data, redirect } from 'react-router';
import { AddToBasketMutation } from '#app/features/basket/add-to-basket.mutations.ts';
import { readRefusedChange } from '#app/features/basket/refused-change.ts';
import { readServiceAnswers, type ServiceAnswer } from '#app/features/basket/service-answers.ts';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { findVariation, readValues } from '#app/features/product/variant-choice.rules.ts';
import { answerFailedChange } from '#app/form/failed-change.ts';
import { collectTypedValues, type FormState } from '#app/form/form-state.ts';
import { screenLink } from '#app/page/links.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { createPlaceSchema } from '#forms/checkout.ts';
import { listFaults } from '#forms/faults.ts';
import { type BasketForm, readBasketForm } from './basket.form.ts';
import {
  AddBasketVoucherMutation,
  ChangeBasketLineMutation,
  ChangeBasketVariantMutation,
  KeepForLaterMutation,
  RemoveBasketVoucherMutation,
  SetBasketPostalCodeMutation,
  SetBasketServiceMutation,
} from './basket.query.ts';
import type { BasketFault } from './basket-fault.ts';

/**
 * Handles every change of the basket by a form, then shows the basket's own address (303), so that reloading or going
 * back repeats nothing. A refusal is put into the address too, except for a postal code's (422), which reveals where
 * somebody lives. A change that failed leaves the page as it is (503): nothing is read again.
 */
export const basketAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'basket');
  try {
    return await changeBasket(page, form);
  } catch (reason) {
    if (!(reason instanceof GatewayError)) throw reason;
    page.log.error({ err: reason }, 'basket: a change could not be made');
    return answerFailedChange();
  }
});

async function changeBasket(page: PageRequest, form: FormData) {
  const asked = readBasketForm(form);
  if (!asked) return redirectRefused(page, { code: 'input', number: 0 });
  if (asked.intent === 'variant-missing') return redirect(`${asked.productPath}?notice=variant`, 303);
  if (asked.intent === 'place') {
    const faults = await tellPlace(page, asked.postalCode);
    if (faults) return data<FormState>({ values: collectTypedValues(form), faults }, { status: 422 });
    return redirect(getBasketPath(page), 303);
  }
  if (asked.intent === 'variant') return chooseVariant(page, asked, readValues(form));
  const fault = await change(page, asked, readServiceAnswers(form));
  if (fault) return redirectRefused(page, fault, asked);
  if (asked.intent === 'later') return redirect(`${getBasketPath(page)}?later=1`, 303);
  const removed =
    asked.intent === 'remove' ? `?removed=${encodeURIComponent(asked.variantSku)}.${asked.quantity}` : '';
  return redirect(getBasketPath(page) + removed, 303);
}

function getBasketPath(page: PageRequest): string {
  return screenLink({ prefix: page.localeSettings.prefix, paths: page.localeSettings.paths }, 'basket');
}

function redirectRefused(
  page: PageRequest,
  fault: BasketFault,
  asked?: Exclude<BasketForm, { intent: 'place' }>,
) {
  return redirect(`${getBasketPath(page)}?fault=${fault.code}.${fault.number}${getRefusedEntry(asked)}`, 303);
}

/** The refused entry, for the address: the typed code, which should not have to be typed again, or the article. */
function getRefusedEntry(asked: Parameters<typeof redirectRefused>[2]): string {
  if (asked === undefined) return '';
  if (asked.intent === 'voucher') return `&${new URLSearchParams({ code: asked.code })}#voucher`;
  return 'variantSku' in asked && asked.variantSku ? `&${new URLSearchParams({ of: asked.variantSku })}` : '';
}

/** @returns null if it is stored */
async function tellPlace(page: PageRequest, typed: string): Promise<FormState['faults'] | null> {
  const parsed = createPlaceSchema(page.tenant.country).safeParse({ postalCode: typed });
  if (!parsed.success) return listFaults(parsed.error);
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

/** Replaces a line by another size or colour. A refused choice is offered again at the line. */
async function chooseVariant(
  page: PageRequest,
  { lineId, sku, variantSku: before }: Extract<BasketForm, { intent: 'variant' }>,
  values: readonly (string | null)[],
) {
  const { product } = await page.query(VariantChoiceQuery, { sku });
  const variantSku = product && findVariation(product, values)?.sku;
  const fault = variantSku
    ? readRefusedChange(
        (await page.query(ChangeBasketVariantMutation, { input: { lineId, variantSku } }))
          .changeBasketVariant,
      )
    : ({ code: 'variant', number: 0 } as const);
  if (!fault) return redirect(getBasketPath(page), 303);
  const asked = new URLSearchParams({ fault: `${fault.code}.${fault.number}`, of: before, edit: lineId });
  return redirect(`${getBasketPath(page)}?${asked}`, 303);
}

/** Moves a line to the wishlist: added there first, so that nothing is lost between the two steps. */
async function keepForLater(
  page: PageRequest,
  { lineId, sku, variantSku }: Extract<BasketForm, { intent: 'later' }>,
): Promise<BasketFault | null> {
  const { addToWishlist } = await page.query(KeepForLaterMutation, { input: { sku, variantSku } });
  if (addToWishlist.__typename === 'WishlistFull') return { code: 'wishlist', number: addToWishlist.limit };
  if (addToWishlist.__typename !== 'WishlistChanged') return { code: 'gone', number: 0 };
  await page.query(ChangeBasketLineMutation, { input: { lineId, quantity: 0 } });
  return null;
}

async function change(
  page: PageRequest,
  asked: Exclude<BasketForm, { intent: 'place' | 'variant' }>,
  services: ServiceAnswer[],
): Promise<BasketFault | null> {
  if (asked.intent === 'later') return keepForLater(page, asked);
  if (asked.intent === 'add' || asked.intent === 'undo') {
    const { variantSku, quantity } = asked;
    const { addToBasket } = await page.query(AddToBasketMutation, {
      input: { variantSku, quantity, services },
    });
    return readRefusedChange(addToBasket);
  }
  if (asked.intent === 'service') return answer(page, asked);
  if (asked.intent === 'voucher') return tryCode(page, asked.code);
  if (asked.intent === 'voucher-remove') {
    await page.query(RemoveBasketVoucherMutation, { voucherId: asked.voucherId });
    return null;
  }
  const quantity = asked.intent === 'remove' ? 0 : asked.quantity;
  const { changeBasketLine } = await page.query(ChangeBasketLineMutation, {
    input: { lineId: asked.lineId, quantity },
  });
  // a line that another tab has already removed is no error
  return asked.intent === 'remove' && changeBasketLine.__typename === 'VariantNotFound'
    ? null
    : readRefusedChange(changeBasketLine);
}

async function answer(
  page: PageRequest,
  { lineId, service, chosen }: Extract<BasketForm, { intent: 'service' }>,
): Promise<BasketFault | null> {
  const input = { lineId, service, chosen: chosen === 'yes' };
  const { setBasketService } = await page.query(SetBasketServiceMutation, { input });
  return setBasketService.__typename === 'ServiceNotOffered' ? { code: 'service', number: 0 } : null;
}

/** A code that could not be checked stays in its field. */
async function tryCode(page: PageRequest, code: string): Promise<BasketFault | null> {
  try {
    return await enterCode(page, code);
  } catch (reason) {
    if (!(reason instanceof GatewayError)) throw reason;
    page.log.error({ err: reason }, 'basket: a voucher code could not be checked');
    return { code: 'code-unchecked', number: 0 };
  }
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
