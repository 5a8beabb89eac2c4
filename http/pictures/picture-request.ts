import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#app/ui/media/picture-address.ts';

export interface Rendition {
  id: string;
  width: PictureWidth;
  format: PictureFormat;
}

export interface Refusal {
  status: 400 | 404;
  detail: string;
}

const SOURCE_ID = /^[a-z0-9][a-z0-9._-]{0,279}$/;
const FILE_NAME = /^([1-9]\d{0,4})\.([a-z0-9]{1,5})$/;

/**
 * Parses a path below `/img/`. An address that no page of the shop makes is refused with the reason;
 * a width or format outside the fixed lists would let anyone fill the cache.
 */
export function parseRendition(pathname: string): Rendition | Refusal {
  const segments = pathname.split('/');
  const [, root, id, file] = segments;
  if (
    segments.length !== 4 ||
    root !== 'img' ||
    id === undefined ||
    file === undefined ||
    !SOURCE_ID.test(id)
  ) {
    return { status: 404, detail: 'There is no picture at this address.' };
  }
  const name = FILE_NAME.exec(file);
  if (!name) {
    return { status: 400, detail: 'A picture is named {width}.{avif|webp|jpg}.' };
  }
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === name[1]);
  if (width === undefined) {
    return { status: 400, detail: `Widths are ${PICTURE_WIDTHS.join(', ')}.` };
  }
  const format = PICTURE_FORMATS.find((allowed) => allowed === name[2]);
  if (format === undefined) {
    return { status: 400, detail: `Formats are ${PICTURE_FORMATS.join(', ')}.` };
  }
  return { id, width, format };
}
