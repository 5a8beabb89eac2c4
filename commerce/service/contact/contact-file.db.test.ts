import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createAttempts, UNLIMITED_ATTEMPTS } from '#commerce/ground/kernel/attempts.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { cleanFileName } from '#commerce/ground/upload/file-shapes.rules.ts';
import {
  createBmpFile,
  createHeicFile,
  createOfficeFile,
  createOldOfficeFile,
  createPdfFile,
  createPictureFile,
  PICTURE_FORMATS,
} from '#commerce/ground/upload/test-files.ts';
import { ZipWriter } from '#commerce/ground/upload/test-zip.ts';
import { MEGABYTE } from '#forms/file-limits.ts';
import { loadTenants } from '#tenants/load.ts';
import {
  addContactFile,
  listContactFiles,
  loadContactMailFile,
  purgeContactFiles,
  removeContactFile,
} from './contact-file.service.ts';

const database = await testDatabase();
const tenants = await loadTenants();
const nl = { ...testContext(database, 'nl'), attempts: UNLIMITED_ATTEMPTS };
const de = { ...testContext(database, 'de'), attempts: UNLIMITED_ATTEMPTS };
beforeEach(() => database.pool.query('delete from contact_file'));

async function add(
  name: string,
  body: Buffer,
  ctx = nl,
  contactId: string = randomUUID(),
  topic = 'warranty',
) {
  const result = await addContactFile(ctx, { contactId, topic, name, body, address: '192.0.2.1' });
  if (result.ok)
    return { kept: result.value.name, file: await loadContactMailFile(ctx, result.value.fileId) };
  return 'fault' in result.refusal ? result.refusal.fault : result.refusal.code;
}

const jpeg = await createPictureFile('jpg');
const png = await createPictureFile('png');
const encrypted = new ZipWriter();
encrypted.add('[Content_Types].xml', '<x/>', { flags: 1 });
const bomb = new ZipWriter();
bomb.add('[Content_Types].xml', '<x/>');
for (let at = 0; at < 3; at += 1) bomb.add(`word/${at}.xml`, 'x', { size: 100_000_000 });
const LETTER = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typed = (more: string) =>
  createOfficeFile('docx', {}, `${LETTER}"/>${more}<Default Extension="a" ContentType="a`);
const related = (type: string, target: string) =>
  createOfficeFile('docx', {
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
const DDE = '<w:p><w:instrText>D</w:instrText><w:instrText>DEAUTO c:\\\\cmd.exe</w:instrText></w:p>';
const twice = new ZipWriter();
for (const name of ['[Content_Types].xml', '[content_types].xml']) twice.add(name, '<Types/>');
const twoNames = new ZipWriter();
twoNames.add('[Content_Types].xml', '<Types/>');
twoNames.add('word/document.xml', '<x/>', { localName: 'word/vbaProject.bin' });
const lying = new ZipWriter();
lying.add('[Content_Types].xml', '<Types/>');
lying.add('word/media/a.bin', 'x'.repeat(1000), { size: 10 });
const packed = deflateSync(Buffer.from('<</S/JavaScript/JS(app.alert(1))>>')).toString('latin1');
const PACKED = `\n2 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n${packed}\nendstream endobj`;
/** A PDF with a file inside, as a viewer lists it or as a note on a page opens it. */
const holding = (file: { name: string; text: string }, how = '/Names[(a) 3 0 R]') =>
  createPdfFile(
    `\n2 0 obj<</EmbeddedFiles<<${how}>>>>endobj
3 0 obj<</Type/Filespec/F (${file.name})/UF (${file.name})/EF<</F 4 0 R>>>>endobj
4 0 obj<</Length ${file.text.length}>>stream\n${file.text}\nendstream endobj`,
  );
const INVOICE = '<?xml version="1.0"?>\n<rsm:CrossIndustryInvoice xmlns:rsm="x"></rsm:CrossIndustryInvoice>';
const noted = (name: string, text: string) =>
  createPdfFile(`\n2 0 obj<</Subtype/FileAttachment/FS<</F (${name})/EF<</F 4 0 R>>>>>>endobj
4 0 obj<</Length 9>>stream\n${text}\nendstream endobj`);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)]);

