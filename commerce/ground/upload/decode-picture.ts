import sharp, { type Sharp } from 'sharp';
import { countDecodingBytes, MOST_DECODED_BYTES } from './picture-cost.rules.ts';

/** A photograph as it is stored: WebP in two sizes. */
export type DrawnPicture = {
  readonly width: number;
  readonly height: number;
  readonly small: Buffer;
  readonly body: Buffer;
};

/** The facts of a picture that has been decoded once. */
export type CheckedPicture = { readonly format: string; readonly orientation: number | undefined };

const FULL_SIDE = 1600;
const SMALL_SIDE = 176;
const DECODE_SECONDS = 15;
const MOST_PIXELS = 50_000_000;

/**
 * Decodes the picture once, small, to know that it is complete.
 * @throws Error for a picture that cannot be decoded, or takes too much memory
 */
export async function checkPicture(file: Uint8Array): Promise<CheckedPicture> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format, orientation } = await assertAffordable(picture);
  await picture.resize(8, 8, { fit: 'fill' }).timeout({ seconds: DECODE_SECONDS }).raw().toBuffer();
  return { format, orientation };
}

/**
 * Decodes and encodes a photograph again, turned upright: the result contains its pixels and none of the file's
 * metadata.
 * @throws Error for a picture that cannot be decoded, or takes too much memory
 */
export async function drawPicture(file: Uint8Array): Promise<DrawnPicture> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS });
  await assertAffordable(picture);
  const full = await picture
    .rotate()
    .resize(FULL_SIDE, FULL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: DECODE_SECONDS })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(full.data)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer();
  const { width, height } = full.info;
  return { width, height, small, body: full.data };
}

/** Reads the header alone. @throws Error when its pixels would take more memory than there is for one picture */
export async function assertAffordable(picture: Sharp) {
  const header = await picture.metadata();
  const bytes = countDecodingBytes(header);
  if (bytes > MOST_DECODED_BYTES) throw new Error(`the picture takes ${bytes} bytes to decode`);
  return header;
}
