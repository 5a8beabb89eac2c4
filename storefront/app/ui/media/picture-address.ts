/** Widths in pixels that the picture pipeline makes; any other is refused. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 400, 560, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The address of one rendition of a picture, relative to the shop's origin. */
export function buildPictureAddress(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/img/${encodeURIComponent(id)}/${width}.${format}`;
}

/** A `srcset` with width descriptors, narrowest first. */
export function buildPictureSrcSet(
  id: string,
  format: PictureFormat,
  widths: readonly PictureWidth[] = PICTURE_WIDTHS,
): string {
  return widths.map((width) => `${buildPictureAddress(id, width, format)} ${width}w`).join(', ');
}
