/** What a mail says, all of it formatted text in the reader's language; nothing is HTML yet. */
export type MailContent = {
  /** BCP 47 */
  readonly language: string;
  /** `label: value`, as the language writes it */
  readonly labelled: (label: string, value: string) => string;
  /** the tenant's colour, #rrggbb, at least 4.5:1 against white */
  readonly accent: string;
  readonly brand: string;
  readonly subject: string;
  /** what a mailbox shows beside the subject */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly reference: { readonly label: string; readonly value: string };
  readonly action: { readonly label: string; readonly url: string };
  readonly linesTitle: string;
  readonly lines: readonly {
    readonly name: string;
    readonly details: readonly string[];
    readonly total: string;
  }[];
  readonly sums: readonly { readonly label: string; readonly value: string }[];
  readonly total: { readonly label: string; readonly value: string };
  readonly taxes: readonly string[];
  readonly sections: readonly { readonly title: string | null; readonly lines: readonly string[] }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly footer: readonly string[];
};

/** The mail for readers of plain text. */
export function mailText(mail: MailContent): string {
  const lines = mail.lines.flatMap((line) => [
    `${line.name}  ${line.total}`,
    ...line.details.map(indented),
    '',
  ]);
  const blocks = [
    [mail.title],
    ...mail.paragraphs.map((paragraph) => [paragraph]),
    [
      mail.labelled(mail.reference.label, mail.reference.value),
      mail.labelled(mail.action.label, mail.action.url),
    ],
    [heading(mail.linesTitle), ...lines].slice(0, -1),
    [...mail.sums, mail.total].map(({ label, value }) => mail.labelled(label, value)).concat(mail.taxes),
    ...mail.sections.map(({ title, lines: text }) => [...(title ? [heading(title)] : []), ...text]),
    mail.links.map(({ label, url }) => mail.labelled(label, url)),
    ['-- ', ...mail.footer],
  ];
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}

function indented(text: string): string {
  return `  ${text}`;
}

function heading(text: string): string {
  return `${text}\n${'-'.repeat(text.length)}`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** The mail as HTML: tables 600 px wide, styles on the elements, since mail programs drop the rest; dark where asked. */
export function mailHtml(mail: MailContent): string {
  const e = escapeHtml;
  const rows = [
    brandRow(mail),
    row(
      `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${e(mail.title)}</h1>` +
        mail.paragraphs.map((text) => paragraph(text)).join('') +
        paragraph(mail.labelled(mail.reference.label, mail.reference.value), 'font-weight:bold') +
        button(mail),
    ),
    row(`${sectionTitle(mail.linesTitle)}${linesTable(mail)}${sumsTable(mail)}`),
    ...mail.sections.map(({ title, lines }) =>
      row(`${title ? sectionTitle(title) : ''}<p style="margin:0">${lines.map(e).join('<br>')}</p>`),
    ),
    row(mail.links.map((link) => paragraph(anchor(link.url, link.label, mail.accent), '', true)).join('')),
    `<tr><td class="quiet" style="padding:24px 32px;font-size:13px;line-height:1.5;color:#5b6168">${mail.footer
      .map(e)
      .join('<br>')}</td></tr>`,
  ];
  return document(mail, rows.join('\n'));
}

function document(mail: MailContent, rows: string): string {
  const e = escapeHtml;
  return `<!doctype html>
<html lang="${e(mail.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${e(mail.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .card { background: #16181b !important; color: #f1f2f4 !important; }
  .quiet { color: #b4b9bf !important; }
  .line { border-color: #3a3f45 !important; }
  .link { color: #f1f2f4 !important; }
}
@media (max-width: 620px) { .card { width: 100% !important; } }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f6;color:#1b1d20;${FONT};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${e(mail.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 8px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px;background:#ffffff;border-radius:8px">
${rows}
</table>
</td></tr></table>
</body>
</html>
`;
}

function brandRow(mail: MailContent): string {
  const style = `padding:20px 32px;background:${mail.accent};color:#ffffff;font-size:22px;font-weight:bold;border-radius:8px 8px 0 0`;
  return `<tr><td style="${style}">${escapeHtml(mail.brand)}</td></tr>`;
}

function row(content: string): string {
  return `<tr><td class="line" style="padding:24px 32px;border-bottom:1px solid #e3e5e8">${content}</td></tr>`;
}

function paragraph(text: string, style = '', isHtml = false): string {
  return `<p style="margin:0 0 12px;${style}">${isHtml ? text : escapeHtml(text)}</p>`;
}

function sectionTitle(text: string): string {
  return `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3">${escapeHtml(text)}</h2>`;
}

function anchor(url: string, label: string, colour: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(label)}</a>`;
}

function button({ action, accent }: MailContent): string {
  const style = `display:inline-block;padding:12px 24px;background:${accent};color:#ffffff;font-weight:bold;text-decoration:none;border-radius:6px`;
  return `<p style="margin:16px 0 0"><a href="${escapeHtml(action.url)}" style="${style}">${escapeHtml(action.label)}</a></p>`;
}

function linesTable({ lines }: MailContent): string {
  const cell = 'padding:10px 0;border-bottom:1px solid #e3e5e8;vertical-align:top';
  const body = lines.map(({ name, details, total }) => {
    const quiet = details.map(escapeHtml).join('<br>');
    return `<tr><td class="line" style="${cell}"><strong>${escapeHtml(name)}</strong><br><span class="quiet" style="font-size:14px;color:#5b6168">${quiet}</span></td><td class="line" align="right" style="${cell};white-space:nowrap;padding-left:16px">${escapeHtml(total)}</td></tr>`;
  });
  return table(body.join('\n'));
}

function sumsTable({ sums, total, taxes }: MailContent): string {
  const sum = ({ label, value }: { label: string; value: string }, style: string) =>
    `<tr><td style="padding:4px 0;${style}">${escapeHtml(label)}</td><td align="right" style="padding:4px 0;white-space:nowrap;${style}">${escapeHtml(value)}</td></tr>`;
  const shares = taxes.map(
    (tax) =>
      `<tr><td class="quiet" colspan="2" style="padding:4px 0;font-size:14px;color:#5b6168">${escapeHtml(tax)}</td></tr>`,
  );
  const rows = [
    ...sums.map((each) => sum(each, '')),
    sum(total, 'font-weight:bold;font-size:18px'),
    ...shares,
  ];
  return table(rows.join('\n'));
}

function table(rows: string): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:8px">\n${rows}\n</table>`;
}
