import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

/** What the pages of a PDF draw, uncompressed. */
function decodePdfDrawing(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  return Array.from(streams, ([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  ).join('\n');
}

type Rectangle = { x: number; y: number; width: number; height: number; isDark: boolean };

/** For tests: reads the QR code that a PDF draws as filled rectangles: its modules, and the Swiss cross over them. */
export function scanQrCode(pdf: Buffer): string | undefined {
  const rectangles: Rectangle[] = [];
  let path: Omit<Rectangle, 'isDark'>[] = [];
  let isDark = true;
  for (const line of decodePdfDrawing(pdf).split('\n')) {
    const numbers = line.split(' ').map(Number);
    if (line.endsWith(' re')) {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      path.push({ x, y, width, height });
    } else if (line.endsWith(' scn')) isDark = numbers[0] === 0;
    else if (line === 'f') {
      rectangles.push(...path.map((each) => ({ ...each, isDark })));
      path = [];
    }
  }
  return readQrPicture(rectangles);
}

const SIZE = 600;
const QUIET = 40;

function readQrPicture(rectangles: readonly Rectangle[]): string | undefined {
  const origin = {
    x: Math.min(...rectangles.map(({ x }) => x)),
    y: Math.min(...rectangles.map(({ y }) => y)),
  };
  const right = Math.max(...rectangles.map(({ x, width }) => x + width));
  const scale = (SIZE - 2 * QUIET) / (right - origin.x);
  const pixels = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255);
  for (const { x, y, width, height, isDark } of rectangles) {
    const [left, end] = [x, x + width].map((at) => QUIET + Math.round((at - origin.x) * scale));
    const [top, bottom] = [y, y + height].map((at) => QUIET + Math.round((at - origin.y) * scale));
    for (let row = top ?? 0; row < (bottom ?? 0); row += 1) {
      pixels.fill(isDark ? 0 : 255, (row * SIZE + (left ?? 0)) * 4, (row * SIZE + (end ?? 0)) * 4);
    }
  }
  return jsQR(pixels, SIZE, SIZE)?.data;
}
