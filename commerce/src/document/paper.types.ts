/** A document before it is drawn: what stands on it, in which order. */
export type Paper = {
  /** BCP 47 */
  readonly locale: string;
  readonly title: string;
  /** the article that it is about */
  readonly subject: string;
  readonly author: string;
  readonly sections: readonly PaperSection[];
  /** below the last section, small */
  readonly note: string;
};

export type PaperSection = {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** label and value */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly list?: { readonly numbered: boolean; readonly items: readonly string[] };
};
