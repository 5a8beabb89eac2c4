import type { MailContent, OrderedContent } from './mail-page.rules.ts';

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

const e = escapeHtml;
const FONT = "font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/**
 * The mail as HTML: tables 600 px wide, styles on the elements, since mail programs drop the rest. The style sheet
 * only adds to that: dark where the reader's program asks for it, narrow margins on phones.
 */
export function renderMailHtml(mail: MailContent): string {
  const { reference, action, ordered } = mail;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2;letter-spacing:-0.02em">${e(mail.title)}</h1>` +
      mail.paragraphs.map((text) => renderParagraph(e(text))).join('') +
      (reference ? renderReferenceBox(mail.formatLabelled(reference.label, reference.value)) : '') +
      (action ? renderButton(action, mail.accent) : ''),
    ...(ordered
      ? [renderSectionTitle(ordered.title) + renderLinesTable(ordered) + renderSumsTable(ordered)]
      : []),
    ...mail.sections.map(
      ({ title, lines }) => (title ? renderSectionTitle(title) : '') + renderSectionText(lines),
    ),
    ...(mail.links.length > 0
      ? [mail.links.map(({ url, label }) => renderParagraph(renderAnchor(url, label, mail.accent))).join('')]
      : []),
  ];
  return renderDocument(mail, parts.map(renderRow).join('\n'));
}

function renderDocument(mail: MailContent, rows: string): string {
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
.page { text-wrap: pretty; }
@media (prefers-color-scheme: dark) {
  .page { background: #0e0e0f !important; color: #f2f2f0 !important; }
  .card { background: #1c1c1e !important; }
  .soft { background: #2a2a2d !important; }
  .quiet { color: #b0b0aa !important; }
  .line { border-color: #38383b !important; }
  .link, .name { color: #f2f2f0 !important; }
}
@media (max-width: 620px) {
  .card { width: 100% !important; border-radius: 0 !important; }
  .cell { padding-left: 20px !important; padding-right: 20px !important; }
  .outer { padding-left: 0 !important; padding-right: 0 !important; }
  .wide { display: block !important; text-align: center !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f6f4;color:#1b1b1a;${FONT};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${e(mail.preview)}</div>
<table ${TABLE} width="100%"><tr><td class="outer" align="center" style="padding:24px 8px 40px">
${renderBrand(mail)}
<table ${TABLE} class="card" width="600" style="width:600px;max-width:600px;background:#ffffff;border-radius:12px">
${rows}
</table>
<table ${TABLE} class="card" width="600" style="width:600px;max-width:600px;background:transparent !important">
<tr><td class="quiet cell" style="padding:24px 32px;font-size:13px;line-height:1.5;color:#5c5c58">${mail.footer.map(e).join('<br>')}${renderHelpLine(mail)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The shop's mark and name above the card. */
function renderBrand({ accent, brand: name }: MailContent): string {
  const mark = `width:36px;height:36px;background:${accent};color:#ffffff;border-radius:9px;font-size:22px;font-weight:bold;line-height:36px`;
  return `<table ${TABLE} width="600" class="card" style="width:600px;max-width:600px;background:transparent !important"><tr><td class="cell" style="padding:8px 32px 20px"><table ${TABLE}><tr><td align="center" style="${mark}">${e(name.slice(0, 1))}</td><td class="name" style="padding-left:10px;font-size:24px;font-weight:800;letter-spacing:-0.04em;color:#1b1b1a">${e(name)}</td></tr></table></td></tr></table>`;
}

/** A part of the card; a line parts it from the one before. */
function renderRow(content: string, index: number): string {
  const line = index > 0 ? ';border-top:1px solid #e2e2de' : '';
  return `<tr><td class="line cell" style="padding:28px 32px;word-break:break-word${line}">${content}</td></tr>`;
}

function renderParagraph(html: string): string {
  return `<p style="margin:0 0 12px">${html}</p>`;
}

/** An empty line begins another paragraph. */
function renderSectionText(lines: readonly string[]): string {
  const text = lines.map(e).join('<br>').replaceAll('<br><br>', '</p><p style="margin:12px 0 0">');
  return `<p style="margin:0">${text}</p>`;
}

function renderSectionTitle(text: string): string {
  return `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3;letter-spacing:-0.01em">${e(text)}</h2>`;
}

function renderReferenceBox(text: string): string {
  return `<p class="soft" style="margin:16px 0;padding:12px 16px;background:#f6f6f4;border-radius:8px;font-weight:bold">${e(text)}</p>`;
}

function renderHelpLine({ help, accent }: MailContent): string {
  if (help.length === 0) return '';
  return `<br><br>${help.map(({ url, label }) => renderAnchor(url, label, accent)).join(' · ')}`;
}

function renderAnchor(url: string, label: string, colour: string): string {
  return `<a class="link" href="${e(url)}" style="color:${colour}">${e(label)}</a>`;
}

function renderButton({ url, label }: { url: string; label: string }, accent: string): string {
  const style = `display:inline-block;padding:13px 28px;background:${accent};color:#ffffff;font-weight:bold;text-decoration:none;border-radius:8px`;
  return `<p style="margin:20px 0 0"><a class="wide" href="${e(url)}" style="${style}">${e(label)}</a></p>`;
}

function renderLinesTable({ lines }: OrderedContent): string {
  const cell = 'padding:14px 0;border-bottom:1px solid #e2e2de;vertical-align:top';
  const body = lines.map(({ name, url, details, total, picture }) => {
    const quiet = details.map((text) => keepNumbers(e(text))).join('<br>');
    const shown = picture
      ? `<img src="${e(picture)}" width="72" height="90" alt="" style="display:block;width:72px;height:90px;border:0;border-radius:8px;background:#f2f2ef;object-fit:contain">`
      : '<div style="width:72px;height:90px;border-radius:8px;background:#f2f2ef"></div>';
    return (
      `<tr><td class="line" width="72" style="${cell};width:72px">${shown}</td>` +
      `<td class="line" style="${cell};padding-left:16px"><strong>${url ? renderAnchor(url, name, 'inherit') : e(name)}</strong><br><span class="quiet" style="font-size:14px;color:#5c5c58">${quiet}</span></td>` +
      `<td class="line" align="right" style="${cell};white-space:nowrap;padding-left:16px">${e(total)}</td></tr>`
    );
  });
  return renderTable(body.join('\n'));
}

/** Numbers with hyphens stay on one line: of an article, a day. */
function keepNumbers(html: string): string {
  return html.replace(/\d+(?:-\d+)+/g, '<span style="white-space:nowrap">$&</span>');
}

function renderSumsTable({ sums, total, taxes }: OrderedContent): string {
  const sum = ({ label, value }: { label: string; value: string }, style: string) =>
    `<tr><td style="padding:4px 0;${style}">${e(label)}</td><td align="right" style="padding:4px 0;white-space:nowrap;${style}">${e(value)}</td></tr>`;
  const shares = taxes.map(
    (tax) =>
      `<tr><td class="quiet" colspan="2" style="padding:4px 0;font-size:14px;color:#5c5c58">${e(tax)}</td></tr>`,
  );
  const rows = [
    ...sums.map((each) => sum(each, '')),
    ...(total ? [sum(total, 'padding-top:10px;font-weight:bold;font-size:18px')] : []),
    ...shares,
  ];
  return rows.length > 0 ? renderTable(rows.join('\n')) : '';
}

function renderTable(rows: string): string {
  return `<table ${TABLE} width="100%" style="margin-top:8px">\n${rows}\n</table>`;
}
