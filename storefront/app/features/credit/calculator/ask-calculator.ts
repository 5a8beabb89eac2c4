import { formatLender } from '#app/features/credit/lender.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { INCOMPLETE } from '#app/page/pages.ts';
import { type CalculatorAnswer, InstalmentCalculatorQuery } from './calculator.query.ts';

type Asked = {
  readonly basePriceMinor: number | null;
  readonly method?: string | undefined;
  readonly count?: number | undefined;
};

/** `calculated` is null if nothing can be paid in instalments, or the calculator has failed */
export type AskedCalculator = {
  readonly failed: boolean;
  readonly calculated: CalculatorAnswer['installmentCalculator'];
  readonly lender: string;
};

/** Loads the calculator; if it fails, that is shown within the page (product 8.2), and no cache stores that page. */
export async function askCalculator(page: PageRequest, input: Asked): Promise<AskedCalculator> {
  try {
    const { installmentCalculator, shop } = await page.query(InstalmentCalculatorQuery, { input });
    return { failed: false, calculated: installmentCalculator, lender: formatLender(shop.company) };
  } catch (reason) {
    if (!(reason instanceof GatewayError)) throw reason;
    page.log.error({ err: reason }, `Error on initial fetching data: ${String(reason)}`);
    page.tag(INCOMPLETE);
    return { failed: true, calculated: null, lender: '' };
  }
}