/** Files that must not come along, and what is said of it. */
const REFUSED: readonly (readonly [string, string, Buffer, string])[] = [
  ['a program', 'setup.exe', exe, 'format'],
  ['a program that calls itself a picture', 'foto.jpg', exe, 'content'],
  ['a picture that calls itself a PDF', 'bon.pdf', jpeg, 'content'],
  ['a PDF that calls itself a picture', 'bon.png', createPdfFile(), 'content'],
  ['a drawing with scripts', 'logo.svg', Buffer.from('<svg onload="x()"/>'), 'format'],
  ['the same as a picture', 'logo.png', Buffer.from('<svg onload="x()"/>'), 'content'],
  ['a page', 'a.html', Buffer.from('<script>x()</script>'), 'format'],
  ['a picture that is cut off', 'half.jpg', jpeg.subarray(0, jpeg.length - 200), 'content'],
  ['a PNG that is cut off', 'half.png', png.subarray(0, png.length - 60), 'content'],
  [
    'a PDF with much behind its end',
    'poly.pdf',
    Buffer.concat([createPdfFile(), Buffer.alloc(1100, 1)]),
    'content',
  ],
  [
    'a PDF with much before it',
    'poly.pdf',
    Buffer.concat([Buffer.alloc(1100, 1), createPdfFile()]),
    'content',
  ],
  ['a PDF without end', 'half.pdf', Buffer.from('%PDF-1.4\n1 0 obj'), 'content'],
  ['a letter with macros', 'brief.docx', createOfficeFile('docx', { 'word/vbaProject.bin': 'x' }), 'macro'],
  [
    'macros under another name',
    'b.docx',
    createOfficeFile('docx', {}, 'application/vnd.ms-word.document.macroEnabled.main+xml'),
    'macro',
  ],
  [
    'a declared macro in signs by number',
    'b.docx',
    typed('<Override PartName="/a" ContentType="application/vnd.ms-word.document.macro&#69;nabled"/>'),
    'macro',
  ],
  ['a declared type of its own entities', 'b.docx', typed('<!DOCTYPE a [<!ENTITY b "c">]>'), 'macro'],
  [
    'a template from elsewhere',
    'b.docx',
    related('attachedTemplate', 'https://evil.example/a.dotm'),
    'macro',
  ],
  ['a picture from elsewhere', 'b.docx', related('image', 'https://evil.example/seen.png'), 'macro'],
  ['a field that starts a program', 'b.docx', createOfficeFile('docx', { 'word/footer1.xml': DDE }), 'macro'],
  [
    'a workbook that starts a program',
    'b.xlsx',
    createOfficeFile('xlsx', {
      'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
    }),
    'macro',
  ],
  ['a part that is there twice', 'b.docx', twice.end(), 'content'],
  ['a part with two names', 'b.docx', twoNames.end(), 'content'],
  ['a part that is longer than its list says', 'b.docx', lying.end(), 'content'],
  [
    'a PDF with a script',
    'a.pdf',
    createPdfFile('\n2 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj'),
    'macro',
  ],
  [
    'a PDF that starts a program',
    'a.pdf',
    createPdfFile('\n2 0 obj<</S /Launch /F (cmd.exe)>>endobj'),
    'macro',
  ],
  ['a PDF with a program inside', 'a.pdf', holding({ name: 'a.exe', text: 'MZ' }), 'macro'],
  [
    'a PDF with a page that calls itself an invoice',
    'a.pdf',
    holding({ name: 'factur-x.xml', text: '<html>' }),
    'macro',
  ],
  [
    'a PDF with an invoice that calls itself a program',
    'a.pdf',
    holding({ name: 'a.hta', text: INVOICE }),
    'macro',
  ],
  [
    'a PDF with an invoice that has a second name',
    'a.pdf',
    holding({ name: 'factur-x.xml)/DOS (a(b).exe', text: INVOICE }),
    'macro',
  ],
  ['a PDF with a program behind a note', 'a.pdf', noted('a.exe', 'MZ'), 'macro'],
  [
    'a PDF whose invoice is replaced by a program',
    'a.pdf',
    Buffer.concat([
      holding({ name: 'factur-x.xml', text: INVOICE }),
      Buffer.from('\n4 0 obj<<>>stream\nMZ\nendstream endobj\n%%EOF'),
    ]),
    'macro',
  ],
  ['a PDF with a script in packed objects', 'a.pdf', createPdfFile(PACKED), 'macro'],
  [
    'a packaged program',
    'b.xlsx',
    createOfficeFile('xlsx', { 'xl/embeddings/oleObject1.bin': 'x' }),
    'macro',
  ],
  [
    'an old letter with macros',
    'brief.doc',
    createOldOfficeFile('WordDocument', 'Macros', '_VBA_PROJECT'),
    'macro',
  ],
  ['a locked document', 'geheim.xlsx', createOldOfficeFile('EncryptedPackage'), 'locked'],
  ['a workbook that calls itself a letter', 'brief.doc', createOldOfficeFile('Workbook'), 'content'],
  ['a letter that calls itself a workbook', 'boek.xlsx', createOfficeFile('docx'), 'content'],
  ['a document that unpacks without end', 'bom.docx', bomb.end(), 'content'],
  ['an archive', 'alles.zip', encrypted.end(), 'format'],
  ['an archive as a letter', 'alles.docx', encrypted.end(), 'content'],
  ['bytes that are no text', 'notitie.txt', Buffer.from([0x41, 0, 1, 2]), 'content'],
  ['a PDF as a text', 'notitie.txt', createPdfFile(), 'content'],
  ['rich text with an object', 'a.rtf', Buffer.from('{\\rtf1{\\object\\objdata 01}}'), 'macro'],
  ['nothing', 'leeg.jpg', Buffer.alloc(0), 'empty'],
  ['more than 5 MB', 'groot.jpg', Buffer.alloc(5 * MEGABYTE + 1), 'each'],
  ['no ending', 'bestand', jpeg, 'format'],
  ['no name', '', jpeg, 'format'],
  ['a bitmap that is shorter than it says', 'a.bmp', createBmpFile().subarray(0, 60), 'content'],
  ['a HEIC with something behind', 'a.heic', Buffer.concat([createHeicFile(), exe]), 'content'],
];

