import type { FileFault } from '#forms/file-limits.ts';

/** A file that does not come along, and why; the texts are ui.files.refused.{fault}. */
export type FileRefused = { readonly code: 'FileRefused'; readonly name: string; readonly fault: FileFault };
