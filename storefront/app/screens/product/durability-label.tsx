import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * The label of a producer's guarantee of durability: free, for the whole product, for more than two years. It has the
 * content of the harmonised one (Regulation (EU) 2025/1960 annex II: the guarantor, the product, the number of years,
 * and that the legal guarantee is separate), in the shop's own drawing.
 * @param maker the producer, or the brand
 * @param model the producer's name of the product
 * @param ofUnion whether the market has the harmonised label, and its word
 */
export function DurabilityLabel({
  years,
  maker,
  model,
  ofUnion,
}: {
  years: number;
  maker: string;
  model: string;
  ofUnion: boolean;
}) {
  const t = useText();
  return (
    <figure className="durability-label">
      <div className="durability-years">
        {ofUnion && (
          <p aria-hidden="true" className="flex items-center gap-1 text-xs font-bold tracking-wider">
            <Icon name="check" size={16} />
            GARAN
          </p>
        )}
        <p className="text-4xl font-bold tabular-nums">{years}</p>
        <p className="text-sm font-semibold">{t('product.guarantee.years', { years })}</p>
      </div>
      <figcaption className="min-w-0 p-4">
        <p className="font-semibold">{t('product.guarantee.maker', { years })}</p>
        <p className="text-sm">
          {maker}, {model}
        </p>
        <p className="mt-2 text-sm">{t('product.guarantee.maker.note', { maker, years })}</p>
      </figcaption>
    </figure>
  );
}
