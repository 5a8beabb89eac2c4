import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import { braSizeFinderLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { TextKey } from '#texts/keys.ts';
import { SizeTable } from './size-table.tsx';

/**
 * Beside the choice of a size: the measures of the article itself and the body measures of its sizes, opened by the
 * browser itself; for bras the finder.
 */
export function SizeHelp({ product }: { product: ProductView }) {
  const t = useText();
  const id = useId();
  const { sizeTable, articleMeasures } = product;
  if (!sizeTable && !articleMeasures) return null;
  return (
    <div className="flex flex-wrap justify-end gap-4">
      {product.kind === 'bra' && <BraFinderLink product={product} />}
      <button type="button" popoverTarget={id} className="link touch">
        {t('product.size.open')}
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="size-sheet">
        <div className="flex items-center justify-between gap-4">
          <h2 id={`${id}-title`} className="text-lg">
            {t('product.size.title')}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('ui.close')}
            className="grid size-control-l shrink-0 place-content-center rounded hover:bg-hover"
          >
            <Icon name="close" />
          </button>
        </div>
        {sizeTable && <BodyMeasures table={sizeTable} headed={articleMeasures !== null} />}
        {articleMeasures && <ArticleMeasures measures={articleMeasures} />}
      </div>
    </div>
  );
}

const COLUMNS: Readonly<Record<string, TextKey>> = {
  size: 'product.size.column.size',
  de: 'product.size.column.de',
  fr: 'product.size.column.fr',
  uk: 'product.size.column.uk',
  chest: 'product.size.column.chest',
  waist: 'product.size.column.waist',
  hip: 'product.size.column.hip',
  height: 'product.size.column.height',
  inseam: 'product.size.column.inseam',
  foot: 'product.size.column.foot',
  band: 'product.size.column.band',
};

/** @param headed whether another table follows */
function BodyMeasures({
  table: { columns, rows },
  headed,
}: {
  table: NonNullable<ProductView['sizeTable']>;
  headed: boolean;
}) {
  const t = useText();
  const hint: TextKey = columns.includes('foot') ? 'product.size.hint.shoes' : 'product.size.hint';
  return (
    <>
      {headed && <h3 className="mt-2 font-semibold">{t('product.size.body')}</h3>}
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">{t(hint)}</p>
      <SizeTable
        name={t('product.size.open')}
        columns={columns.map((column) => t(COLUMNS[column] ?? 'product.size.column.size'))}
        rows={rows}
      />
    </>
  );
}

/** The measures of the garment itself, to be compared with one's own. */
function ArticleMeasures({
  measures: { unit, columns, rows },
}: {
  measures: NonNullable<ProductView['articleMeasures']>;
}) {
  const t = useText();
  return (
    <>
      <h3 className="mt-6 flex gap-2 font-semibold">
        {t('product.measures')}
        {unit && <span className="font-normal text-muted">{unit}</span>}
      </h3>
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">{t('product.measures.hint')}</p>
      <SizeTable
        name={t('product.measures')}
        columns={[t('product.size.column.size'), ...columns]}
        rows={rows}
      />
    </>
  );
}

/** A link to the finder, which comes back with the chosen size. */
function BraFinderLink({ product: { sku } }: { product: { sku: string } }) {
  const t = useText();
  const shop = useShop();
  return (
    <Link to={braSizeFinderLink(shop, sku)} prefetch="intent" className="link touch">
      {t('product.bra.open')}
    </Link>
  );
}
