import { useAskAgain } from '#app/features/payment/use-ask-again.ts';
import { homeLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { IconName } from '#app/ui/media/icon.tsx';
import type { PaylinkView } from './paylink-form.tsx';

const ICONS: Readonly<Record<string, IconName>> = { paid: 'check', pending: 'info' };

/** The message when nothing has to be paid here, or not yet, or no longer. */
export function PaylinkOutcome({
  link,
  contact,
  again,
}: {
  link: PaylinkView;
  contact: { readonly email: string; readonly phone: string };
  again: string;
}) {
  const t = useText();
  const shop = useShop();
  const state = getOutcomeState(link.state);
  useAskAgain(state === 'pending');
  return (
    <div className="wrap wrap-anywhere">
      <EmptyState
        icon={ICONS[state] ?? 'warning'}
        title={t(`payment.link.${state}.title`)}
        actions={
          <>
            {state === 'pending' && (
              <ButtonLink to={again} reloadDocument>
                {t('payment.after.waiting.again')}
              </ButtonLink>
            )}
            <ButtonLink to={homeLink(shop)} variant="secondary">
              {t('checkout.done.shop')}
            </ButtonLink>
          </>
        }
      >
        {t(`payment.link.${state}.text`, { number: link.orderNumber ?? '', ...contact })}
      </EmptyState>
    </div>
  );
}

function getOutcomeState(state: PaylinkView['state']) {
  switch (state) {
    case 'PAID':
      return 'paid';
    case 'PENDING':
      return 'pending';
    case 'EXPIRED':
      return 'expired';
    case 'CLOSED':
      return 'closed';
    default:
      return 'invalid';
  }
}
