import type { ResultOf } from 'gql.tada';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { BasketFields } from './basket.fragment.ts';

type Notice = ResultOf<typeof BasketFields>['notices'][number];

/** Changes of prices and stock since the customer last saw them. Shown before anything is ordered. */
export function BasketNotices({ notices }: { notices: readonly Notice[] }) {
  const t = useText();
  const moneyText = useMoneyText();
  if (notices.length === 0) return null;
  const harmless = notices.every((notice) => notice.code === 'PRICE_LOWERED');
  return (
    <Alert kind={harmless ? 'info' : 'warning'} title={t('basket.notice.title')}>
      <ul className="list-disc space-y-1 pl-5">
        {notices.map((notice) => (
          <li key={notice.lineId + notice.code}>
            {t(`basket.notice.${notice.code}`, {
              name: notice.productName,
              old: notice.oldPrice ? moneyText(notice.oldPrice) : '',
              new: notice.newPrice ? moneyText(notice.newPrice) : '',
              count: notice.available ?? 0,
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
