import sharp from 'sharp';

/** A block of this many pixels squared is compared as one colour: how a glyph's edge is smoothed does not count. */
const BLOCK = 4;
/** How far a channel of a block (0 to 255) may be off. */
const TOLERANCE = 28;
/** So many blocks may be off: a glyph that is hinted otherwise, not an icon that is gone. */
const MOST_BLOCKS = 10;
/** Sizes in px may differ by this, for the same reason. */
const SIZE_TOLERANCE = 2;

export type Verdict = { readonly same: boolean; readonly why: string };

/**
 * Whether two pictures show the same thing, by eyes that do not see how a machine smooths its letters but see a colour,
 * a border, an icon or a line of text that has changed.
 * @param expected any format that sharp reads
 */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Verdict> {
  const [a, b] = await Promise.all([sizeOf(expected), sizeOf(actual)]);
  if (Math.abs(a.width - b.width) > SIZE_TOLERANCE || Math.abs(a.height - b.height) > SIZE_TOLERANCE)
    return { same: false, why: `${a.width}×${a.height} became ${b.width}×${b.height}` };
  const area = { width: Math.min(a.width, b.width), height: Math.min(a.height, b.height) };
  const [before, after] = await Promise.all([blocksOf(expected, area), blocksOf(actual, area)]);
  const off = differing(before, after);
  return { same: off <= MOST_BLOCKS, why: `${off} of ${before.length / 3} blocks are other` };
}

type Size = { width: number; height: number };

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** Mean colours of blocks, three bytes each. */
async function blocksOf(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const cropped = await sharp(picture)
    .extract({ left: 0, top: 0, width, height })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .toBuffer();
  return sharp(cropped)
    .resize({
      width: Math.max(1, Math.round(width / BLOCK)),
      height: Math.max(1, Math.round(height / BLOCK)),
      fit: 'fill',
      kernel: 'linear',
    })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function differing(before: Buffer, after: Buffer): number {
  let off = 0;
  for (let at = 0; at < before.length; at += 3) {
    const furthest = Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0))),
    );
    if (furthest > TOLERANCE) off += 1;
  }
  return off;
}
