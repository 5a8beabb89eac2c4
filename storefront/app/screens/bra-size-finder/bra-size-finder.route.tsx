import { Form, Link, redirect } from 'react-router';
import { buildHead } from '#app/page/head.ts';
import { productLink, productPageLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { buildShopInfo } from '#app/page/shop-info.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { BUST_ABOVE, formatBraSize, UNDERBUST } from '#forms/bra-size.ts';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { Route } from './+types/bra-size-finder.route';
import { comesIn, readFinderInput } from './asked-of-finder.ts';
import { BraSizeFinderQuery } from './bra-size-finder.query.ts';
import { FoundSize } from './found-size.tsx';

const LONGEST_SKU = 50;

/**
 * Body measures are in the address of this page only: it is personal and never stored. A size that was applied leads
 * back to the article with that size chosen.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'braSizeFinder');
  const parameters = page.url.searchParams;
  const sku = (parameters.get('sku') ?? '').slice(0, LONGEST_SKU);
  const known = sku ? (await page.query(BraSizeFinderQuery, { sku })).product : null;
  const product = known && !known.discontinued ? known : null;
  const asked = readFinderInput(parameters);
  const { applied } = asked;
  if (product && applied && comesIn(product.dimensions, applied)) {
    throw redirect(productPageLink(buildShopInfo(page), product, { choice: formatBraSize(applied) }), 302);
  }
  const { dimensions: _, ...shown } = product ?? { dimensions: null };
  const lacking = product && applied ? formatBraSize(applied) : null;
  return {
    ...asked,
    product: product ? (shown as Omit<typeof product, 'dimensions'>) : null,
    lacking,
    head: buildHead(page, 'product.bra.title'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function BraSizeFinder({ loaderData }: Route.ComponentProps) {
  const { typed, faults, found, product, lacking } = loaderData;
  const t = useText();
  const shop = useShop();
  return (
    <div className="wrap max-w-narrow space-y-6 pt-6 pb-12">
      <div className="space-y-2">
        <h1 className="text-2xl">{t('product.bra.title')}</h1>
        <p>{t('product.bra.lead')}</p>
      </div>
      <Form
        method="get"
        action={screenLink(shop, 'braSizeFinder')}
        preventScrollReset
        className="space-y-4"
        noValidate
      >
        {product && <input type="hidden" name="sku" value={product.sku} />}
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="underbust"
            label={t('product.bra.underbust')}
            defaultValue={typed.underbust}
            inputMode="decimal"
            autoComplete="off"
            maxLength={FIELD_LIMITS.bodyMeasure}
            error={faults.underbust && t('product.bra.invalid.underbust', UNDERBUST)}
          />
          <TextField
            name="bust"
            label={t('product.bra.bust')}
            defaultValue={typed.bust}
            inputMode="decimal"
            autoComplete="off"
            maxLength={FIELD_LIMITS.bodyMeasure}
            error={faults.bust && t('product.bra.invalid.bust', BUST_ABOVE)}
          />
        </div>
        <Button type="submit">{t('product.bra.calculate')}</Button>
      </Form>
      <div role="status" className="space-y-4">
        {lacking && <Alert kind="warning" title={t('product.bra.notThere', { size: lacking })} />}
        {found && (
          <FoundSize key={formatBraSize(found)} found={found} sku={product?.sku ?? null} typed={typed} />
        )}
      </div>
      {product && (
        <p>
          <Link to={productLink(shop, product)} className="link touch">
            {t('product.bra.back', { name: product.name })}
          </Link>
        </p>
      )}
    </div>
  );
}
