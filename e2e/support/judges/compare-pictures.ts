import sharp from 'sharp';

/** A pixel may come from anywhere as near as this (px): a letter that is smoothed or set a little otherwise. */
const NEAR = 1;
/** How far a channel (0 to 255) may be off beyond that. */
const TOLERANCE = 12;
/** So many pixels may be off all the same. The smallest icon's stroke has more. */
const MOST_OFF = 16;
/** Sizes in px may differ by this, for the same reason. */
const SIZE_TOLERANCE = 2;

type Verdict = { readonly same: boolean; readonly why: string };
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/**
 * Whether two pictures show the same thing, by eyes that do not see how a machine smooths its letters but see a colour,
 * a border, an icon or a line of text that has changed: every pixel of one must lie between the darkest and the
 * brightest of its neighbours in the other, and the other way round.
 * @param expected any format that sharp reads
 */
export async function comparePictures(expected: Buffer, actual: Buffer): Promise<Verdict> {
  const [before, after] = await Promise.all([readPixels(expected), readPixels(actual)]);
  if (before.width === after.width && before.data.equals(after.data)) return { same: true, why: 'equal' };
  const [wider, higher] = [before.width - after.width, before.height - after.height];
  if (Math.max(Math.abs(wider), Math.abs(higher)) > SIZE_TOLERANCE)
    return {
      same: false,
      why: `${before.width}×${before.height} became ${after.width}×${after.height}`,
    };
  const size = {
    width: Math.min(before.width, after.width),
    height: Math.min(before.height, after.height),
  };
  const [one, other] = [cropPixels(before, size), cropPixels(after, size)];
  const off = Math.max(countDifferingPixels(one, other), countDifferingPixels(other, one));
  return { same: off <= MOST_OFF, why: `${off} of ${size.width * size.height} pixels are other` };
}

async function readPixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function cropPixels({ data, width }: Pixels, size: { width: number; height: number }): Pixels {
  const rows = Array.from({ length: size.height }, (_, row) =>
    data.subarray(row * width * 3, (row * width + size.width) * 3),
  );
  return { data: Buffer.concat(rows), ...size };
}

/** Pixels of one that do not lie within their surroundings in the other. */
function countDifferingPixels(one: Pixels, other: Pixels): number {
  let off = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    // nearly all of them are in their own place, and need no look around it
    const isOff = !isAt(one.data, at, other.data) && !isAround(one.data, at, other);
    off += Number(isOff);
  }
  return off;
}

/** Whether a pixel is in the other picture where it is in its own. */
function isAt(pixels: Buffer, at: number, other: Buffer): boolean {
  for (let byte = at; byte < at + 3; byte += 1)
    if (Math.abs((pixels[byte] ?? 0) - (other[byte] ?? 0)) > TOLERANCE) return false;
  return true;
}

/** Whether each channel of a pixel is between the darkest and the brightest of its surroundings in the other. */
function isAround(pixels: Buffer, at: number, { data, width, height }: Pixels): boolean {
  const [column, row] = [(at / 3) % width, Math.floor(at / 3 / width)];
  const [left, right] = [Math.max(column - NEAR, 0), Math.min(column + NEAR, width - 1)];
  const [top, bottom] = [Math.max(row - NEAR, 0), Math.min(row + NEAR, height - 1)];
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0];
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const value = data[(y * width + x) * 3 + channel] ?? 0;
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    const value = pixels[at + channel] ?? 0;
    if (value < low - TOLERANCE || value > high + TOLERANCE) return false;
  }
  return true;
}
