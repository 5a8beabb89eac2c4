import { describe, expect, it } from 'vitest';
import { memoryCatalogue } from './memory-catalogue.ts';
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
  Data projector 3000 lumens | Bright.
  Da-Lite projection screen 2.4 m | Matte.
  Touch screen cleaner | Wipes.
  Intel Pro networking card | Quick.
  Memory card | For a camera.`);

/** A shop in another language may have bought an English catalogue, and English names in its own. */
describe.each(['en', 'nl', 'de', 'fr'])('English names, by the rules of %s', async (language) => {
  const { ask } = await memoryCatalogue(products, { language, tree: 'none' });
  const found = async (text: string) => (await ask(text)).ids.map((id) => products[id - 1]?.title);

  it('are found by another English word for the same', async () => {
    expect(await found('laptop')).toEqual(expect.arrayContaining(['HP 530 notebook', 'Acer Swift notebook']));
    expect((await found('usb stick'))[0]).toBe('Store n Go USB flash drive');
  });

  it('are found where their modifier has another form of the same verb', async () => {
    expect((await found('projector screen'))[0]).toBe('Da-Lite projection screen 2.4 m');
    expect((await found('network card'))[0]).toBe('Intel Pro networking card');
  });

  it('have words that only join others', async () => {
    expect(await found('speaker for pc')).toContain('Multimedia PC speaker');
  });
});
