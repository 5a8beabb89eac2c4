import { homeLink, screenLink } from '../../links.ts';
import { headOf } from '../../page/head.ts';
import { personalPage, requireScreen } from '../../page/pages.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/no-order.route';

/** Where the checkout ends when no order came of it. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'noOrder');
  return { head: headOf(page, 'checkout.none.meta') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function NoOrder() {
  const t = useText();
  const shop = useShop();
  return (
    <EmptyState
      icon="info"
      title={t('checkout.none.title')}
      actions={
        <>
          <ButtonLink to={screenLink(shop, 'basket')}>{t('checkout.none.basket')}</ButtonLink>
          <ButtonLink to={homeLink(shop)} variant="secondary">
            {t('checkout.done.shop')}
          </ButtonLink>
        </>
      }
    >
      {t('checkout.none.text')}
    </EmptyState>
  );
}
