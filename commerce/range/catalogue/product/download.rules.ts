/** Kinds of documents (product 3.8), in the order in which a page lists them. */
export const DOWNLOAD_KINDS = [
  'product-datasheet',
  'user-manual',
  'assembly-instructions',
  'manufacturer-warranty',
  'safety-datasheet',
  'warning-label',
] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export type Download = {
  readonly kind: DownloadKind;
  /** ISO 639-1; '' where the document has no words, or all languages in one */
  readonly language: string;
  /** absolute address, or a path of this shop */
  readonly url: string;
  readonly mediaType: string;
};

type Stored = { kind: string; language: string; url: string; media_type: string };

/**
 * One document of each kind, one in the visitor's language before one without words. An address that is neither a web
 * page nor a path of this shop (`javascript:`, `//elsewhere`) comes from a bad feed and is left out.
 * @param stored in the visitor's language or without one
 */
export function pickDownloads(stored: readonly Stored[]): Download[] {
  return DOWNLOAD_KINDS.flatMap((kind) => {
    const candidates = stored.filter((row) => row.kind === kind && isLink(row.url));
    const row = candidates.find(({ language }) => language !== '') ?? candidates[0];
    return row ? [{ kind, language: row.language, url: row.url, mediaType: row.media_type }] : [];
  });
}

function isLink(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true;
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}

/** A retailer's own picture of an energy or tyre label: a warning label that is an image. */
export function findLabelPicture(downloads: readonly Download[]): Download | null {
  return (
    downloads.find(({ kind, mediaType }) => kind === 'warning-label' && mediaType.startsWith('image/')) ??
    null
  );
}
