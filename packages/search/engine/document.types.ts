/** The data of a product for search, as the database has it. */
export type ProductDocument = {
  readonly productId: number;
  /** style number, upper case */
  readonly sku: string;
  readonly brandId: number;
  readonly energyClass: string | null;
  /** classes of a tyre's label; absent: it is no tyre */
  readonly tyre?: { readonly fuel: string; readonly wet: string; readonly noise: string };
  /** values by attribute key as the product's `attributes` have them; not checked */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** by language */
  readonly texts: ReadonlyMap<string, DocumentText>;
  readonly variants: readonly DocumentVariant[];
  /** by tenant; a tenant that is missing does not sell it */
  readonly listings: ReadonlyMap<string, DocumentListing>;
};

export type DocumentText = {
  readonly name: string;
  readonly keywords: string;
  readonly description: string;
};

export type DocumentVariant = {
  readonly variantId: number;
  /** article number, upper case */
  readonly sku: string;
  /** the GTIN and the manufacturer's part number, as written */
  readonly otherNumbers: readonly string[];
  /** family of its colour */
  readonly colour: string | null;
  readonly size: string | null;
};

export type DocumentListing = {
  /** its categories and all above them */
  readonly categoryIds: readonly number[];
  readonly minPriceMinor: number;
  readonly discountPercent: number;
  readonly available: boolean;
  readonly popularity: number;
  /** hundredths of a star, 100 to 500; null: not rated */
  readonly rating: number | null;
  readonly ratingCount: number;
  /** milliseconds since 1970 */
  readonly releasedAt: number;
  /** milliseconds since 1970 from which it is no longer sold; null: it is sold */
  readonly discontinuedAt: number | null;
  /** variants with a price in the tenant, and whether they are in stock; also those of other products */
  readonly offers: ReadonlyMap<number, boolean>;
};
