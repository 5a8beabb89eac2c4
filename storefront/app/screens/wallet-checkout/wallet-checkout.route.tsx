import { redirect, redirectDocument } from 'react-router';
import { AddToBasketMutation } from '#app/features/basket/add-to-basket.mutations.ts';
import { readRefusedChange } from '#app/features/basket/refused-change.ts';
import { readServiceAnswers } from '#app/features/basket/service-answers.ts';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/wallet-checkout.route';
import { BeginWalletMutation, TakeWalletMutation } from './wallet-checkout.query.ts';

/**
 * Between basket and review: the browser is sent to the wallet from here (`go`) and comes back here. The provider is
 * queried for the wallet's data; the address proves nothing.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'walletCheckout');
  const { paths } = page.localeSettings;
  const { takeWallet: wallet } = await page.query(TakeWalletMutation, {});
  if (wallet.state === 'TAKEN' && wallet.checkout) {
    const address = stepAddress(paths, wallet.checkout.step);
    const mark = address.includes('?') ? '&' : '?';
    throw redirect(wallet.isComplete ? address : `${address}${mark}wallet=incomplete`, 303);
  }
  const goes = page.url.searchParams.get('go') === '1';
  if (wallet.state !== 'OPEN' || !wallet.checkoutUrl || !goes) throw redirect(paths.basket ?? '/', 303);
  return { checkoutUrl: wallet.checkoutUrl, head: buildHead(page, 'payment.express.meta') };
});

/** Begins with a wallet; from a product's page its article is put into the basket first. */
export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'walletCheckout');
  const { paths } = page.localeSettings;
  const variantSku = readField(form, 'variantSku');
  if (variantSku !== '') {
    const quantity = Number.parseInt(readField(form, 'quantity'), 10) || 1;
    const { addToBasket } = await page.query(AddToBasketMutation, {
      input: { variantSku, quantity, services: readServiceAnswers(form) },
    });
    // pieces that lie in the basket already are ordered with it
    const isThere = addToBasket.__typename === 'InsufficientStock' && addToBasket.inBasket >= quantity;
    const fault = isThere ? null : readRefusedChange(addToBasket);
    if (fault) {
      const of = new URLSearchParams({ fault: `${fault.code}.${fault.number}`, of: variantSku });
      return redirect(`${paths.basket}?${of}`, 303);
    }
  }
  const { beginWallet } = await page.query(BeginWalletMutation, { method: readField(form, 'method') });
  // a form may not lead to another site (Content-Security-Policy, form-action): the screen in between does
  return beginWallet.state === 'OPEN'
    ? redirectDocument(`${paths.walletCheckout}?go=1`, 303)
    : redirect(`${paths.basket}?fault=wallet-away.0`, 303);
});

/** Going to the wallet replaces this page in the history: "back" leads to the page before it. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...buildPageMeta({ ...loaderData.head, noindex: true }),
        { httpEquiv: 'refresh', content: `0;url=${loaderData.checkoutUrl}` },
      ]
    : [];

/** Visible for a moment only; the link is for browsers that do not follow the head. */
export default function WalletCheckout({ loaderData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="wrap py-8 md:py-12">
      <h1 className="text-2xl font-semibold">{t('payment.express.meta')}</h1>
      <p className="mt-3">{t('payment.express.text')}</p>
      <p className="mt-6">
        <ButtonLink to={loaderData.checkoutUrl} reloadDocument className="w-full md:w-auto">
          {t('payment.express.open')}
        </ButtonLink>
      </p>
    </div>
  );
}
