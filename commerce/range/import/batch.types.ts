import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { NoticedRow } from './import-notices.ts';
import type { RefusedRow } from './write/product-write.types.ts';

/** A batch to be written: how far the file has been read with it, and the rows refused so far. */
export type Batch = {
  /** rows of the file up to here */
  readonly rowsRead: number;
  readonly refused: readonly RefusedRow[];
  readonly noticed?: readonly NoticedRow[];
  /**
   * Writes the batch in one transaction with the work of `alongside`.
   * @returns rows that only the database could refuse
   */
  write(alongside: (ctx: RequestContext, refused: number) => Promise<void>): Promise<readonly RefusedRow[]>;
};
