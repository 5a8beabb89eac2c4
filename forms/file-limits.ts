/** The files that may be sent along with a form (product 5.3). Sizes are bytes. */
export type FileLimits = {
  readonly most: number;
  readonly each: number;
  readonly total: number;
  /** file name extensions, lower case, without dot */
  readonly formats: readonly string[];
};

/** Why a file was refused by its name and size, before it was opened. */
type LimitFault = 'duplicate' | 'format' | 'empty' | 'each' | 'count' | 'total';

/**
 * Why a file was refused. content: damaged, or not of the type in its name · macro: it contains programs · locked: it
 * needs a password · failed: the shop's fault; it can be tried again
 */
export type FileFault = LimitFault | 'content' | 'macro' | 'locked' | 'failed';

/** `digest`: of its content, where that has been read. */
export type FileFacts = { readonly name: string; readonly size: number; readonly digest?: string };

export const MEGABYTE = 1024 * 1024;

const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic', 'heif'];

export const PICTURE_LIMITS: FileLimits = {
  most: 10,
  each: 5 * MEGABYTE,
  total: 5 * MEGABYTE,
  formats: PICTURES,
};

/** Photographs of a review: in formats that every browser shows, since they are encoded again. */
export const REVIEW_PICTURE_LIMITS: FileLimits = {
  ...PICTURE_LIMITS,
  most: 5,
  formats: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
};

/** The limits where documents may be sent too. */
export const DOCUMENT_LIMITS: FileLimits = {
  ...PICTURE_LIMITS,
  formats: [...PICTURES, 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'rtf', 'pdf', 'txt'],
};

/**
 * Adds files to the existing ones, in order. When the limit of the sum is reached, only the files accepted before
 * stay: a smaller one that comes later is refused too, so that it is clear which are in.
 */
export function addFiles<Item extends FileFacts>(
  there: readonly Item[],
  added: readonly Item[],
  limits: FileLimits,
): { kept: Item[]; refused: { name: string; fault: FileFault }[] } {
  const kept = [...there];
  const refused: { name: string; fault: FileFault }[] = [];
  let full = false;
  for (const file of added) {
    const fault = findFileFault(file, kept, limits, full);
    if (fault === 'total') full = true;
    if (fault) refused.push({ name: file.name, fault });
    else kept.push(file);
  }
  return { kept, refused };
}

/**
 * Phones call every photograph image.jpg: the content says whether two files are one. A browser that has not sent them
 * yet compares name and size.
 */
function isSameFile(one: FileFacts, other: FileFacts): boolean {
  if (one.digest !== undefined && other.digest !== undefined) return one.digest === other.digest;
  return one.size === other.size && one.name.toLowerCase() === other.name.toLowerCase();
}

function findFileFault(
  { name, size, digest }: FileFacts,
  kept: readonly FileFacts[],
  { most, each, total, formats }: FileLimits,
  full: boolean,
): LimitFault | null {
  if (kept.some((other) => isSameFile(other, { name, size, digest }))) return 'duplicate';
  if (!formats.includes(resolveFormat(getExtension(name)))) return 'format';
  if (size === 0) return 'empty';
  if (size > each) return 'each';
  if (kept.length >= most) return 'count';
  const sum = kept.reduce((bytes, file) => bytes + file.size, size);
  return full || sum > total ? 'total' : null;
}

/** Other endings of formats, as old programs and cameras write them. */
const OTHER_ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  hif: 'heif',
  dib: 'bmp',
};

/** One name for a format with several endings. */
export function resolveFormat(extension: string): string {
  return OTHER_ENDINGS[extension] ?? extension;
}

/** The name, numbered when another file has it already: `image (2).jpg`. */
export function writeDistinctName(name: string, others: readonly { readonly name: string }[]): string {
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  const ending = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  let distinct = name;
  for (let at = 2; taken.has(distinct.toLowerCase()); at += 1) distinct = `${stem} (${at})${ending}`;
  return distinct;
}

/** The extension in lower case; '' if there is none. */
export function getExtension(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
