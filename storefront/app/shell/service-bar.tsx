import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { formatMoney } from '#texts/format.ts';
import type { Shell } from './shell.query.ts';

/** What the shop promises, in one line above the header; numbers are the tenant's settings. */
export function ServiceBar({ shop }: { shop: Shell['shop'] }) {
  const { locale, priceFormat } = useShop();
  const t = useText();
  const standard = shop.deliveryOptions[0];
  const promises: { icon: IconName; text: string }[] = [];
  if (standard) {
    const amount = formatMoney(standard.freeFrom ?? standard.price, locale, priceFormat);
    promises.push({
      icon: 'truck',
      text: t(standard.freeFrom ? 'shell.usp.free' : 'shell.usp.delivery', { amount }),
    });
  }
  promises.push({ icon: 'return', text: t('shell.usp.returns', { days: shop.withdrawalDays }) });
  if (shop.paymentMethods.includes('invoice'))
    promises.push({ icon: 'wallet', text: t('shell.usp.invoice') });
  return (
    <section aria-label={t('shell.usp.label')} className="screen-only bg-sunken">
      <ul className="wrap flex min-h-8 items-center justify-center gap-x-10 text-xs font-medium">
        {promises.map(({ icon, text }, index) => (
          <li key={icon} className={`flex items-center gap-2 py-1 ${index > 0 ? 'max-md:hidden' : ''}`}>
            <Icon name={icon} size={16} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
