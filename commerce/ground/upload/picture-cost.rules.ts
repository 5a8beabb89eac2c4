/** The facts of a picture's header that decide the memory for its pixels. */
export type PictureHeader = {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** name of a sample's type: uchar, ushort, float … */
  readonly depth: string;
  /** a progressive JPEG or an interlaced PNG: it has to be held as a whole before its first row is known */
  readonly isProgressive: boolean;
  /** of a JPEG, such as 4:2:0 */
  readonly chromaSubsampling?: string | undefined;
};

/** A photograph of 50 megapixels of the usual kind takes 200 MB. */
export const MOST_DECODED_BYTES = 224 * 1024 * 1024;

const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  char: 1,
  uchar: 1,
  short: 2,
  ushort: 2,
  int: 4,
  uint: 4,
  float: 4,
};
const LARGEST_SAMPLE_BYTES = 16;

/**
 * The memory that decoding a picture takes, about, in bytes. A progressive JPEG holds a coefficient of two bytes for
 * each sample until the last scan has been read, however few bytes it has.
 */
export function countDecodingBytes(picture: PictureHeader): number {
  const { width, height, channels, depth, isProgressive, chromaSubsampling } = picture;
  const sample = SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE_BYTES;
  const bytes = isProgressive ? Math.max(2, sample) : sample;
  const samples = isProgressive && chromaSubsampling?.startsWith('4:2:0') ? channels / 2 : channels;
  return width * height * samples * bytes;
}
