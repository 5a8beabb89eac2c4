import type { OrderNotice } from '#app/page/links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextKey } from '#texts/keys.ts';

const NOTICES: Readonly<Record<OrderNotice, { kind: 'success' | 'warning'; text: TextKey }>> = {
  late: { kind: 'warning', text: 'order.cancel.late' },
  unpaid: { kind: 'warning', text: 'order.pay.none' },
  announced: { kind: 'success', text: 'order.returning.done' },
  exchanged: { kind: 'success', text: 'order.returning.exchanged' },
  unexchanged: { kind: 'warning', text: 'order.returning.notExchanged' },
  repaying: { kind: 'success', text: 'account.credit.repaying' },
  'credit-withdrawn': { kind: 'success', text: 'account.credit.withdrawn' },
  protected: { kind: 'success', text: 'account.protection.chosen' },
  unprotected: { kind: 'success', text: 'account.protection.ended' },
  changed: { kind: 'warning', text: 'account.credit.changed' },
};

export function isOrderNotice(notice: string | null): notice is OrderNotice {
  return notice !== null && Object.hasOwn(NOTICES, notice);
}

/** What came of a form of the order's page. */
export function Notice({ notice }: { notice: OrderNotice }) {
  const t = useText();
  const shop = useShop();
  const { kind, text } = NOTICES[notice];
  return (
    <div className="mb-6">
      <Alert kind={kind}>
        <p>{t(text)}</p>
        {notice === 'exchanged' && (
          <ButtonLink to={screenLink(shop, 'basket')} variant="secondary" size="m" className="mt-3">
            {t('order.again.basket')}
          </ButtonLink>
        )}
      </Alert>
    </div>
  );
}
