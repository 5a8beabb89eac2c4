import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFiles, DOCUMENT_LIMITS, MEGABYTE, PICTURE_LIMITS, writeDistinctName } from './file-limits.ts';

const createPhoto = (name: string, size = MEGABYTE) => ({ name, size });

describe('files attached to a form', () => {
  it.each([
    ['a format that nobody can open', [createPhoto('virus.exe')], 'format'],
    ['a name without an extension', [createPhoto('photo')], 'format'],
    ['a document where only pictures are wanted', [createPhoto('letter.pdf')], 'format'],
    ['nothing in it', [createPhoto('a.jpg', 0)], 'empty'],
    ['too large', [createPhoto('a.jpg', 5 * MEGABYTE + 1)], 'each'],
    [
      'the same content twice',
      [
        { ...createPhoto('a.jpg'), digest: 'd1' },
        { ...createPhoto('b.jpg'), digest: 'd1' },
      ],
      'duplicate',
    ],
    ['too large together', [createPhoto('a.jpg', 3 * MEGABYTE), createPhoto('b.jpg', 3 * MEGABYTE)], 'total'],
    ['one too many', Array.from({ length: 11 }, (_, at) => createPhoto(`${at}.png`, 10)), 'count'],
  ] as const)('the file %s is refused', (_, files, fault) => {
    const { kept, refused } = addFiles([], files, PICTURE_LIMITS);
    expect(refused).toEqual([{ name: files.at(-1)?.name, fault }]);
    expect(kept).toEqual(files.slice(0, -1));
  });

  it('formats are recognised in any case, and documents where they are accepted', () => {
    const files = [createPhoto('A.HEIC'), createPhoto('b.Pdf'), createPhoto('c.docx')];
    expect(addFiles([], files, DOCUMENT_LIMITS)).toEqual({ kept: files, refused: [] });
  });

  it('accepts two photographs that a phone calls the same, and other endings of a format', () => {
    const files = [
      { ...createPhoto('image.jpg'), digest: 'd1' },
      { ...createPhoto('image.jpg'), digest: 'd2' },
      createPhoto('bon.jpe'),
      createPhoto('scan.JFIF'),
    ];
    expect(addFiles([], files, PICTURE_LIMITS)).toEqual({ kept: files, refused: [] });
  });

  it('numbers the name of a file that another one has', () => {
    const there = [{ name: 'image.jpg' }, { name: 'Image (2).jpg' }, { name: 'brief' }];
    expect(writeDistinctName('IMAGE.jpg', there)).toBe('IMAGE (3).jpg');
    expect(writeDistinctName('brief', there)).toBe('brief (2)');
    expect(writeDistinctName('bon.jpg', there)).toBe('bon.jpg');
  });

  it('only files before the size limit was reached are kept', () => {
    const files = [
      createPhoto('a.jpg', 4 * MEGABYTE),
      createPhoto('b.jpg', 2 * MEGABYTE),
      createPhoto('c.jpg', 10),
    ];
    const { kept, refused } = addFiles([], files, PICTURE_LIMITS);
    expect(kept.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(refused.map(({ fault }) => fault)).toEqual(['total', 'total']);
  });

  it('the limits are never exceeded, existing files stay, and every file is named once', () => {
    const files = fc.array(
      fc.record({
        name: fc.constantFrom('a.jpg', 'b.png', 'B.PNG', 'c.exe', 'd.webp', 'e.gif'),
        size: fc.nat(6 * MEGABYTE),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(files, files, (first, second) => {
        const there = addFiles([], first, PICTURE_LIMITS).kept;
        const { kept, refused } = addFiles(there, second, PICTURE_LIMITS);
        expect(kept.slice(0, there.length)).toEqual(there);
        expect(kept.length - there.length + refused.length).toBe(second.length);
        expect(kept.length).toBeLessThanOrEqual(PICTURE_LIMITS.most);
        expect(kept.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(PICTURE_LIMITS.total);
      }),
    );
  });
});