describe('a file for the contact form', () => {
  it.each(REFUSED)('the file %s is refused', async (_, name, body, fault) => {
    expect(await add(name, body)).toBe(fault);
    expect((await database.pool.query('select 1 from contact_file')).rows).toEqual([]);
  });

  const documents = [
    ['brief.docx', createOfficeFile('docx')],
    ['met-link.docx', related('hyperlink', 'https://shop.example/')],
    ['veld.docx', createOfficeFile('docx', { 'word/document.xml.rels': '<Relationships/>' })],
    ['Boek.XLSX', createOfficeFile('xlsx')],
    ['praatje.pptx', createOfficeFile('pptx')],
    ['brief.doc', createOldOfficeFile('WordDocument', '1Table')],
    ['boek.xls', createOldOfficeFile('Workbook')],
    ['praatje.ppt', createOldOfficeFile('PowerPoint Document')],
    ['tekst.rtf', Buffer.from('{\\rtf1 Hallo}')],
    ['bon.PDF', createPdfFile()],
    ['beeld.pdf', createPdfFile('\n2 0 obj<</Length 4>>stream\n/JS \nendstream endobj')],
    ['factuur.pdf', holding({ name: 'factur-x.xml', text: INVOICE })],
    ['rechnung.pdf', holding({ name: 'ZUGFeRD-invoice.xml', text: INVOICE })],
    ['notitie.txt', Buffer.from('Één regel\r\nBMW en meer\r\n')],
    ['windows.txt', Buffer.from([0x45, 0xe9, 0x6e])],
    ['unicode.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zoë', 'utf16le')])],
    ['foto.HEIC', createHeicFile()],
    ['beeld.bmp', createBmpFile()],
  ] as const;

  it.each(documents)('the file %s arrives byte for byte', async (name, body) => {
    const added = await add(name, body);
    expect(added).toMatchObject({ kept: name });
    expect(typeof added === 'object' && added.file.body.equals(body)).toBe(true);
  });

  it.each([
    ['a byte order mark before it', Buffer.from('\ufeff'), Buffer.alloc(0)],
    ['zeros of a scanner behind it', Buffer.alloc(0), Buffer.alloc(4096)],
    ['commands of a printer around it', Buffer.from('\x1b%-12345X@PJL\n'), Buffer.from('\x1b%-12345X')],
    ['a program behind it', Buffer.alloc(0), exe],
  ])('of a PDF comes along without %s', async (_, before, behind) => {
    const added = await add('bon.pdf', Buffer.concat([before, createPdfFile(), behind]));
    expect(added).toMatchObject({ kept: 'bon.pdf' });
    expect(typeof added === 'object' && added.file.body.equals(createPdfFile())).toBe(true);
  });

  it('of a photograph may have another ending of its format', async () => {
    expect(await add('bon.jpe', jpeg)).toMatchObject({ kept: 'bon.jpe', file: { type: 'image/jpeg' } });
  });

  it('a document is refused where a tenant accepts pictures only', async () => {
    expect(await add('bon.pdf', createPdfFile(), de)).toBe('format');
    expect(await add('foto.jpeg', jpeg, de)).toMatchObject({ kept: 'foto.jpeg' });
    // the answer about jobs asks for a curriculum vitae
    expect(await add('Lebenslauf.pdf', createPdfFile(), de, randomUUID(), 'account.jobs')).toMatchObject({
      kept: 'Lebenslauf.pdf',
    });
  });

  it.each(PICTURE_FORMATS)('the picture %s keeps its pixels and loses its metadata', async (format) => {
    for (const orientation of [1, 3, 6, 8]) {
      for (const seed of [1, 2]) {
        const body = await createPictureFile(format, { orientation, seed });
        const tail = Buffer.concat([body, Buffer.from('PK\x03\x04 and a program', 'latin1')]);
        const added = await add(`${seed}-${orientation}.${format}`, tail);
        if (typeof added === 'string') throw new Error(added);
        const decodePixels = (picture: Buffer) => sharp(picture, { failOn: 'warning' }).raw().toBuffer();
        expect((await decodePixels(added.file.body)).equals(await decodePixels(body))).toBe(true);
        const meta = await sharp(added.file.body).metadata();
        // a GIF has no orientation
        if (format !== 'gif') expect(meta.orientation ?? 1).toBe(orientation);
        expect(meta).not.toHaveProperty('xmp');
        expect(added.file.body.toString('latin1')).not.toMatch(/Camera|Bos|secret|GPS|a program/);
      }
    }
  });

  it('a file with a false picture extension gets its true one', async () => {
    expect(await add('foto.jpg', png)).toMatchObject({ kept: 'foto.png', file: { type: 'image/png' } });
  });

  it('a file name with a path keeps only the last part', () => {
    expect(cleanFileName('..\\..\\etc/passwd\u202Egpj.exe')).toBe('passwdgpj.exe');
    expect(cleanFileName('C:\\foto\u0000 "1".jpg')).toBe('foto _1_.jpg');
    expect(cleanFileName(`${'a'.repeat(300)}.jpeg`)).toMatch(/^a{95}\.jpeg$/);
    expect(cleanFileName('...')).toBe('');
  });
});

