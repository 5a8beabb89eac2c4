import { redirect } from 'react-router';
import { fieldOf } from '#app/form/form-state.ts';
import { orderStatusLink } from '#app/page/links.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { CancelOrderMutation } from './order-status.query.ts';

/** Cancels the order; the page then says how it is. */
export const orderStatusAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'orderStatus');
  const orderNumber = fieldOf(form, 'order').slice(0, 30);
  const accessToken = fieldOf(form, 'token').slice(0, 100) || null;
  if (fieldOf(form, 'intent') !== 'cancel') throw new Response(null, { status: 400 });
  const { cancelOrder } = await page.query(CancelOrderMutation, { orderNumber, accessToken });
  const { prefix, paths } = page.localeSettings;
  const notice = cancelOrder.__typename === 'OrderCancelled' ? null : 'late';
  throw redirect(orderStatusLink({ prefix, paths }, { orderNumber, accessToken }, notice), 303);
});
