import { readJson, storageOfTab, writeText } from '#app/page/browser-storage.ts';
import type { SentFile } from '#app/ui/chosen-files.ts';

const KEY = 'contact-draft';

/** The values typed so far, in this tab only. */
export type ContactDraft = {
  readonly contactId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
};

/** @returns null: nothing was typed, or storage is forbidden */
export function readDraft(): ContactDraft | null {
  const kept = readJson(storageOfTab(), KEY);
  return isDraft(kept) ? kept : null;
}

function isDraft(kept: unknown): kept is ContactDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { contactId, values, files } = kept as Partial<Record<keyof ContactDraft, unknown>>;
  return (
    typeof contactId === 'string' && typeof values === 'object' && values !== null && Array.isArray(files)
  );
}

/** Stores the input until it is sent or the tab is closed: choosing another topic, or a reload, loses nothing. */
export function writeDraft(draft: ContactDraft): void {
  writeText(storageOfTab(), KEY, JSON.stringify(draft));
}

export function clearDraft(): void {
  writeText(storageOfTab(), KEY, null);
}
