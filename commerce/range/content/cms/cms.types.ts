/** Reads from the CMS on behalf of one page. */
export type CmsReader = {
  /** ISO 639-1, the language of the page */
  readonly language: string;
  /** for the preview: also unpublished documents */
  readonly isPreview: boolean;
  /**
   * Reads another document that the page refers to, by its path.
   * @returns undefined if there is none for the public
   * @throws RangeError after too many documents
   */
  follow(path: string): Promise<unknown>;
  /**
   * The name of a picture for blocks.
   * @param address absolute, or relative to the CMS
   * @throws RangeError for one that is not below the CMS's pictures
   */
  resolvePicture(address: string): string;
  /** The target of an editor's link in the shop. @returns null if the link may not lead there */
  resolveLink(address: string): string | null;
};

/**
 * Reads a page from the answer of a CMS.
 * @returns the page in the format of content-blocks.rules.ts, not yet checked; null if there is none for these
 *   readers in this language
 * @throws RangeError naming the unreadable part
 */
export type CmsFormat = (answer: unknown, reader: CmsReader) => Promise<object | null>;

export type CmsBlock = { readonly type: string; readonly [field: string]: unknown };
