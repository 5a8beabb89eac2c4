/** One row of the table: what was measured, beside its reference from the same run. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  readonly reference: string;
  /** measured value divided by the reference; null where the target is absolute */
  readonly ratio: number | null;
  readonly target: string;
  readonly ok: boolean;
};

/** A table for people: one line a row, `ok` or `short` at its end. */
export function formatTable(rows: readonly Row[]): string {
  const head = ['', 'measured', 'reference', 'ratio', 'target', ''];
  const cells = rows.map((row) => [
    row.what,
    row.measured,
    row.reference,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.target,
    row.ok ? 'ok' : 'short',
  ]);
  const lines = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The median; of an even number the mean of the two in the middle. */
export function computeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export type Quantiles = { readonly p50: number; readonly p95: number };

export function computeQuantiles(values: readonly number[]): Quantiles {
  const sorted = [...values].sort((a, b) => a - b);
  const getQuantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: getQuantile(0.5), p95: getQuantile(0.95) };
}
