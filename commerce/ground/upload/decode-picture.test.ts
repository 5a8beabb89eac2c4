import { expect, test } from 'vitest';
import { checkPicture, drawPicture } from './decode-picture.ts';
import { createPictureFile } from './test-files.ts';

/** The header of a progressive JPEG of four channels (ITU-T T.81, B.2.2), and nothing of its pixels. */
function printHeader(side: number): Buffer {
  const components = [1, 2, 3, 4].flatMap((id) => [id, 0x11, 0]);
  const size = [side >> 8, side & 255];
  const frame = [0xff, 0xc2, 0, 8 + components.length, 8, ...size, ...size, 4, ...components];
  const scan = [0xff, 0xda, 0, 14, 4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 0, 0];
  return Buffer.from([0xff, 0xd8, ...frame, ...scan, 0, 0xff, 0xd9]);
}

test.each([['checked', checkPicture] as const, ['drawn', drawPicture] as const])(
  'a small file that needs much memory is refused by its header before it is %s',
  async (_, work) => {
    await expect(work(printHeader(7000))).rejects.toThrow('takes 392000000 bytes');
    await expect(work(printHeader(2000))).rejects.not.toThrow(/takes \d+ bytes/);
  },
);

test('a photograph is drawn upright in two sizes', async () => {
  const { width, height, body } = await drawPicture(await createPictureFile('jpg', { orientation: 6 }));
  expect([width, height]).toEqual([24, 40]);
  expect((await checkPicture(body)).format).toBe('webp');
});
