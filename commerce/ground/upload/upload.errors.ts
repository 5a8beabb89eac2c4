import type { FileFault } from '#forms/file-limits.ts';

/** A file that is not accepted, and why; the texts are ui.files.refused.{fault}. */
export type FileRefused = { readonly code: 'FileRefused'; readonly name: string; readonly fault: FileFault };
