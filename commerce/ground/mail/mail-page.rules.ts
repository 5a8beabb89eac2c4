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
    /** address of a picture 160 px wide, 4:5; null: there is none */
    readonly picture: string | null;
  }[];
  readonly sums: readonly Labelled[];
  /** null: the lines are no sum */
  readonly total: Labelled | null;
  readonly taxes: readonly string[];
};

/** The content of a mail, all of it formatted text in the reader's language, none of it HTML yet. */
export type MailContent = {
  /** BCP 47 */
  readonly language: string;
  /** `label: value`, as the language writes it */
  readonly labelled: (label: string, value: string) => string;
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
export function mailText(mail: MailContent): string {
  const { reference, action, ordered } = mail;
  const labelled = ({ label, value }: Labelled) => mail.labelled(label, value);
  const linked = ({ label, url }: MailLink) => mail.labelled(label, url);
  const blocks = [
    [mail.title],
    ...mail.paragraphs.map((paragraph) => [paragraph]),
    [...(reference ? [labelled(reference)] : []), ...(action ? [linked(action)] : [])],
    ...(ordered ? orderedText(ordered, labelled) : []),
    ...mail.sections.map(({ title, lines: text }) => [...(title ? [heading(title)] : []), ...text]),
    mail.links.map(linked),
    ['-- ', ...mail.footer, ...mail.help.map(linked)],
  ].filter((block) => block.length > 0);
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function orderedText(ordered: OrderedContent, labelled: (pair: Labelled) => string): string[][] {
  const lines = ordered.lines.flatMap((line) => [
    `${line.name}  ${line.total}`,
    ...line.details.map((detail) => `  ${detail}`),
    ...(line.url ? [`  ${line.url}`] : []),
    '',
  ]);
  return [
    [heading(ordered.title), ...lines].slice(0, -1),
    [...ordered.sums, ...(ordered.total ? [ordered.total] : [])].map(labelled).concat(ordered.taxes),
  ];
}

function heading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}
