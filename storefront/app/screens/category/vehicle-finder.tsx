import { Form } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { listParameters } from '#forms/lists/list-address.ts';
import type { ListChoice } from '#forms/lists/list-choices.ts';
import { formatTyreName, formatTyreValue, TYRE_PARAMETER, type VehicleView } from './vehicle-tyres.ts';

/** Finds the tyres of a car: one choice, sent by its button, without scripts too. */
export function VehicleFinder({
  path,
  vehicles,
  others,
}: {
  path: string;
  vehicles: readonly VehicleView[];
  /** filters to keep: season, price */
  others: readonly ListChoice[];
}) {
  const t = useText();
  const shop = useShop();
  const byMake = Map.groupBy(vehicles, ({ make }) => make);
  return (
    <div className="mb-5 rounded border border-line px-4">
      <AccordionSection title={t('list.vehicle')} level={3}>
        <Form method="get" action={categoryLink(shop, path)} preventScrollReset>
          <p className="mb-3 text-sm text-muted">{t('list.vehicle.text')}</p>
          {[...listParameters({ choices: others })].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <div className="grid items-end gap-3 md:grid-cols-[1fr_auto]">
            <label className="grid min-w-0 gap-1 text-sm">
              {t('list.vehicle.car')}
              <span className="relative">
                <select name={TYRE_PARAMETER} required defaultValue="" className="control tabular-nums">
                  <option value="" disabled>
                    {t('list.vehicle.choose')}
                  </option>
                  {[...byMake].map(([make, models]) => (
                    <optgroup key={make} label={make}>
                      {models.flatMap((vehicle) =>
                        vehicle.tyres.map((tyre) => (
                          <option
                            key={`${vehicle.id} ${formatTyreValue(tyre)}`}
                            value={formatTyreValue(tyre)}
                          >
                            {`${make} ${vehicle.model} (${vehicle.firstYear}–${vehicle.lastYear ?? ''}) · ${formatTyreName(tyre)}`}
                          </option>
                        )),
                      )}
                    </optgroup>
                  ))}
                </select>
                <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 end-3 my-auto" />
              </span>
            </label>
            <Button type="submit" variant="secondary">
              {t('list.show')}
            </Button>
          </div>
        </Form>
      </AccordionSection>
    </div>
  );
}
