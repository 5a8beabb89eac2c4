/** Matches values that a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A line of RFC 4180, with its end. Text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function writeCsvLine(values: readonly string[]): string {
  const cells = values.map((value) => {
    const text = FORMULA.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${cells.join(',')}\r\n`;
}
