import { describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from './memory-catalogue.ts';
import { readProducts } from './test-products.ts';

const products = readProducts(`
  Flash audio player | Plays what is on your USB drive.
  Store n Go USB flash drive | Red.
  Kensington laptop sleeve |
  Kensington laptop lock |
  HP 530 notebook | Quiet.
  Acer Swift notebook |
  Multimedia PC speaker |
  Desktop PC | With a speaker. For home and for office, for you.
  Memory card | For a camera.`);

/** A shop in another language may have bought an English catalogue, and English names in its own. */
describe.each(['en', 'nl', 'de', 'fr'])('English article names, by the rules of %s', async (language) => {
  const { ask } = await createMemoryCatalogue(products, { language, tree: 'none' });
  const findTitles = async (text: string) => (await ask(text)).ids.map((id) => products[id - 1]?.title);

  it('an article is found by another English word for the same thing', async () => {
    expect(await findTitles('laptop')).toEqual(
      expect.arrayContaining(['HP 530 notebook', 'Acer Swift notebook']),
    );
    expect((await findTitles('usb stick'))[0]).toBe('Store n Go USB flash drive');
  });

  it('words that only join other words are recognised in English names', async () => {
    expect(await findTitles('speaker for pc')).toContain('Multimedia PC speaker');
  });
});
