import type { ResultOf } from 'gql.tada';
import { DayCalendar } from '#app/features/delivery/day-calendar.tsx';
import type { DeliveryFields } from '#app/features/delivery/delivery.fragment.ts';
import { getDeliveryName, useDatesText } from '#app/features/delivery/delivery-texts.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { needsTransfer } from '#forms/payment-method.ts';
import { formatDay } from '#texts/format-day.ts';

type Option = ResultOf<typeof DeliveryFields>['deliveryOptions'][number];
type Props = {
  options: readonly Option[];
  /** ways to pay, some of which may not be possible with a preferred day */
  methods: readonly string[];
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
};

/** The ways of delivery, each with its days and its price, and the wished day where one can be chosen. */
export function DeliveryWays({ options, methods, values, getError }: Props) {
  const t = useText();
  const toAddress = options.filter(({ to }) => to === 'ADDRESS');
  const toPoint = options.filter(({ to }) => to === 'PICKUP');
  const wished = toAddress.find(({ wishedDays }) => wishedDays.length > 0);
  return (
    <>
      <div className="delivery-ways only-address space-y-4">
        <Ways name="deliveryOption" options={toAddress} values={values} error={getError('deliveryOption')} />
        {wished && (
          <DayCalendar
            name="wishedOn"
            legend={t('delivery.wished')}
            days={wished.wishedDays}
            chosen={values.wishedOn ?? null}
            hint={t(methods.some(needsTransfer) ? 'delivery.wished.hint.prepayment' : 'delivery.wished.hint')}
            explainImpossible={(state, day) => t(`delivery.wished.${state}`, { day })}
            note={t('delivery.wished.not')}
            error={getError('wishedOn')}
            className="wished-day"
          />
        )}
      </div>
      {toPoint.length > 0 && (
        <div className="only-pickup">
          <Ways name="pickupOption" options={toPoint} values={values} error={getError('pickupOption')} />
        </div>
      )}
    </>
  );
}

function Ways({
  name,
  options,
  values,
  error,
}: {
  name: 'deliveryOption' | 'pickupOption';
  options: readonly Option[];
  values: Props['values'];
  error: string | undefined;
}) {
  const t = useText();
  const { locale } = useShop();
  const datesText = useDatesText();
  const known = options.some(({ code }) => code === values[name]);
  return (
    <RadioGroup
      legend={t('checkout.delivery.options')}
      heading
      name={name}
      defaultValue={known ? values[name] : options[0]?.code}
      error={error}
      options={options.map(({ code, dates, wishedDays, price }) => ({
        value: code,
        label: getDeliveryName(t, code),
        mark: wishedDays.length > 0 ? 'wished' : undefined,
        hint: wishedDays[0]
          ? t('delivery.wished.from', { day: formatDay(wishedDays[0], locale) })
          : datesText(dates) || undefined,
        aside: price.minor === 0 ? t('checkout.delivery.free') : <MoneyText money={price} />,
      }))}
    />
  );
}
