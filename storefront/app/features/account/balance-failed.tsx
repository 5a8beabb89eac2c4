import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/error-state.tsx';

/** The balance cannot be shown (product 8); the rest of the page stays. */
export function BalanceFailed({ screen }: { screen: 'accountInvoices' | 'accountPaymentDates' }) {
  const t = useText();
  const shop = useShop();
  return (
    <ErrorState title={t('account.balance.failed')}>
      <ButtonLink to={screenLink(shop, screen)} reloadDocument variant="secondary">
        {t('account.balance.reload')}
      </ButtonLink>
    </ErrorState>
  );
}
