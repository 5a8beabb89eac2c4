import { SIZE_CHARTS, type SizeChart } from './size-charts.rules.ts';

export type Sized = {
  /** product type */
  readonly kind: string;
  readonly department: string;
  /** women, men, girls, boys, unisex or null */
  readonly audience: string | null;
  /** values of its size dimension */
  readonly sizes: readonly string[];
};

/** Sold as fashion, but their S, M and L are not sizes of a body. */
const NOT_WORN: ReadonlySet<string> = new Set(['suitcase', 'backpack', 'bag', 'scarf', 'beanie', 'watch']);

const isChild = (audience: string | null) => audience === 'girls' || audience === 'boys';

/**
 * The body measures of an article's sizes, in the rows from its smallest to its largest size.
 * @returns null where its sizes are not those of a body (140x200), or not in any chart
 */
export function findSizeTable(product: Sized): SizeChart | null {
  const chart = resolveChart(product);
  if (!chart) return null;
  const asked = new Set(
    product.sizes.map((size) => (chart.key === 'bras' ? size.replace(/[A-Z]+$/, '') : size)),
  );
  const known = chart.rows.flatMap(([size = ''], index) => (asked.has(size) ? [index] : []));
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < asked.size / 2) return null;
  return { ...chart, rows: chart.rows.slice(first, last + 1) };
}

function resolveChart({ kind, department, audience, sizes }: Sized): SizeChart | null {
  if (kind === 'bra') return SIZE_CHARTS.bras;
  if (department === 'shoes') return isChild(audience) ? SIZE_CHARTS.childrenShoes : SIZE_CHARTS.shoes;
  if (department !== 'fashion' || NOT_WORN.has(kind)) return null;
  if (isChild(audience)) return SIZE_CHARTS.children;
  if (sizes.some((size) => /^\d+\/\d+$/.test(size))) return SIZE_CHARTS.inches;
  if (sizes.some((size) => /^(\d?X)*[SML]$|^\dXL$/.test(size))) {
    return audience === 'women' ? SIZE_CHARTS.womenLetters : SIZE_CHARTS.menLetters;
  }
  return audience === 'women' ? SIZE_CHARTS.women : null;
}
