import { expect, it } from 'vitest';
import { KINDS } from './kinds.ts';
import { PictureDesigner } from './picture-design.ts';

const skirt = KINDS.find(({ kind }) => kind === 'skirt');
if (!skirt) throw new Error('no skirt');

it('articles of one design begin with different colours as long as there are any', () => {
  const pictures = new PictureDesigner();
  const possible = ['black', 'navy', 'green'];
  const first = (colours: readonly string[]) => pictures.rotateColours(skirt, '2410', colours, possible)[0];

  expect([first(['black', 'navy']), first(['black', 'navy']), first(['black', 'navy'])]).toEqual([
    'black',
    'navy',
    'green',
  ]);
});

it('an article that takes another first colour keeps its number of colours and none twice', () => {
  const pictures = new PictureDesigner();
  const turn = () => pictures.rotateColours(skirt, '2410', ['black', 'navy'], ['black', 'navy', 'green']);
  turn();
  turn();

  expect(turn()).toEqual(['green', 'navy']);
});
