import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import { type FileFault, type FileLimits, getExtension, resolveFormat } from '#forms/file-limits.ts';
import { cutPdf, detectOldOffice, extractBmp, isText, isWholeHeif } from './file-shapes.rules.ts';
import { inspectOfficeZip } from './office-zip.ts';
import { hasPdfProgram } from './pdf-programs.rules.ts';
import { checkPicture } from './picture.service.ts';
import {
  BrokenPictureError,
  cleanGif,
  cleanJpeg,
  cleanPng,
  cleanWebp,
  type Orientation,
} from './picture-parts.rules.ts';

/** A file as it is sent on: its type was read from its content, not from its name. */
export type CleanFile = { readonly name: string; readonly type: string; readonly body: Buffer };

type Found = { readonly format: string; readonly body: Buffer };
type Looked = { readonly found: Found } | { readonly fault: FileFault };

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
  txt: 'text/plain',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
const PICTURES = new Set(['jpg', 'png', 'gif', 'webp', 'bmp', 'heic', 'heif']);
const MACRO = new Set(['docm', 'dotm', 'xlsm', 'xltm', 'xlsb', 'pptm', 'potm', 'ppsm', 'ppam', 'xlam']);

/**
 * Inspects a file (OWASP File Upload): its content decides what it is; a picture loses the data about where it was
 * taken and keeps its pixels and its orientation, a document with programs inside is refused. HEIC is passed on
 * unchanged, since nothing here decodes it.
 * @param file its name as returned by {@link cleanFileName}, of a format that `limits` allows, not empty; `client` is
 * the address that sent it
 */
export async function inspectFile(
  { name, body, client }: { readonly name: string; readonly body: Buffer; readonly client: string },
  limits: FileLimits,
): Promise<CleanFile | { readonly fault: FileFault }> {
  const extension = resolveFormat(getExtension(name));
  const looked = await lookAt(extension, body, client);
  if ('fault' in looked) return looked;
  const { format, body: clean } = looked.found;
  const isPicture = PICTURES.has(format);
  if (format !== extension && !(isPicture && PICTURES.has(extension))) return { fault: 'content' };
  const type = TYPES[format];
  if (type === undefined || !limits.formats.includes(format)) return { fault: 'format' };
  return { name: isPicture ? renameToFormat(name, format) : name, type, body: clean };
}

/** Gives a picture the ending of its real format. */
function renameToFormat(name: string, format: string): string {
  return resolveFormat(getExtension(name)) === format
    ? name
    : `${name.slice(0, name.lastIndexOf('.'))}.${format}`;
}

async function lookAt(extension: string, body: Buffer, client: string): Promise<Looked> {
  if (extension === 'txt') return isText(body) ? { found: { format: 'txt', body } } : { fault: 'content' };
  return lookInto((extension === 'pdf' && cutPdf(body)) || body, client);
}

async function lookInto(body: Buffer, client: string): Promise<Looked> {
  const type = await fileTypeFromBuffer(body, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  const format = type?.ext === 'apng' ? 'png' : type?.ext;
  switch (format) {
    case undefined:
      return { fault: 'content' };
    case 'jpg':
    case 'png':
    case 'gif':
    case 'webp':
      return lookAtPicture(body, format, client);
    case 'bmp': {
      const whole = extractBmp(body);
      return whole ? { found: { format, body: Buffer.from(whole) } } : { fault: 'content' };
    }
    case 'heic':
    case 'heif':
      return isWholeHeif(body) ? { found: { format, body } } : { fault: 'content' };
    case 'pdf': {
      const whole = cutPdf(body);
      if (!whole) return { fault: 'content' };
      return hasPdfProgram(whole) ? { fault: 'macro' } : { found: { format, body: whole } };
    }
    case 'rtf':
      return body.includes('\\objdata') ? { fault: 'macro' } : { found: { format, body } };
    case 'cfb':
      return inspectOldOffice(body);
    case 'docx':
    case 'xlsx':
    case 'pptx': {
      const fault = await inspectOfficeZip(body);
      return fault ? { fault } : { found: { format, body } };
    }
    default:
      return { fault: MACRO.has(format) ? 'macro' : 'content' };
  }
}

function inspectOldOffice(body: Buffer): Looked {
  const found = detectOldOffice(body);
  if (found === 'locked' || found === 'macro') return { fault: found };
  return found ? { found: { format: found, body } } : { fault: 'content' };
}

/** Decodes the picture to know that it is complete; the file is copied without its metadata. */
async function lookAtPicture(
  body: Buffer,
  format: 'jpg' | 'png' | 'gif' | 'webp',
  client: string,
): Promise<Looked> {
  const checked = await checkPicture(body, client);
  if (typeof checked === 'string') return { fault: checked };
  const { orientation, format: read } = checked;
  if (read !== (format === 'jpg' ? 'jpeg' : format)) return { fault: 'content' };
  const kept = orientation && orientation <= 8 ? (orientation as Orientation) : 1;
  try {
    return { found: { format, body: Buffer.concat(cleanPicture(body, format, kept)) } };
  } catch (error) {
    if (error instanceof BrokenPictureError || error instanceof RangeError) return { fault: 'content' };
    throw error;
  }
}

function cleanPicture(body: Buffer, format: 'jpg' | 'png' | 'gif' | 'webp', orientation: Orientation) {
  switch (format) {
    case 'jpg':
      return cleanJpeg(body, orientation);
    case 'png':
      return cleanPng(body, orientation, (data) => crc32(data));
    case 'gif':
      return cleanGif(body);
    case 'webp':
      return cleanWebp(body, orientation);
  }
}
