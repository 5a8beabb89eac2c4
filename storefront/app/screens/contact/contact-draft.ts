import { getSessionStorage, readJson, writeText } from '#app/page/browser-storage.ts';
import type { SentFile } from '#app/ui/form/chosen-files.ts';

const KEY = 'contact-draft';

/** The values typed so far, in this tab only. */
export type ContactDraft = {
  /** customer number of the visitor who typed it; null if nobody was signed in */
  readonly customer: string | null;
  readonly contactId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
};

/**
 * @param customer customer number of the visitor, who does not see what another customer has typed
 * @returns null if nothing was typed, or storage is forbidden
 */
export function readDraft(customer: string | null): ContactDraft | null {
  const kept = readJson(getSessionStorage(), KEY);
  if (!isDraft(kept)) return null;
  return kept.customer === null || kept.customer === customer ? kept : null;
}

function isDraft(kept: unknown): kept is ContactDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { customer, contactId, values, files } = kept as Partial<Record<keyof ContactDraft, unknown>>;
  return (
    (customer === null || typeof customer === 'string') &&
    typeof contactId === 'string' &&
    typeof values === 'object' &&
    values !== null &&
    Array.isArray(files)
  );
}

/** Stores the input until it is sent or the tab is closed: choosing another topic, or a reload, loses nothing. */
export function writeDraft(draft: ContactDraft): void {
  writeText(getSessionStorage(), KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
  writeText(getSessionStorage(), KEY, null);
}
