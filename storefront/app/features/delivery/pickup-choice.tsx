import type { ResultOf } from 'gql.tada';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { buildOptionId, RadioGroup } from '#app/ui/form/radio-group.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { formatNumber } from '#texts/format.ts';
import type { PickupPointFields } from './delivery.fragment.ts';
import { FactsLine } from './facts-line.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { PointsPlan } from './points-plan.tsx';

type Point = ResultOf<typeof PickupPointFields>;

/** The points found by a search. */
export type FoundPoints = {
  readonly postalCode: string;
  readonly points: readonly (Point & { readonly latitude: number; readonly longitude: number })[];
  /** false while the carrier does not answer */
  readonly available: boolean;
};

/** Points near a postal code: a search within the form, by a button that keeps all input. */
export function PickupChoice({
  found,
  chosen,
  bulky,
  values,
  getError,
}: {
  found: FoundPoints | null;
  chosen: Point | null;
  /** too large for a locker */
  bulky: boolean;
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
}) {
  const t = useText();
  const { country } = useShop();
  const listed = found?.points ?? (chosen ? [chosen] : []);
  const asking = listed.find(({ postNumberAsked }) => postNumberAsked !== null);
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="pickupPostalCode"
          label={t('delivery.pickup.postalCode')}
          inputMode={country === 'NL' ? 'text' : 'numeric'}
          autoComplete="shipping postal-code"
          maxLength={FIELD_LIMITS.postalCode}
          optional
          defaultValue={values.pickupPostalCode ?? chosen?.postalCode ?? values['billing.postalCode'] ?? ''}
          error={getError('pickupPostalCode')}
          className="w-80 max-w-full"
        />
        <Button type="submit" name="ask" value="points" variant="secondary">
          {t('delivery.pickup.search')}
        </Button>
      </div>
      {bulky && <p className="text-sm text-muted">{t('delivery.pickup.bulky')}</p>}
      {found && !found.available && <Alert kind="error">{t('delivery.pickup.unavailable')}</Alert>}
      {found?.available && found.points.length === 0 && (
        <Alert kind="info">{t('delivery.pickup.none', { postalCode: found.postalCode })}</Alert>
      )}
      {/* a search without hits does not lose it */}
      {!asking && values.postNumber && <input type="hidden" name="postNumber" value={values.postNumber} />}
      {listed.length > 0 ? (
        <div className="pickup-points space-y-4">
          {found && <input type="hidden" name="pointsNear" value={found.postalCode} />}
          {found && (
            <PointsPlan
              near={found.postalCode}
              places={found.points}
              getFieldName={(index) => buildOptionId('pickupPointId', index)}
            />
          )}
          <RadioGroup
            key={found?.postalCode ?? 'chosen'}
            legend={
              found
                ? t('delivery.pickup.points', { postalCode: found.postalCode })
                : t('delivery.pickup.chosen')
            }
            name="pickupPointId"
            defaultValue={values.pickupPointId ?? chosen?.id ?? null}
            error={getError('pickupPointId')}
            options={listed.map((point, index) => ({
              value: point.id,
              // as the plan numbers it
              label: found && listed.length > 1 ? `${index + 1}. ${point.name}` : point.name,
              hint: <PointFacts point={point} />,
              mark: point.postNumberAsked ? 'post-number' : undefined,
            }))}
          />
          {asking && (
            <TextField
              name="postNumber"
              label={t('delivery.postNumber.label', { carrier: asking.carrier })}
              hint={t('delivery.postNumber.hint', { carrier: asking.carrier })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={FIELD_LIMITS.postNumber}
              optional
              // some of the points need it and others do not, as the hint explains
              marked={false}
              defaultValue={values.postNumber ?? ''}
              error={getError('postNumber')}
              className="post-number max-w-80"
            />
          )}
        </div>
      ) : (
        getError('pickupPointId') && (
          <p id="pickupPointId" tabIndex={-1} className="text-sm text-error">
            {t('delivery.pickup.first')}
          </p>
        )
      )}
    </>
  );
}

/** A point's address, kind, distance and opening hours. */
export function PointFacts({ point }: { point: Point }) {
  const t = useText();
  const { locale } = useShop();
  const kilometres = point.distanceMetres === null ? null : Math.max(point.distanceMetres, 50) / 1000;
  return (
    <>
      <span className="block">
        <FactsLine facts={[`${point.street} ${point.houseNumber}`, `${point.postalCode} ${point.city}`]} />
      </span>
      <span className="block">
        <FactsLine
          facts={[
            point.carrier,
            t(`delivery.pickup.type.${point.type}`),
            ...(kilometres === null
              ? []
              : [t('delivery.pickup.distance', { distance: `${formatNumber(kilometres, locale, 1)} km` })]),
          ]}
        />
      </span>
      <span className="block">
        <OpeningHours hours={point.hours} />
      </span>
    </>
  );
}
