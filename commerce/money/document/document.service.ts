import { z } from 'zod';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import { type DownloadKind, findLabelPicture } from '#commerce/range/catalogue/product/download.rules.ts';
import { findProductBySku, type ProductCard } from '#commerce/range/catalogue/product/product.queries.ts';
import {
  loadProductDetails,
  type ProductDetails,
} from '#commerce/range/catalogue/product/product-details.queries.ts';
import { listAllAttributes } from '#commerce/range/catalogue/product/product-facts.service.ts';
import { type DocumentRequest, isDocumentPath } from './document-path.rules.ts';
import { drawEnergyLabel } from './energy-label.rules.ts';
import { buildPaper } from './paper.rules.ts';
import type { Paper } from './paper.types.ts';
import { drawTireLabel } from './tire-label.rules.ts';

export type Document =
  /** a file of the retailer's own, at another address */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'picture'; readonly svg: string }
  | { readonly kind: 'paper'; readonly paper: Paper };

/**
 * The document at a document's address, in the context's tenant and language. A retailer's own file takes precedence
 * over one that is drawn from the catalogue's data.
 * @returns null if the tenant has no such article, or the article no such document
 */
export async function getDocument(ctx: RequestContext, request: DocumentRequest): Promise<Document | null> {
  const card = await findProductBySku(ctx, request.sku);
  const details = card && (await loadProductDetails(ctx, [card.productId])).get(card.productId);
  if (!card || !details) return null;
  return request.kind === 'label'
    ? getLabelDocument(card, details)
    : getPaperDocument(ctx, card, details, request.kind);
}

function getLabelDocument(card: ProductCard, details: ProductDetails): Document | null {
  const own = findLabelPicture(details.downloads);
  if (own && !isDocumentPath(own.url)) return { kind: 'elsewhere', url: own.url };
  const { brand, sku: model, energyClass, energyScale, tyre, name } = card;
  if (energyClass !== null) {
    const attributes = z.record(z.string(), z.unknown()).safeParse(card.attributes).data ?? {};
    const svg = drawEnergyLabel({ brand: brand.name, model, energyClass, ...energyScale, attributes });
    return { kind: 'picture', svg };
  }
  if (tyre === null) return null;
  return {
    kind: 'picture',
    svg: drawTireLabel({ ...tyre, brand: brand.name, model, size: parseTireSize(name) }),
  };
}

/** The size designation in a tyre's name: 205/55 R16 91V. */
function parseTireSize(name: string): string | null {
  return /\d{3}\/\d{2} ?Z?R ?\d{2}(?: \d{2,3}[A-Z])?/.exec(name)?.[0] ?? null;
}

async function getPaperDocument(
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
  const [attributes, texts] = await Promise.all([listAllAttributes(ctx, card), loadMailTexts(ctx)]);
  const { tenant, locale } = ctx;
  return { kind: 'paper', paper: buildPaper(kind, { card, details, attributes, tenant, locale, texts }) };
}
