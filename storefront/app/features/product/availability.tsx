import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { AvailabilityView, FailedRead, VariantView } from './product-view.ts';

/** The stock of a variant, and its arrival in calendar days, never "soon". */
export function Availability({ availability }: { availability: AvailabilityView & { failed?: FailedRead } }) {
  const t = useText();
  const { state, fewLeft, delivery, failed } = availability;
  if (failed) return <AvailabilityFailed {...failed} />;
  if (state === 'SOLD_OUT') return <SoldOut expectedOn={availability.expectedOn} />;
  const few = state === 'FEW_LEFT';
  return (
    <div className="space-y-1 text-sm">
      <p className={`flex items-center gap-2 font-semibold ${few ? 'text-warning' : 'text-success'}`}>
        <Icon name={few ? 'warning' : 'check'} />
        {few
          ? t('catalogue.availability.fewLeft', { count: fewLeft ?? 0 })
          : t('catalogue.availability.inStock')}
      </p>
      {delivery && <DeliveryDay delivery={delivery} />}
    </div>
  );
}

/** Replaces what the page showed when it was rendered, too long ago. */
function AvailabilityFailed({ busy, onRetry }: FailedRead) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status" className="flex items-start gap-2 text-muted">
        <Icon name="info" className="mt-0.5" />
        {t('catalogue.availability.failed')}
      </p>
      <Button type="button" variant="secondary" size="s" busy={busy} onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

/** The day of arrival, and until when it must be ordered for that. */
function DeliveryDay({ delivery }: { delivery: NonNullable<AvailabilityView['delivery']> }) {
  const t = useText();
  const { locale, orderUntil } = useShop();
  return (
    <p className="flex items-center gap-2">
      <Icon name="truck" />
      {delivery.from === delivery.until
        ? t('product.delivery.on', { time: orderUntil, day: formatDay(delivery.until, locale) })
        : t('product.delivery.between', {
            time: orderUntil,
            from: formatDay(delivery.from, locale),
            until: formatDay(delivery.until, locale),
          })}
    </p>
  );
}

/** Before the choice is complete: the soonest arrival of the remaining variants. */
export function SoonestDelivery({
  variants,
  chosen,
}: {
  variants: readonly VariantView[];
  chosen: readonly (string | null)[];
}) {
  const soonest = findSoonestDelivery(variants, chosen);
  if (!soonest) return null;
  return (
    <div className="text-sm">
      <DeliveryDay delivery={soonest} />
    </div>
  );
}

/** The soonest arrival of the variants that a choice leaves; undefined if none is available. */
function findSoonestDelivery(variants: readonly VariantView[], chosen: readonly (string | null)[]) {
  return filterByChoice(variants, chosen)
    .flatMap(({ availability: { delivery } }) => delivery ?? [])
    .toSorted((a, b) => (a.until + a.from).localeCompare(b.until + b.from))[0];
}

/** The soonest evening of the variants that a choice leaves, ISO; null if none is available. */
export function findSoonestEvening(variants: readonly VariantView[], chosen: readonly (string | null)[]) {
  const evenings = filterByChoice(variants, chosen).flatMap(
    ({ availability: { eveningOn } }) => eveningOn ?? [],
  );
  return evenings.toSorted()[0] ?? null;
}

function filterByChoice(variants: readonly VariantView[], chosen: readonly (string | null)[]) {
  return variants.filter(({ values }) =>
    chosen.every((value, index) => value === null || values[index] === value),
  );
}

/** @param expectedOn the day on which it is expected to be in stock again, ISO; null if not known */
export function SoldOut({ expectedOn }: { expectedOn: string | null }) {
  const t = useText();
  const { locale } = useShop();
  return (
    <div>
      <p className="flex items-center gap-2 font-semibold text-error">
        <Icon name="close" />
        {t('catalogue.availability.soldOut')}
      </p>
      {expectedOn && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Icon name="truck" />
          {t('product.expected', { date: formatDay(expectedOn, locale) })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{t('catalogue.availability.soldOut.text')}</p>
    </div>
  );
}
