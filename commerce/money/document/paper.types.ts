import type { AttributeGroup } from '#commerce/range/catalogue/attribute.rules.ts';
import type { ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import type { ProductDetails } from '#commerce/range/catalogue/product/product-details.queries.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { QrBill } from './qr-bill.rules.ts';

/** A document before it is drawn: its parts in their order. */
export type Paper = {
  /** BCP 47 */
  readonly locale: string;
  readonly title: string;
  /** the subject: an article, an order */
  readonly subject: string;
  readonly author: string;
  readonly sections: readonly PaperSection[];
  /** below the last section, small */
  readonly note: string;
  /** at the foot of the last page */
  readonly qrBill?: QrBill | null;
  /** the same invoice for programs (EN 16931), embedded in the file */
  readonly invoiceXml?: string | null;
};

export type PaperSection = {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** label and value */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** a line below each fact, as in a printed form */
  readonly ruled?: boolean;
  /** begins a page of its own */
  readonly startsPage?: boolean;
  readonly list?: { readonly numbered: boolean; readonly items: readonly string[] };
  readonly table?: PaperTable;
  readonly code?: PaperCode;
};

/** A QR code (ISO/IEC 18004). @property described its words for people who listen to the document */
export type PaperCode = { readonly content: string; readonly described: string };

/** A table: its first row is the head. Rows have as many cells as there are columns. */
export type PaperTable = {
  readonly columns: readonly {
    readonly label: string;
    /** part of the width; all together 1 */
    readonly share: number;
    readonly align: 'left' | 'right';
  }[];
  readonly rows: readonly (readonly string[])[];
  /** number of rows at the end that are printed bold: totals */
  readonly boldRows?: number;
};
export type PaperFacts = {
  readonly card: ProductCard;
  readonly details: ProductDetails;
  readonly attributes: readonly AttributeGroup[];
  readonly tenant: Pick<Tenant, 'company' | 'companyName' | 'guarantee'>;
  readonly locale: string;
  readonly texts: Translator<TextKey>;
};
