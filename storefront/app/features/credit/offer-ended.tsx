import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Alert } from '#app/ui/layer/alert.tsx';

/** The chosen credit offer binds no longer, so that the plan is chosen anew. `day`: its last one, ISO 8601 date. */
export function OfferEnded({ day }: { day: string }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  return (
    <Alert kind="warning" title={t('credit.offer.ended.title')}>
      {t('credit.offer.ended.text', { date: formatDate(day, locale, timeZone) })}
    </Alert>
  );
}
