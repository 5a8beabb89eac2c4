import { protectionInformationPdf } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { ProtectionCost } from './checkout-credit.query.ts';

/** What payment protection covers and what it does not. */
export function ProtectionCover() {
  const t = useText();
  return (
    <>
      <ul className="max-w-text list-disc space-y-1 ps-5">
        <li>{t('credit.protection.covers.1')}</li>
        <li>{t('credit.protection.covers.2')}</li>
        <li>{t('credit.protection.covers.3')}</li>
      </ul>
      <p className="max-w-text text-sm text-muted">{t('credit.protection.not')}</p>
    </>
  );
}

/** The premium with each instalment, all premiums, and what is paid together with the credit. */
export function ProtectionFigures({ cost }: { cost: ProtectionCost }) {
  const t = useText();
  const figures = [
    { name: t('credit.protection.premium'), money: cost.premium },
    { name: t('credit.protection.total'), money: cost.total },
    { name: t('credit.protection.overall'), money: cost.overall },
  ];
  return (
    <dl className="max-w-text divide-y divide-line tabular-nums">
      {figures.map(({ name, money }) => (
        <div key={name} className="pair gap-x-4 py-2">
          <dt>{name}</dt>
          <dd>
            <MoneyText money={money} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The right to end it, and the paper with its terms. */
export function ProtectionTerms({ withdrawalDays }: { withdrawalDays: number }) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <p className="max-w-text text-sm">{t('credit.protection.withdraw', { days: withdrawalDays })}</p>
      <p className="text-sm">
        <a href={protectionInformationPdf(shop)} className="link touch" target="_blank" rel="noopener">
          {t('credit.protection.information')}
        </a>
      </p>
    </>
  );
}
