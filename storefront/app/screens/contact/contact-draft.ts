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
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // storage is forbidden: the input is lost with the page
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is forbidden: nothing was stored
  }
}
