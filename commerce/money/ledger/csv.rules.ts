/** Signs with which a spreadsheet begins a formula: a cell that begins with one is made text (OWASP, CSV injection). */
const FORMULA = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/;

/** A table as RFC 4180, with a byte order mark. Cells that would be formulas begin with an apostrophe. */
export function statementTable(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`;
}

/** One record as RFC 4180, with its line end. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
