import sharp from 'sharp';
import { assertAffordable } from '#commerce/ground/upload/decode-picture.ts';
import type { Rendition } from './picture-request.ts';

/** Encoder quality, 0–100 (product 9.3). */
const QUALITY = 75;
/** AVIF effort 0–9: more takes noticeably longer for a few percent of bytes, most of all on large pictures. */
const AVIF_EFFORT = { small: 2, large: 1 };
/** A quarter fewer bytes than the encoder's defaults, with no visible difference on drawings at their own size. */
const AVIF_TUNING = { chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
/** From this width on a rendition is large. */
const LARGE_WIDTH = 1200;
/** A drawing is rasterised at most this many times its own size, then scaled: soft shading costs by area. */
const MAX_DRAWN_SCALE = 1.5;
/** The product tile's colour in the light theme, under formats without transparency. */
const TILE = '#f4f4f2';
/** Source pixels that are decoded at most: 50 megapixels. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 20;

sharp.concurrency(1);
sharp.cache({ memory: 32, items: 50, files: 0 });

function isSvg(source: Buffer): boolean {
  return /^\s*<(\?xml|svg)/.test(source.subarray(0, 200).toString('latin1'));
}

/** The resolution at which an SVG is drawn `width` pixels wide, so that little is drawn large and scaled down. */
function computeDensity(source: Buffer, width: number): number {
  const head = source.subarray(0, 400).toString('latin1');
  const own = Number(/<svg[^>]*\swidth="(\d+(?:\.\d+)?)(?:px)?"/.exec(head)?.[1] ?? 800);
  return Math.min(2400, Math.max(1, 72 * Math.min(width / own, MAX_DRAWN_SCALE)));
}

/** Whether the time ran out, which the library only reports in its message. */
export function isLateFault({ message }: Error): boolean {
  return message.startsWith('timeout: ');
}

/**
 * Renders one rendition from SVG text or raster bytes. Rasters are never enlarged.
 * @throws Error when the source cannot be decoded, or takes too much memory
 */
export async function renderPicture(source: Buffer | string, { width, format }: Rendition): Promise<Buffer> {
  const input = typeof source === 'string' ? Buffer.from(source) : source;
  const vector = isSvg(input);
  const decoder = sharp(input, {
    limitInputPixels: MAX_PIXELS,
    ...(vector ? { density: computeDensity(input, width) } : { autoOrient: true }),
  });
  if (!vector) await assertAffordable(decoder);
  const image = decoder.resize({ width, withoutEnlargement: !vector }).timeout({ seconds: TIMEOUT_SECONDS });
  switch (format) {
    case 'avif':
      return image
        .avif({
          quality: QUALITY,
          effort: width < LARGE_WIDTH ? AVIF_EFFORT.small : AVIF_EFFORT.large,
          ...AVIF_TUNING,
        })
        .toBuffer();
    case 'webp':
      return image.webp({ quality: QUALITY, effort: 3 }).toBuffer();
    case 'jpg':
      return image.flatten({ background: TILE }).jpeg({ quality: QUALITY, progressive: true }).toBuffer();
  }
}
