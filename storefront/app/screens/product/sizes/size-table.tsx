import { useShop } from '#app/page/shop.tsx';
import { formatNumber } from '#texts/format.ts';

/**
 * Measures by size; the table scrolls sideways where there is no room.
 * @param columns their headings, the size's first
 * @param rows the size, then its values: decimals with a point, ranges, names, '' where a value is missing
 */
export function SizeTable({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const { locale } = useShop();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={name} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-start text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                {column}
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
                  {formatCell(cell, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A decimal in the locale's format; ranges and names unchanged. */
function formatCell(cell: string, locale: string): string {
  return /^\d+\.\d+$/.test(cell) ? formatNumber(Number(cell), locale) : cell;
}
