import { redirect } from 'react-router';
import { requireCustomer } from '#app/features/account/require-customer.ts';
import { readField } from '#app/form/form-state.ts';
import { invoicesLink } from '#app/page/account-links.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { DebitDueMutation, PayDueMutation } from './account-invoices.query.ts';

/** Pays the due amount of an order: at the provider's page, or by direct debit. */
export const accountInvoicesAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'accountInvoices');
  await requireCustomer(page);
  const { prefix, paths } = page.localeSettings;
  const shop = { prefix, paths };
  const orderNumber = readField(form, 'order').slice(0, 30);
  if (readField(form, 'intent') === 'debit') {
    const mandateAccepted = readField(form, 'mandate') === 'yes';
    const { debitDue } = await page.query(DebitDueMutation, { orderNumber, mandateAccepted });
    throw redirect(invoicesLink(shop, debitDue ? 'debited' : 'unpaid'), 303);
  }
  const { payDue } = await page.query(PayDueMutation, { orderNumber });
  throw redirect(payDue ?? invoicesLink(shop, 'unpaid'), 303);
});
