import sharp from 'sharp';

/** A photograph as it is stored: WebP in two sizes. */
export type DrawnPicture = {
  readonly width: number;
  readonly height: number;
  readonly small: Buffer;
  readonly body: Buffer;
};

const FULL_SIDE = 1600;
const SMALL_SIDE = 176;
const SECONDS = 15;

/**
 * Decodes and encodes a photograph again, turned upright: the result contains its pixels and none of the file's
 * metadata.
 */
export async function drawPicture(file: Buffer): Promise<DrawnPicture> {
  const full = await sharp(file)
    .rotate()
    .resize(FULL_SIDE, FULL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(full.data)
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'cover' })
    .webp({ quality: 72 })
    .toBuffer();
  const { width, height } = full.info;
  return { width, height, small, body: full.data };
}
