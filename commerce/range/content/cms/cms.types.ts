/** Asks the CMS on behalf of one page. */
export type CmsReader = {
  /** ISO 639-1, of the page that is asked for */
  readonly language: string;
  /** for the preview: also what is not published */
  readonly isPreview: boolean;
  /**
   * Another document, by its path: what a page only refers to.
   * @returns undefined where there is none for the public
   * @throws RangeError after too many documents
   */
  follow(path: string): Promise<unknown>;
  /**
   * The id of a picture, as blocks name it.
   * @param address absolute, or relative to the CMS
   * @throws RangeError for one that does not stand below the CMS's pictures
   */
  pictureOf(address: string): string;
  /** Where a link of an editor leads in the shop. @returns null: nowhere that a link may lead */
  linkTo(address: string): string | null;
};

/**
 * Reads a page out of the answer of a CMS.
 * @returns the page in the form of content-blocks.rules.ts, not yet checked; null: there is none for these readers in
 * this language
 * @throws RangeError naming what cannot be read
 */
export type CmsFormat = (answer: unknown, reader: CmsReader) => Promise<object | null>;

export type CmsBlock = { readonly type: string; readonly [field: string]: unknown };
