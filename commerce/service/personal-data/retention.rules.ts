/** NL art. 52 AWR, DE § 147 AO (vouchers of the books), AT § 132 BAO, CH art. 958f OR. */
const INVOICE_YEARS: Readonly<Record<string, number>> = { NL: 7, DE: 8, AT: 7, CH: 10 };

/** Years for which invoices are kept in a country (ISO 3166-1 alpha-2); elsewhere the longest of ours. */
export function invoiceYears(country: string): number {
  return INVOICE_YEARS[country] ?? 10;
}
