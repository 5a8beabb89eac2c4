import { DOWNLOAD_KINDS, type DownloadKind } from '#commerce/range/catalogue/product/download.rules.ts';
import { decodeArticleNumber } from '#forms/lists/article-number.ts';

/** A document requested below `/documents/`. */
export type DocumentRequest =
  | { readonly sku: string; readonly kind: DownloadKind; readonly language: string }
  | { readonly sku: string; readonly kind: 'label' };

const FOLDER = '/documents/';
const PAPER = /^\/documents\/([^/]{1,150})\/([a-z-]{1,30})\/([a-z]{2})[.]pdf$/;
const LABEL = /^\/documents\/([^/]{1,150})\/label[.]svg$/;

/** Stable address of a document of an article. @param sku style number @param language ISO 639-1 */
export function buildDocumentPath(sku: string, kind: DownloadKind, language: string): string {
  return `${FOLDER}${encodeURIComponent(sku)}/${kind}/${language}.pdf`;
}

/** Stable address of an article's energy or tyre label; it has no words. */
export function buildLabelPath(sku: string): string {
  return `${FOLDER}${encodeURIComponent(sku)}/label.svg`;
}

export function isDocumentPath(pathname: string): boolean {
  return pathname.startsWith(FOLDER);
}

/** @returns null if it is not a document's address */
export function parseDocumentPath(pathname: string): DocumentRequest | null {
  const [, labelled = ''] = LABEL.exec(pathname) ?? [];
  const labelSku = decodeArticleNumber(labelled);
  if (labelSku) return { sku: labelSku, kind: 'label' };
  const [, segment = '', kind, language] = PAPER.exec(pathname) ?? [];
  const sku = decodeArticleNumber(segment);
  const known = DOWNLOAD_KINDS.find((one) => one === kind);
  return sku && known && language ? { sku, kind: known, language } : null;
}
