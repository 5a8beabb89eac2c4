import { useText } from '#app/texts/texts.tsx';
import type { ProductView } from './product-view.ts';

type Flags = ProductView['powerEfficiencyFlags'];

/**
 * Whether a charger is included, and the power that charging needs (Directive (EU) 2022/2380, annex Ia parts III and
 * IV), near the price: the pictogram is at least 7 mm wide.
 */
export function ChargerFlag({ flags }: { flags: Flags }) {
  const t = useText();
  const { powerSupplyIncluded: included, usbPowerDelivery } = flags;
  if (included === null) return null;
  const watts = readWatts(flags);
  return (
    <div className="flex items-center gap-3 text-sm">
      <ChargerPictogram included={included} />
      <div>
        <p>{included ? t('product.charger.included') : t('product.charger.notIncluded')}</p>
        {watts && (
          <p className="text-muted">
            {watts.min === watts.max
              ? t('product.charger.watt', { watt: watts.max })
              : t('product.charger.watts', watts)}
            {usbPowerDelivery && ` · ${t('product.charger.usbPd')}`}
          </p>
        )}
      </div>
    </div>
  );
}

function readWatts({
  chargingMinWatt: min,
  chargingMaxWatt: max,
}: Flags): { min: number; max: number } | null {
  const most = max ?? min;
  return most === null ? null : { min: min ?? most, max: most };
}

/** A plug with its cable and the device; crossed out where it is not included. 1.875rem are 7.9 mm. */
function ChargerPictogram({ included }: { included: boolean }) {
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-[1.875rem] shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="1.5" y="1.5" width="37" height="37" rx="3" />
      <path d="M8 13h10v11H8zM11 13V8M15 13V8M18 18.5h4a3 3 0 0 1 3 3V29a3 3 0 0 0 3 3h0a3 3 0 0 0 3-3v-4M27.5 12h7v13h-7z" />
      {!included && <path d="M4 36 36 4" strokeWidth="3" />}
    </svg>
  );
}
