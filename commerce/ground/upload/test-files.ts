import sharp from 'sharp';
import { ZipWriter } from './test-zip.ts';

const GPS = {
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 33/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '5/1 5/1 0/1',
  },
};
const WHERE = { ...GPS, IFD0: { Copyright: 'Zoë Bos', Make: 'Camera', Software: 'secret' } };

/** Unlike any other with another seed, and not all of one colour. */
function createPixels(width: number, height: number, seed: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = (at * 7 + seed * 31 + ((at * at) >> 5)) % 256;
  return sharp(data, { raw: { width, height, channels: 3 } });
}

export const PICTURE_FORMATS = ['jpg', 'png', 'webp', 'gif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** For tests: a picture that says where it was taken, turned as a phone turns it. */
export async function createPictureFile(
  format: PictureFormat,
  { seed = 1, orientation = 6, width = 40, height = 24 } = {},
): Promise<Buffer> {
  const picture = createPixels(width, height, seed).withExif(WHERE).withMetadata({ orientation });
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: 82, progressive: seed % 2 === 0 }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
    case 'webp':
      return picture.webp({ quality: 80 }).toBuffer();
    case 'gif':
      return picture.gif().toBuffer();
  }
}

/** For tests: a bitmap of 24 bits without compression. */
export function createBmpFile(width = 6, height = 4): Buffer {
  const row = Math.ceil((width * 24) / 32) * 4;
  const file = Buffer.alloc(54 + row * height, 0x7f);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(0, 6);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.fill(0, 30, 54);
  return file;
}

function createBox(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** For tests: boxes of a HEIC, as far as they are looked at. */
export function createHeicFile(): Buffer {
  const brands = Buffer.from('heic\0\0\0\0mif1heic', 'latin1');
  return Buffer.concat([
    createBox('ftyp', brands),
    createBox('meta', Buffer.alloc(40)),
    createBox('mdat', Buffer.alloc(200, 7)),
  ]);
}

/** For tests: a document that readers open. */
export function createPdfFile(words = 'Bon'): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${words}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

const OFFICE = {
  docx: ['word/document.xml', 'wordprocessingml.document.main+xml'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main+xml'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main+xml'],
} as const;

/** For tests: a document of Office, with more parts when asked. */
export function createOfficeFile(
  format: keyof typeof OFFICE,
  parts: Readonly<Record<string, string>> = {},
  type = `application/vnd.openxmlformats-officedocument.${OFFICE[format][1]}`,
): Buffer {
  const [main] = OFFICE[format];
  const zip = new ZipWriter();
  zip.add(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/${main}" ContentType="${type}"/></Types>`,
  );
  zip.add(main, '<x/>');
  for (const [name, body] of Object.entries(parts)) zip.add(name, body);
  return zip.end();
}

/** For tests: a compound file with these entries in its directory. */
export function createOldOfficeFile(...streams: readonly string[]): Buffer {
  const file = Buffer.alloc(512 + 128 * (streams.length + 1) + 512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  for (const [index, name] of ['Root Entry', ...streams].entries()) {
    const at = 512 + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
  }
  return file;
}
