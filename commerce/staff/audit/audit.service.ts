import type { StaffContext } from '../access/staff-context.types.ts';
import { readAuditChain } from './audit.queries.ts';
import { FIRST_HASH, hashAuditEntry } from './audit.rules.ts';

/** The first entry at which the chain breaks, or the number of entries of a whole one. */
export type ChainReport =
  | { readonly whole: true; readonly entries: number; readonly lastHash: string }
  | { readonly whole: false; readonly entryNumber: number; readonly fault: 'missing' | 'changed' };

const BATCH = 1000;

/**
 * Reads the whole chain and checks each entry's number and hash. Entries that were cut off at the end are found only
 * by comparing `lastHash` with one that was noted elsewhere.
 */
export async function verifyAuditChain({ db }: Pick<StaffContext, 'db'>): Promise<ChainReport> {
  let number = 0;
  let previousHash = FIRST_HASH;
  for (;;) {
    const entries = await readAuditChain(db, number, BATCH);
    for (const entry of entries) {
      const { entryNumber, hash, previousHash: claimed, ...facts } = entry;
      if (entryNumber !== number + 1) return { whole: false, entryNumber: number + 1, fault: 'missing' };
      if (claimed !== previousHash || hashAuditEntry(facts, entryNumber, previousHash) !== hash)
        return { whole: false, entryNumber, fault: 'changed' };
      number = entryNumber;
      previousHash = hash;
    }
    if (entries.length < BATCH) return { whole: true, entries: number, lastHash: previousHash };
  }
}
