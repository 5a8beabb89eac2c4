import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { mailTexts } from '#commerce/ground/mail/mail.service.ts';
import { type DownloadKind, labelPicture } from '#commerce/range/catalogue/download.rules.ts';
import { type ProductCard, productBySku } from '#commerce/range/catalogue/product.service.ts';
import { type ProductDetails, productDetails } from '#commerce/range/catalogue/product-details.service.ts';
import { allAttributesOf } from '#commerce/range/catalogue/product-facts.service.ts';
import { type DocumentRequest, isDocumentPath } from './document-path.rules.ts';
import { energyLabel } from './energy-label.rules.ts';
import { paperOf } from './paper.rules.ts';
import type { Paper } from './paper.types.ts';
import { tireLabel } from './tire-label.rules.ts';

export type Document =
  /** a file of the retailer's own, at another address */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'picture'; readonly svg: string }
  | { readonly kind: 'paper'; readonly paper: Paper };

/**
 * The document at a document's address, in the context's tenant and language. A retailer's own file comes before one
 * that is drawn from the catalogue's data.
 * @returns null: the tenant has no such article, or the article no such document
 */
export async function documentOf(ctx: RequestContext, request: DocumentRequest): Promise<Document | null> {
  const card = await productBySku(ctx, request.sku);
  const details = card && (await productDetails(ctx, [card.productId])).get(card.productId);
  if (!card || !details) return null;
  return request.kind === 'label' ? label(card, details) : paper(ctx, card, details, request.kind);
}

function label(card: ProductCard, details: ProductDetails): Document | null {
  const own = labelPicture(details.downloads);
  if (own && !isDocumentPath(own.url)) return { kind: 'elsewhere', url: own.url };
  const { brand, sku: model, energyClass, energyScale, tyre, name } = card;
  if (energyClass !== null) {
    const attributes = z.record(z.string(), z.unknown()).safeParse(card.attributes).data ?? {};
    const svg = energyLabel({ brand: brand.name, model, energyClass, ...energyScale, attributes });
    return { kind: 'picture', svg };
  }
  if (tyre === null) return null;
  return { kind: 'picture', svg: tireLabel({ ...tyre, brand: brand.name, model, size: tireSize(name) }) };
}

/** The size designation in a tyre's name: 205/55 R16 91V. */
function tireSize(name: string): string | null {
  return /\d{3}\/\d{2} ?Z?R ?\d{2}(?: \d{2,3}[A-Z])?/.exec(name)?.[0] ?? null;
}

async function paper(
  ctx: RequestContext,
  card: ProductCard,
  details: ProductDetails,
  kind: DownloadKind,
): Promise<Document | null> {
  const download = details.downloads.find((one) => one.kind === kind);
  if (download && !isDocumentPath(download.url)) return { kind: 'elsewhere', url: download.url };
  // a label always comes with a data sheet, since its link stands wherever the price does
  const labelled = card.energyClass !== null || card.tyre !== null;
  if (!download && !(kind === 'product-datasheet' && labelled)) return null;
  const [attributes, texts] = await Promise.all([allAttributesOf(ctx, card), mailTexts(ctx)]);
  const { tenant, locale } = ctx;
  return { kind: 'paper', paper: paperOf(kind, { card, details, attributes, tenant, locale, texts }) };
}