describe('the files of a form', () => {
  it('a form takes ten files of 5 MB together, none twice, however many arrive simultaneously', async () => {
    const contactId = randomUUID();
    const many = await Promise.all(
      Array.from({ length: 14 }, (_, seed) => createPictureFile('png', { seed })),
    );
    const small = await Promise.all(many.map((body) => add('image.png', body, nl, contactId)));
    expect(small.filter((one) => one === 'count')).toHaveLength(4);
    const names = (await listContactFiles(nl, contactId)).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'image (10).png',
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((at) => `image (${at}).png`),
      'image.png',
    ]);
    const other = randomUUID();
    const text = Buffer.alloc(2 * MEGABYTE, 'a');
    expect(await add('a.txt', text, nl, other)).toMatchObject({ kept: 'a.txt' });
    expect(await add('kopie.txt', text, nl, other)).toBe('duplicate');
    expect(await add('b.txt', Buffer.alloc(2 * MEGABYTE, 'b'), nl, other)).toMatchObject({ kept: 'b.txt' });
    const third = Buffer.alloc(2 * MEGABYTE, 'c');
    expect(await add('c.txt', third, nl, other)).toBe('total');
    const files = await listContactFiles(nl, other);
    await removeContactFile(nl, { contactId: other, fileId: files[0]?.fileId ?? '' });
    expect(await add('c.txt', third, nl, other)).toMatchObject({ kept: 'c.txt' });
    expect((await listContactFiles(nl, other)).map(({ name }) => name).sort()).toEqual(['b.txt', 'c.txt']);
    expect(await listContactFiles(de, other)).toEqual([]);
  });

  it('have a limit of their sum for one address, whatever forms they name', async () => {
    const ctx = { ...nl, attempts: createAttempts(null) };
    const body = Buffer.alloc(5 * MEGABYTE, 'a');
    const send = (address: string) =>
      addContactFile(ctx, { contactId: randomUUID(), name: 'a.txt', body, address });
    for (let form = 0; form < 6; form += 1) expect(await send('192.0.2.9')).toMatchObject({ ok: true });
    expect(await send('192.0.2.9')).toMatchObject({ refusal: { code: 'TooManyAttempts' } });
    expect(await send('192.0.2.10')).toMatchObject({ ok: true });
  });

  it('have a limit of their sum for all addresses', async () => {
    const body = Buffer.from('a');
    const send = (contactId = randomUUID()) =>
      addContactFile(nl, { contactId, name: 'a.txt', body, address: '192.0.2.1' });
    await send();
    await database.pool.query('update contact_file set size_bytes = $1', [500 * MEGABYTE]);
    expect(await send()).toMatchObject({ refusal: { code: 'FileRefused', fault: 'failed' } });
    await database.pool.query("update contact_file set created_at = '2026-01-01'");
    expect(await send()).toMatchObject({ ok: true });
  });

  it('files are deleted when the form is not sent within a day', async () => {
    await add('a.png', png);
    const createShopAt = (iso: string) => ({ db: database.kysely, clock: createFixedClock(iso) });
    await purgeContactFiles(createShopAt('2026-11-21T11:00:00Z'), tenants);
    expect((await database.pool.query('select 1 from contact_file')).rows).toHaveLength(1);
    await purgeContactFiles(createShopAt('2026-11-21T13:00:00Z'), tenants);
    expect((await database.pool.query('select 1 from contact_file')).rows).toHaveLength(0);
  });

  it('each of 500 generated uploads follows the rules', async () => {
    const kinds = await createFileKinds();
    const expected = new Map<string, string>();
    let seed = 1;
    const generateNext = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let refused = 0;
    for (let upload = 0; upload < UPLOADS; upload += 1) {
      const kind = kinds[generateNext(kinds.length)];
      if (!kind) continue;
      const contactId = createUuid(generateNext(FORMS));
      const name = `${generateNext(12)}.${kind.ending}`;
      const there = (await listContactFiles(nl, contactId)).map((file) => file.digest);
      const result = await addContactFile(nl, { contactId, topic: '', name, body: kind.body, address: '1' });
      if (kind.fault !== null || there.includes(kind.sha256) || there.length >= 10) {
        expect(result, `${upload} ${name}`).toMatchObject({ ok: false });
        refused += 1;
      } else if (!result.ok) {
        // the sum can be reached
        expect(result.refusal, `${upload} ${name}`).toMatchObject({ fault: 'total' });
        refused += 1;
      } else expected.set(result.value.fileId, kind.sha256);
    }
    const { rows } = await database.pool.query(
      `select file_id, sha256, size_bytes, octet_length(body) as size, contact_id from contact_file`,
    );
    expect(rows).toHaveLength(UPLOADS - refused);
    for (const row of rows) {
      expect(row.sha256).toBe(expected.get(row.file_id));
      expect(row.size).toBe(row.size_bytes);
    }
    const { rows: sums } = await database.pool.query(
      `select count(*)::int as files, sum(size_bytes)::int as bytes from contact_file group by contact_id`,
    );
    for (const { files, bytes } of sums) {
      expect(files).toBeLessThanOrEqual(10);
      expect(bytes).toBeLessThanOrEqual(5 * MEGABYTE);
    }
    await purgeContactFiles(
      { db: database.kysely, clock: createFixedClock('2026-11-22T13:00:00Z') },
      tenants,
    );
    expect((await database.pool.query('select 1 from contact_file')).rows).toEqual([]);
  });
});

