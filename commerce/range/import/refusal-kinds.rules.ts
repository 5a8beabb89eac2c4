import type { RefusedRow } from './write/product-write.types.ts';

/** How many rows were refused for one kind of reason. */
export type RefusalCount = { readonly reason: string; readonly rows: number };

const MOST_KINDS = 200;
const LONGEST_KIND = 160;
/** The reason for rows once there are too many kinds to tell apart. */
const OTHER_KINDS = 'other reasons';

/** Counts refused rows by the kind of each reason, in bounded memory. A row with several kinds counts for each. */
export class RefusalCounts {
  readonly #rows = new Map<string, number>();

  add(rows: readonly RefusedRow[]): void {
    for (const { reasons } of rows)
      for (const kind of new Set(reasons.map(nameReasonKind))) {
        const counted = this.#rows.has(kind) || this.#rows.size < MOST_KINDS ? kind : OTHER_KINDS;
        this.#rows.set(counted, (this.#rows.get(counted) ?? 0) + 1);
      }
  }

  /** The commonest first. */
  all(): readonly RefusalCount[] {
    return [...this.#rows]
      .map(([reason, rows]) => ({ reason, rows }))
      .sort((a, b) => b.rows - a.rows || (a.reason < b.reason ? -1 : 1));
  }
}

/** A reason without the row's own values: `price: not a price: "abc"` is `price: not a price`. @internal */
export function nameReasonKind(reason: string): string {
  return reason
    .replace(/(?:,? not|:) ".*"$/s, '')
    .replaceAll(/".*?"/gs, '…')
    .replace(/^(variant|product) \S+:/, '$1:')
    .replaceAll(/\.\d+(?=[.:])/g, '')
    .replace(/there is no (tenant|category|colour) \S+$/, 'there is no such $1')
    .replace(/there is no (?!such )\S+$/, 'there is no such one')
    .replace(/: (?:\d{8,}|\d+ of \d+)$/, '')
    .slice(0, LONGEST_KIND)
    .toWellFormed();
}
