import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { Language } from '#tenants/tenant.ts';
import { createSpeller } from '../spelling.rules.ts';
import { type Download, pickDownloads } from './download.rules.ts';
import { type OperatorColumns, selectDetails } from './product-details.store.ts';

/**
 * The party that is responsible for a product (Regulation (EU) 2023/988 art. 19): a postal address, and e-mail or
 * web.
 */
export type EconomicOperator = {
  readonly name: string;
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly locality: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  readonly email: string | null;
  readonly url: string | null;
};

export type ProductDetails = {
  /** women, men, girls, boys, unisex; null where it does not apply */
  readonly audience: string | null;
  readonly description: string;
  /** the description with its structure, sanitised when it was imported; null if it has none */
  readonly descriptionHtml: string | null;
  /** the article's international number; null where its variants have several or none */
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly highlights: readonly string[];
  /** number in the European product registry; null if there is none */
  readonly eprelId: string | null;
  /** watts that charging takes (Directive (EU) 2022/2380) */
  readonly charging: { readonly min: number | null; readonly max: number | null; readonly usbPd: boolean };
  /** documented by the manufacturer (ISO 14067), in grams of CO2 equivalent */
  readonly carbonFootprintGrams: number | null;
  /** of the manufacturer's commercial guarantee, more than two (Regulation (EU) 2025/1960) */
  readonly durabilityYears: number | null;
  readonly safetyNotes: readonly string[];
  readonly manufacturer: EconomicOperator | null;
  /** only where the manufacturer is outside of the Union */
  readonly responsiblePerson: EconomicOperator | null;
  readonly downloads: readonly Download[];
  /** the languages that describe it in each tenant that sells it, and in the context's own in any case */
  readonly addresses: readonly ProductAddress[];
};

export type ProductAddress = {
  readonly tenantId: string;
  readonly language: Language;
  readonly slug: string;
};

/** @returns by product id the data that only the product's own page shows */
export async function loadProductDetails(
  ctx: RequestContext,
  productIds: readonly number[],
): Promise<Map<number, ProductDetails>> {
  if (productIds.length === 0) return new Map();
  const write = createSpeller(ctx.locale);
  const rows = await selectDetails(ctx, productIds).execute();
  return new Map(
    rows.map((row) => [
      row.product_id,
      {
        audience: row.audience,
        description: write(row.description ?? ''),
        descriptionHtml: row.description_html && write(row.description_html),
        ...{ gtin: getOnlyValue(row.gtins), mpn: getOnlyValue(row.mpns) },
        highlights: (row.highlights ?? []).map(write),
        eprelId: row.eprel_id,
        charging: {
          min: row.charging_min_watt,
          max: row.charging_max_watt,
          usbPd: row.usb_power_delivery,
        },
        carbonFootprintGrams: row.carbon_footprint_grams,
        durabilityYears: row.durability_guarantee_years,
        safetyNotes: (row.safety_notes ?? []).map(write),
        manufacturer: row.manufacturer && readOperator(row.manufacturer, write),
        responsiblePerson: row.responsible_person && readOperator(row.responsible_person, write),
        downloads: pickDownloads(row.downloads),
        addresses: row.addresses.map(([tenantId, language, slug]) => ({ tenantId, language, slug })),
      },
    ]),
  );
}

function getOnlyValue(values: readonly string[]): string | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

function readOperator(
  { name, street_address, postal_code, locality, ...rest }: OperatorColumns,
  write: (text: string) => string,
): EconomicOperator {
  return {
    ...rest,
    name: write(name),
    streetAddress: write(street_address),
    postalCode: postal_code,
    locality: write(locality),
  };
}