/** So many to a form that some are full: by their number, and by the sum of their bytes. */
const UPLOADS = 500;
const FORMS = 38;

type Kind = { ending: string; body: Buffer; fault: string | null; sha256: string };

/** Good and bad files, each with its outcome; good ones with the hash under which they are kept. */
async function createFileKinds(): Promise<Kind[]> {
  const getFileEnding = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const bad = REFUSED.filter(([, name]) => name.includes('.')).map(([, name, body, fault]) => ({
    ending: getFileEnding(name),
    body,
    fault,
    sha256: '',
  }));
  const good: Kind[] = [];
  const large = Buffer.alloc(2.4 * MEGABYTE, 'x');
  const wanted: [string, Buffer][] = [
    ['txt', large],
    ['pdf', createPdfFile()],
    ['docx', createOfficeFile('docx')],
    ['doc', createOldOfficeFile('WordDocument')],
    ['heic', createHeicFile()],
    ['bmp', createBmpFile()],
    ['jpg', png],
  ];
  for (const format of PICTURE_FORMATS)
    for (const seed of [3, 4, 5]) wanted.push([format, await createPictureFile(format, { seed })]);
  for (const [ending, body] of wanted) {
    const added = await add(`a.${ending}`, body);
    if (typeof added === 'string') throw new Error(`${ending}: ${added}`);
    good.push({
      ending,
      body,
      fault: null,
      sha256: createHash('sha256').update(added.file.body).digest('hex'),
    });
  }
  await database.pool.query('delete from contact_file');
  return [...good, ...bad];
}

function createUuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
