type Labelled = { readonly label: string; readonly value: string };
export type MailLink = { readonly label: string; readonly url: string };

/** Articles as a mail lists them: of an order, of a wishlist. */
export type OrderedContent = {
  readonly title: string;
  readonly lines: readonly {
    readonly name: string;
    /** address of the article's page; absent: the article is only named */
    readonly url?: string;
    readonly details: readonly string[];
    readonly total: string;
    /** address of a picture 160 px wide, 4:5; null if there is none */
    readonly picture: string | null;
  }[];
  readonly sums: readonly Labelled[];
  /** null if the lines do not add up to a total */
  readonly total: Labelled | null;
  readonly taxes: readonly string[];
};

/** The content of a mail, all of it formatted text in the reader's language, none of it HTML yet. */
export type MailContent = {
  /** BCP 47 */
  readonly language: string;
  /** `label: value`, as the language writes it */
  readonly formatLabelled: (label: string, value: string) => string;
  /** the tenant's colour, #rrggbb, at least 4.5:1 against white */
  readonly accent: string;
  readonly brand: string;
  readonly subject: string;
  /** the text that a mailbox shows beside the subject */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** the number to name when asking about it */
  readonly reference: Labelled | null;
  readonly action: MailLink | null;
  readonly ordered: OrderedContent | null;
  readonly sections: readonly {
    readonly title: string | null;
    /** an empty one parts paragraphs */
    readonly lines: readonly string[];
  }[];
  readonly links: readonly MailLink[];
  readonly footer: readonly string[];
  /** below the footer: pages where questions are answered */
  readonly help: readonly MailLink[];
};

/** The mail for readers of plain text. */
export function renderMailText(mail: MailContent): string {
  const { reference, action, ordered } = mail;
  const formatLabelled = ({ label, value }: Labelled) => mail.formatLabelled(label, value);
  const formatLink = ({ label, url }: MailLink) => mail.formatLabelled(label, url);
  const blocks = [
    [mail.title],
    ...mail.paragraphs.map((paragraph) => [paragraph]),
    [...(reference ? [formatLabelled(reference)] : []), ...(action ? [formatLink(action)] : [])],
    ...(ordered ? formatOrderedText(ordered, formatLabelled) : []),
    ...mail.sections.map(({ title, lines: text }) => [...(title ? [formatHeading(title)] : []), ...text]),
    mail.links.map(formatLink),
    ['-- ', ...mail.footer, ...mail.help.map(formatLink)],
  ].filter((block) => block.length > 0);
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function formatOrderedText(ordered: OrderedContent, labelled: (pair: Labelled) => string): string[][] {
  const lines = ordered.lines.flatMap((line) => [
    `${line.name}  ${line.total}`,
    ...line.details.map((detail) => `  ${detail}`),
    ...(line.url ? [`  ${line.url}`] : []),
    '',
  ]);
  return [
    [formatHeading(ordered.title), ...lines].slice(0, -1),
    [...ordered.sums, ...(ordered.total ? [ordered.total] : [])].map(labelled).concat(ordered.taxes),
  ];
}

function formatHeading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}
