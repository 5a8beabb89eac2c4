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
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
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
  const [one, other] = [cropped(before, size), cropped(after, size)];
  const off = Math.max(outside(one, other), outside(other, one));
  return { same: off <= MOST_OFF, why: `${off} of ${size.width * size.height} pixels are other` };
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function cropped({ data, width }: Pixels, size: { width: number; height: number }): Pixels {
  const rows = Array.from({ length: size.height }, (_, row) =>
    data.subarray(row * width * 3, (row * width + size.width) * 3),
  );
  return { data: Buffer.concat(rows), ...size };
}

/** Pixels of one that do not lie within their surroundings in the other. */
function outside(one: Pixels, other: Pixels): number {
  const low = spread(other, Math.min);
  const high = spread(other, Math.max);
  let off = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    for (let byte = at; byte < at + 3; byte += 1) {
      const value = one.data[byte] ?? 0;
      if (value < (low[byte] ?? 0) - TOLERANCE || value > (high[byte] ?? 0) + TOLERANCE) {
        off += 1;
        break;
      }
    }
  }
  return off;
}

/** The darkest (or brightest) of each pixel's surroundings: first along the rows, then along the columns. */
function spread({ data, width, height }: Pixels, pick: (a: number, b: number) => number): Buffer {
  const row = width * 3;
  return along(along(data, 3, row), row, height * row);

  /** @param span bytes after which a line ends */
  function along(bytes: Buffer, step: number, span: number): Buffer {
    const picked = Buffer.allocUnsafe(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) {
      let value = bytes[at] ?? 0;
      for (let by = 1; by <= NEAR; by += 1) {
        const [back, on] = [at - by * step, at + by * step];
        if (back >= 0 && Math.floor(back / span) === Math.floor(at / span))
          value = pick(value, bytes[back] ?? 0);
        if (on < bytes.length && Math.floor(on / span) === Math.floor(at / span))
          value = pick(value, bytes[on] ?? 0);
      }
      picked[at] = value;
    }
    return picked;
  }
}
