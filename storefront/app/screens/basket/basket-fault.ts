/** A refusal, in the basket's address: `?fault={code}.{number}`; a wrong code of a voucher stands beside it. */
export type BasketFault = { code: (typeof FAULTS)[number]; number: number };
const FAULTS = [
  'stock',
  'limit',
  'full',
  'gone',
  'input',
  'variant',
  'wishlist',
  'service',
  'wallet-away',
  'code',
  'vouchers',
  'attempts',
  'code-unchecked',
] as const;

/** Faults that are told beside the field of the code. */
export const CODE_FAULTS: readonly BasketFault['code'][] = ['code', 'vouchers', 'attempts', 'code-unchecked'];

export function readFault(url: URL): BasketFault | null {
  const [code, number] = (url.searchParams.get('fault') ?? '').split('.');
  const known = FAULTS.find((fault) => fault === code);
  const count = Number(number ?? 0);
  return known && Number.isInteger(count) && count >= 0 && count < 1_000_000
    ? { code: known, number: count }
    : null;
}

type Line = { readonly product: { readonly variantSku: string; readonly name: string } };

/** The name of the article that was refused, where it is in the basket: several may stand there. */
export function refusedArticle(url: URL, lines: readonly Line[]): string | null {
  const of = url.searchParams.get('of');
  return lines.find(({ product }) => product.variantSku === of)?.product.name ?? null;
}
