import { useId } from 'react';
import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { TextKey } from '#texts/keys.ts';
import { BraFinderLink } from './bra-finder-link.tsx';
import { SizeTable } from './size-table.tsx';

/** Beside the choice of a size: the body measures of the sizes, opened by the browser itself; for bras the finder. */
export function SizeHelp({ product }: { product: ProductView }) {
  const t = useText();
  const id = useId();
  const { sizeTable } = product;
  if (!sizeTable) return null;
  const hint: TextKey = sizeTable.columns.includes('foot') ? 'product.size.hint.shoes' : 'product.size.hint';
  return (
    <div className="flex flex-wrap justify-end gap-x-4">
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
        <p className="mt-1 mb-4 max-w-text text-sm text-muted">{t(hint)}</p>
        <SizeTable table={sizeTable} />
      </div>
    </div>
  );
}
