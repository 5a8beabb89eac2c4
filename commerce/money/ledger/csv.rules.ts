/** Signs with which a spreadsheet begins a formula: a cell that begins with one is made text (OWASP, CSV injection). */
const FORMULA = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/;

/** A table as RFC 4180, with a byte order mark. Cells that would be formulas begin with an apostrophe. */
export function formatCsvTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(formatCsvLine).join('')}`;
}

/** One record as RFC 4180, with its line end. */
export function formatCsvLine(row: readonly string[]): string {
  return `${row.map(formatCell).join(',')}\r\n`;
}

/**
 * The same behind a sign at which some spreadsheets divide cells, whatever the quotes say: where commas are decimal
 * points they divide at semicolons.
 */
const LATER_FORMULA = /([;\t\r\n] *)(?=[=+@＝＋－＠-])/g;

function formatCell(value: string): string {
  const whole = FORMULA.test(value) ? `'${value}` : value;
  const safe = whole.replace(LATER_FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
