import type { ReactNode } from 'react';
import { useReturnsText } from '#app/features/delivery/returns-text.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon, type IconName } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';

type Money = { minor: number; currency: string };
type Terms = {
  withdrawalDays: number;
  withdrawalStatutory: boolean;
  paymentMethods: readonly string[];
  deliveryOptions: readonly {
    code: string;
    price: Money;
    freeFrom: Money | null;
    freight: { price: Money } | null;
  }[];
};

/** The price of delivery, the withdrawal period, the ways to pay: the tenant's own terms. */
export function ServicePromises({ terms }: { terms: Terms }) {
  const t = useText();
  const returnsText = useReturnsText();
  const days = terms.withdrawalDays;
  return (
    <section aria-labelledby="promises" className="later rounded bg-sunken px-5 py-8 md:px-8">
      <h2 id="promises" className="mb-5 text-xl">
        {t('home.promises')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-3 md:gap-8">
        <Term icon="truck" title={t('home.promise.delivery')}>
          <DeliveryTerms options={terms.deliveryOptions} />
        </Term>
        <Term icon="return" title={returnsText(days, 'any')}>
          {t(terms.withdrawalStatutory ? 'home.promise.returns.law' : 'home.promise.returns.contract', {
            days,
          })}
        </Term>
        {terms.paymentMethods.includes('invoice') && (
          <Term icon="wallet" title={t('home.promise.payment')}>
            {t('home.promise.payment.text')}
          </Term>
        )}
      </ul>
    </section>
  );
}

function DeliveryTerms({ options }: { options: Terms['deliveryOptions'] }) {
  const t = useText();
  const moneyText = useMoneyText();
  const [standard] = options;
  if (!standard) return null;
  const price = moneyText(standard.price);
  const parcels = standard.freeFrom
    ? t('home.promise.delivery.text', { price, free: moneyText(standard.freeFrom) })
    : t('home.promise.delivery.flat', { price });
  if (!standard.freight) return parcels;
  return `${parcels} ${t('home.promise.delivery.freight', { price: moneyText(standard.freight.price) })}`;
}

function Term({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap gap-4">
      <Icon name={icon} size={24} className="mt-0.5" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 text-sm text-muted">{children}</p>
      </div>
    </li>
  );
}
