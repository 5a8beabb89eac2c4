import { redirect } from 'react-router';
import { signInFirst } from '#app/features/account/require-customer.ts';
import { AddToBasketMutation } from '#app/features/basket/add-to-basket.mutations.ts';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { findVariation, formatValuesQuery, readValues } from '#app/features/product/variant-choice.rules.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { type Notice, readWishlistForm, type WishlistForm } from './wishlist.form.ts';
import {
  ChangeWishlistLineMutation,
  KeepMutation,
  KeepNoLongerMutation,
  ShareWishlistMutation,
} from './wishlist.query.ts';

/**
 * Handles every change of the wishlist by a form, then shows the wishlist's own address (303), so that reloading or
 * going back repeats nothing. The outcome is put into the address.
 */
export const wishlistAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'wishlist');
  const intent = form.get('intent');
  if (intent === 'share' || intent === 'unshare') return share(page, intent === 'share');
  const asked = readWishlistForm(form);
  if (!asked) return redirectWithNotice(page, 'failed');
  const values = readValues(form);
  const notice = await changeWishlist(page, asked, values);
  if (asked.intent === 'remove' && notice === null) {
    const removed = asked.variantSku ? `${asked.sku}|${asked.variantSku}` : asked.sku;
    return redirect(`${page.url.pathname}?removed=${encodeURIComponent(removed)}`, 303);
  }
  // a refused choice is offered again, with the chosen values
  const again = asked.intent === 'change' && notice !== null && ASKED_AGAIN.has(notice);
  const edit = again ? `&edit=${encodeURIComponent(asked.sku)}${formatValuesQuery(values)}` : '';
  return redirect(`${page.url.pathname}?notice=${notice}${edit}`, 303);
});

const ASKED_AGAIN: ReadonlySet<Notice> = new Set(['soldOut', 'choose', 'failed']);

/**
 * Makes the change.
 * @returns null for an article that is no longer on the wishlist; `failed` if the gateway could not do it
 */
async function changeWishlist(
  page: PageRequest,
  asked: WishlistForm,
  values: readonly (string | null)[],
): Promise<Notice | null> {
  try {
    if (asked.intent !== 'remove') return await change(page, asked, values);
    await page.query(KeepNoLongerMutation, { sku: asked.sku });
    return null;
  } catch (reason) {
    if (!(reason instanceof GatewayError)) throw reason;
    page.log.error({ err: reason }, `wishlist: ${asked.intent} of ${asked.sku} failed`);
    return 'failed';
  }
}

/** Shares the list by a link, or withdraws the link. */
async function share(page: PageRequest, shared: boolean) {
  const { shareWishlist } = await page.query(ShareWishlistMutation, { shared });
  if (shareWishlist.__typename === 'SignInRequired') throw signInFirst(page);
  return redirect(page.url.pathname, 303);
}

function redirectWithNotice(page: PageRequest, notice: Notice) {
  return redirect(`${page.url.pathname}?notice=${notice}`, 303);
}

async function change(
  page: PageRequest,
  asked: Exclude<WishlistForm, { intent: 'remove' }>,
  values: readonly (string | null)[],
): Promise<Notice> {
  switch (asked.intent) {
    case 'add':
      return keep(page, asked.sku, asked.variantSku);
    case 'change':
      return choose(page, asked.sku, values);
    case 'move':
      return move(page, asked.sku, asked.variantSku);
  }
}

async function keep(page: PageRequest, sku: string, variantSku: string | null): Promise<Notice> {
  const { addToWishlist } = await page.query(KeepMutation, { input: { sku, variantSku } });
  switch (addToWishlist.__typename) {
    case 'WishlistChanged':
      return 'added';
    case 'WishlistFull':
      return 'full';
    case 'ProductNotFound':
    case 'VariantNotFound':
      return 'gone';
  }
}

/** @param values in the order of the dimensions; an incomplete choice is requested again */
async function choose(page: PageRequest, sku: string, values: readonly (string | null)[]): Promise<Notice> {
  const { product } = await page.query(VariantChoiceQuery, { sku });
  if (!product) return 'gone';
  const variant = findVariation(product, values);
  if (!variant) return product.dimensions.every((_, index) => values[index]) ? 'soldOut' : 'choose';
  const variantSku = variant.sku;
  const { changeWishlistLine } = await page.query(ChangeWishlistLineMutation, { input: { sku, variantSku } });
  switch (changeWishlistLine.__typename) {
    case 'WishlistChanged':
      return 'changed';
    case 'WishlistUnchanged':
      return 'unchanged';
    case 'VariantSoldOut':
      return 'soldOut';
    case 'ProductNotFound':
    case 'VariantNotFound':
      return 'gone';
  }
}

/** Puts an article into the basket, then removes it from the list. */
async function move(page: PageRequest, sku: string, variantSku: string): Promise<Notice> {
  const { addToBasket } = await page.query(AddToBasketMutation, { input: { variantSku, quantity: 1 } });
  if (addToBasket.__typename === 'VariantNotFound') return 'gone';
  if (addToBasket.__typename !== 'BasketChanged') return 'stock';
  await page.query(KeepNoLongerMutation, { sku });
  return 'moved';
}
