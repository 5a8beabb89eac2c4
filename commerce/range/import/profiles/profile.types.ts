import type { FeedRow } from '../feed/google-row.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';

/** The rows of a file, read anew from its beginning with each call. */
export type OpenRows = () => AsyncIterable<ReadRow<FeedRow>>;

export type ProfileOptions = {
  /** decides when an article that is delivered after so many days is expected */
  readonly now: Date;
  /** the address that a file's relative pictures are below; null leaves them out */
  readonly pictureBase: string | null;
};

/** How another shop system exports its products: what its columns are in Google's words, and how it groups variants. */
export type Profile = {
  /** the system's name for people */
  readonly title: string;
  readonly format: 'google-table' | 'google-xml';
  /**
   * All columns that are read, as the system writes them, by Google's field or by what they decide. The first of a
   * field stands for it in reports.
   */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** further columns that are read, by their normalised names */
  readonly furtherColumns?: RegExp;
  /** normalised names of columns in newer exports of the system, and what they were called before */
  readonly renamed?: Readonly<Record<string, string>>;
  /** normalised names of columns that every file has; together they occur in no other system's */
  readonly head: readonly string[];
  /** Google's rows of the file, with what stands in other rows of it: parents, options, further pictures */
  convertRows(open: OpenRows, options: ProfileOptions): AsyncIterable<ReadRow<FeedRow>>;
};
