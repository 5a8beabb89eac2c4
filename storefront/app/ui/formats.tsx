import { createContext, type ReactNode, useContext } from 'react';
import type { PriceFormat } from '#texts/format.ts';

/** The formats of numbers and prices on this page. */
export type Formats = {
  /** BCP 47 tag */
  readonly locale: string;
  readonly priceFormat: PriceFormat;
  /** whether a reduced price shows the percentage */
  readonly discountFlag: boolean;
};

const FormatContext = createContext<Formats | null>(null);

export function FormatProvider({ formats, children }: { formats: Formats; children: ReactNode }) {
  return <FormatContext value={formats}>{children}</FormatContext>;
}

export function useFormats(): Formats {
  const formats = useContext(FormatContext);
  if (!formats) throw new Error('useFormats outside of FormatProvider');
  return formats;
}
