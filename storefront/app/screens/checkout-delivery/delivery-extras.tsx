import type { ResultOf } from 'gql.tada';
import type { DeliveryFields } from '#app/features/delivery/delivery.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';

type Delivery = ResultOf<typeof DeliveryFields>;

/** The services that can be added to a delivery; none is preselected (CRD art. 22). */
export function DeliveryExtras({
  premium,
  co2,
  values,
}: {
  premium: Delivery['premium'];
  co2: Delivery['co2Compensation'];
  values: Readonly<Record<string, string>>;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  return (
    <>
      {co2 && (
        <fieldset>
          <legend className="text-sm font-medium">{t('delivery.co2')}</legend>
          <CheckboxField
            name="co2Compensation"
            label={t('delivery.co2.choose', { price: moneyText(co2.price) })}
            hint={t('delivery.co2.hint')}
            defaultChecked={values.co2Compensation !== undefined}
          />
        </fieldset>
      )}
      {premium && (premium.possible || premium.until) && <PremiumTeaser premium={premium} />}
    </>
  );
}

function PremiumTeaser({ premium }: { premium: NonNullable<Delivery['premium']> }) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const company = shop.companyName;
  const { months, until, chosen } = premium;
  const text = until
    ? t('delivery.premium.member', { company, date: formatDate(new Date(until), shop.locale, shop.timeZone) })
    : chosen
      ? t('delivery.premium.chosen', { company })
      : t('delivery.premium.teaser', { months, price: moneyText(premium.price) });
  return (
    <aside aria-label={t('delivery.premium.name', { company })} className="flex gap-3 rounded bg-sunken p-4">
      <Icon name="truck" size={24} />
      <div className="min-w-0">
        <p className="font-medium">{t('delivery.premium.name', { company })}</p>
        <p className="text-sm">{text}</p>
        {!until && (
          <Button type="submit" name="then" value="premium" variant="plain" size="s" className="-ms-2">
            {t('delivery.premium.more', { company })}
          </Button>
        )}
      </div>
    </aside>
  );
}
