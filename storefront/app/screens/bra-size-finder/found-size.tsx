import { Form } from 'react-router';
import { screenLink, searchLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import {
  BANDS,
  type BraSize,
  CUPS,
  convertBraSize,
  findSisterSizes,
  formatBraSize,
} from '#forms/bra-size.ts';

/**
 * The size, its names in other systems, and its sister sizes; it can be corrected before the article is opened in it.
 */
export function FoundSize({
  found,
  sku,
  typed,
}: {
  found: BraSize;
  /** of the article that needs the size; null if none */
  sku: string | null;
  typed: { underbust: string; bust: string };
}) {
  const t = useText();
  const shop = useShop();
  const name = formatBraSize(found);
  const { smaller, larger } = findSisterSizes(found);
  return (
    <section aria-labelledby="found" className="space-y-3 rounded bg-sunken p-5">
      <h2 id="found" className="text-xl">
        {t('product.bra.result', { size: name })}
      </h2>
      <p className="text-sm">{t('product.bra.others', convertBraSize(found))}</p>
      {smaller && larger && (
        <p className="text-sm text-muted">
          {t('product.bra.sisters', { smaller: formatBraSize(smaller), larger: formatBraSize(larger) })}
        </p>
      )}
      {!sku && (
        <ButtonLink variant="secondary" to={searchLink(shop, t('product.bra.term', { size: name }))}>
          {t('product.bra.shop', { size: name })}
        </ButtonLink>
      )}
      {sku && (
        <Form method="get" action={screenLink(shop, 'braSizeFinder')} className="grid halves gap-4 pt-2">
          <input type="hidden" name="sku" value={sku} />
          {typed.underbust && <input type="hidden" name="underbust" value={typed.underbust} />}
          {typed.bust && <input type="hidden" name="bust" value={typed.bust} />}
          <SelectField
            name="size"
            label={t('product.bra.size')}
            defaultValue={String(found.size)}
            options={BANDS.map((band) => ({ value: String(band), label: String(band) }))}
          />
          <SelectField
            name="cupSize"
            label={t('product.bra.cupSize')}
            defaultValue={found.cupSize}
            options={CUPS.map((cup) => ({ value: cup, label: cup }))}
          />
          <Button type="submit" className="col-span-2">
            {t('product.bra.apply')}
          </Button>
        </Form>
      )}
    </section>
  );
}
