/** A refusal, in the basket's address: `?fault={code}.{number}`; a wrong voucher code is a parameter of its own. */
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

/** Faults that are shown at the field of the code. */
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

/** The name of the refused article, where it is in the basket: there may be several. */
export function findRefusedArticle(url: URL, lines: readonly Line[]): string | null {
  const of = url.searchParams.get('of');
  return lines.find(({ product }) => product.variantSku === of)?.product.name ?? null;
}
