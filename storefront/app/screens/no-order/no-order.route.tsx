import { redirect } from 'react-router';
import { stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/no-order.route';
import { NoOrderQuery } from './no-order.query.ts';

/**
 * The end of a checkout without an order: it shows what is left, with links to continue. A visitor who has ordered
 * and added nothing since is redirected to the order.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'noOrder');
  const { checkout, justOrdered } = await page.query(NoOrderQuery, {});
  const shopping = checkout.basket.count > 0;
  if (justOrdered && !shopping && justOrdered.life.state !== 'CANCELLED') {
    const screen = justOrdered.awaitsPayment ? 'afterPayment' : 'orderConfirmation';
    throw redirect(screenLink(page.localeSettings, screen), 303);
  }
  const { paths } = page.localeSettings;
  return {
    shopping,
    // the checkout continues at the step where it was left
    resume: shopping && checkout.step !== 'BASKET' ? stepAddress(paths, checkout.step) : null,
    head: buildHead(page, 'checkout.none.meta'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function NoOrder({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { shopping, resume } = loaderData;
  return (
    <div className="wrap">
      <EmptyState
        icon="info"
        title={t('checkout.none.title')}
        actions={
          <>
            {resume && <ButtonLink to={resume}>{t('basket.summary.checkout')}</ButtonLink>}
            {shopping && (
              <ButtonLink to={screenLink(shop, 'basket')} variant={resume ? 'secondary' : 'primary'}>
                {t('checkout.none.basket')}
              </ButtonLink>
            )}
            <ButtonLink to={homeLink(shop)} variant={shopping ? 'secondary' : 'primary'}>
              {t('checkout.done.shop')}
            </ButtonLink>
            <ButtonLink to={screenLink(shop, 'serviceHome')} variant="secondary">
              {t('shell.footer.help')}
            </ButtonLink>
          </>
        }
      >
        {t(shopping ? 'checkout.none.text' : 'checkout.none.empty')}
      </EmptyState>
    </div>
  );
}
