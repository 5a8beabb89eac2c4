import type { ProductView } from '#app/features/product/product-view.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatNumber } from '#texts/format.ts';
import type { TextKey } from '#texts/keys.ts';

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

/** Body measures by size; it is pushed sideways where there is no room. */
export function SizeTable({ table: { columns, rows } }: { table: NonNullable<ProductView['sizeTable']> }) {
  const t = useText();
  const { locale } = useShop();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={t('product.size.open')} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                {t(COLUMNS[column] ?? 'product.size.column.size')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size = '', ...cells]) => (
            <tr key={size} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-semibold">
                {size}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-2 pe-4 whitespace-nowrap">
                  {written(cell, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A decimal as the locale writes it; ranges and names as they are. */
function written(cell: string, locale: string): string {
  return /^\d+\.\d+$/.test(cell) ? formatNumber(Number(cell), locale) : cell;
}
