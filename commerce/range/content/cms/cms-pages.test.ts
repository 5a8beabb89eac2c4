import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBucketFetch } from '../bucket/bucket-fetch.ts';
import { parseContent } from '../content.service.ts';
import { contentPage } from '../content-blocks.rules.ts';
import { type CmsPages, createCmsPages } from './cms-pages.ts';

const readFixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name), 'utf8');
/** A site of Drupal's, by path; `?_format=json` is asked of each. */
const site: Record<string, unknown> = JSON.parse(await readFixture('drupal.json'));
/** Answers of a running Payload 3.90 on SQLite, recorded. */
const [page, none, untranslated] = await Promise.all(
  ['payload-page.json', 'payload-none.json', 'payload-untranslated.json'].map(readFixture),
);

let answers: Map<string, { status: number; text: string }>;
let asked: string[];
const cms = createServer((req, res) => {
  asked.push(req.url ?? '');
  const answer = answers.get(req.url ?? '');
  if (answer) res.writeHead(answer.status).end(answer.text.replaceAll('ORIGIN', origin));
  else res.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not Found"}');
});
let origin: string;
beforeAll(async () => {
  cms.listen(0, '127.0.0.1');
  await once(cms, 'listening');
  origin = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => cms.close());

const german = { tenant: 'de', locale: 'de-DE', language: 'de' };
const createPlace = (path: string) => ({ ...german, path, identifier: path.replaceAll('/', '-') });

async function read(pages: CmsPages, at: ReturnType<typeof createPlace>) {
  const text = await pages.read(at);
  return text === undefined ? undefined : parseContent(JSON.parse(text), contentPage);
}

function createDrupalPages(isPreview = false): CmsPages {
  const settings = {
    format: 'drupal',
    pages: `${origin}/{language}/{path}?_format=json`,
    pictures: `${origin}/sites/default/files/`,
    prefixes: ['magazin', 'node'],
  } as const;
  return createCmsPages({ settings, fetch: createBucketFetch(), getPrefix: () => '', isPreview });
}

describe('Drupal', () => {
  const put = (path: string, value: unknown) =>
    answers.set(`${path}?_format=json`, { status: 200, text: JSON.stringify(value) });
  const cloneNode = () => structuredClone(site['/de/magazin/maentel']) as Record<string, unknown>;
  beforeEach(() => {
    asked = [];
    answers = new Map();
    for (const [path, entity] of Object.entries(site)) put(path, entity);
  });

  it('Drupal provides the pages below its prefixes and no others', () => {
    const pages = createDrupalPages();
    expect(pages.getAddress(createPlace('magazin/maentel'))).toBe(
      `${origin}/de/magazin/maentel?_format=json`,
    );
    expect(pages.getAddress(createPlace('node/41'))).toBe(`${origin}/de/node/41?_format=json`);
    expect(pages.getAddress(createPlace('service-hilfe/kontakt'))).toBeNull();
    expect(pages.getAddress({ ...createPlace('magazin/x'), identifier: 'other' })).toBeNull();
    expect(pages.getAddress({ ...createPlace('magazin/x'), subfolder: 'layer' })).toBeNull();
  });

  it('a Drupal node with text and paragraphs becomes blocks of the shop', async () => {
    const found = await read(createDrupalPages(), createPlace('magazin/maentel'));
    expect(found).toMatchObject({
      title: 'Mäntel für den Herbst',
      description: 'Was warm hält und was lange schön bleibt.',
      updatedAt: '2026-11-20',
      layout: 'wide',
      picture: { wide: 'cms.de.2026-11_2fherbst-maentel_2ejpg' },
    });
    expect(found?.blocks.map(({ type, heading }) => [type, heading])).toEqual([
      ['text', null],
      ['list', 'So pflegen Sie Wolle'],
      ['picture', null],
      ['table', null],
      ['text', null],
      ['teaser', null],
      ['articleSlider', 'Neu eingetroffen'],
      ['accordion', 'Fragen'],
      ['text', 'Aus Wolle'],
      ['picture', null],
    ]);
    const [text, list, inline, table, plain, teaser, slider, accordion, , picture] = found?.blocks ?? [];
    expect(text).toMatchObject({
      paragraphs: [
        'Wolle atmet, **Daunen** sind leicht. Mehr in [unserer Größentabelle](/service-hilfe/groessen).',
      ],
    });
    expect(list).toMatchObject({ ordered: false, items: ['Nach dem Tragen bürsten', 'Im Schatten lüften'] });
    expect(inline).toMatchObject({
      alt: 'Zwei Mäntel an einer Garderobe',
      caption: 'Links Wolle, rechts Daunen',
    });
    expect(table).toMatchObject({
      caption: 'So pflegen Sie Wolle',
      columns: ['Stoff', 'Wärme'],
      rows: [
        ['Wolle', 'gut'],
        ['Daunen', 'sehr gut'],
      ],
    });
    // a script and its words are gone; of a link that leads nowhere the words stay
    expect(plain).toMatchObject({ paragraphs: ['Kein Ziel'] });
    expect(teaser).toMatchObject({
      items: [
        {
          headline: 'Wollmäntel',
          picture: 'cms.de.2026-11_2fwollmantel_2ejpg',
          text: 'Ab {deliveryFree} liefern wir frei.',
          to: '/damen/bekleidung/maentel',
        },
        { headline: 'Daunenjacken', pictureSmall: 'cms.de.2026-11_2fdaunen-klein_2ejpg', to: '/node/17' },
      ],
    });
    expect(slider).toMatchObject({
      query: { category: 'damen/bekleidung/maentel', by: 'newest', first: 8 },
      more: { label: 'Alle Mäntel', to: '/damen/bekleidung/maentel' },
    });
    expect(accordion).toMatchObject({
      items: [{ paragraphs: ['Auf einem breiten Bügel.', 'In einer Hülle aus Stoff.'] }],
    });
    expect(picture).toMatchObject({ alt: 'Schafe auf einer Weide', caption: 'Im Allgäu' });
  });

  it.each([
    ['that it does not have', () => answers.clear()],
    [
      'that the public may not see',
      () => answers.set('/de/magazin/maentel?_format=json', { status: 403, text: '{"message":""}' }),
    ],
    [
      'that is not published',
      () => put('/de/magazin/maentel', { ...cloneNode(), status: [{ value: false }] }),
    ],
    [
      'that is not translated',
      () => put('/de/magazin/maentel', { ...cloneNode(), langcode: [{ value: 'fr' }] }),
    ],
  ])('the CMS has no page %s', async (_, change) => {
    change();
    expect(await createDrupalPages().read(createPlace('magazin/maentel'))).toBeUndefined();
  });

  it('the Drupal preview contains unpublished pages and fails where it may not be read', async () => {
    put('/de/magazin/maentel', { ...cloneNode(), status: [{ value: false }] });
    const preview = createDrupalPages(true);
    expect((await read(preview, createPlace('magazin/maentel')))?.title).toBe('Mäntel für den Herbst');
    answers.set('/de/magazin/maentel?_format=json', { status: 403, text: '{"message":""}' });
    await expect(preview.read(createPlace('magazin/maentel'))).rejects.toThrow('answered 403');
  });

  it.each([
    ['an answer that is no node', () => put('/de/magazin/maentel', { message: 'odd' }), /title/],
    [
      'a picture from elsewhere',
      () => {
        const field_picture = [
          {
            ...{ target_id: 1, target_type: 'file', width: 1, alt: '' },
            url: 'https://elsewhere.example/sites/default/files/x.jpg',
          },
        ];
        put('/de/magazin/maentel', { ...cloneNode(), field_picture });
      },
      /elsewhere\.example.* does not stand below/,
    ],
    [
      'paragraphs that hold themselves',
      () => {
        const again = [{ target_id: 201, target_type: 'paragraph' }];
        put('/de/entity/paragraph/201', {
          ...(site['/de/entity/paragraph/201'] as object),
          field_items: again,
        });
      },
      /deep in each other/,
    ],
    ['a failure', () => answers.set('/de/media/12?_format=json', { status: 500, text: '' }), /answered 500/],
  ])('an error names what is wrong in %s', async (_, change, reason) => {
    change();
    await expect(createDrupalPages().read(createPlace('magazin/maentel'))).rejects.toThrow(reason);
  });
});

describe('Payload', () => {
  const createPayloadPages = () =>
    createCmsPages({
      settings: {
        format: 'payload',
        pages: `${origin}/api/pages?where[slug][equals]={identifier}&depth=2&limit=1&locale={language}&fallback-locale=none`,
        // as the recorded answers have it
        pictures: 'http://127.0.0.1:4999/api/media/file/',
        prefixes: ['magazine'],
      },
      fetch: createBucketFetch(),
      getPrefix: () => '',
    });
  const dutch = {
    ...{ tenant: 'nl', locale: 'nl-NL', language: 'nl' },
    ...{ path: 'magazine/jassen', identifier: 'magazine-jassen' },
  };
  const answer = (text: string | undefined) => {
    asked = [];
    const query = 'where[slug][equals]=magazine-jassen&depth=2&limit=1&locale=nl&fallback-locale=none';
    answers = new Map([[`/api/pages?${query}`, { status: 200, text: text ?? '' }]]);
  };

  it('a Payload page becomes blocks of the shop', async () => {
    answer(page);
    const found = await read(createPayloadPages(), dutch);
    const picture = 'cms.nl._48erfst_2520_4aassen_2epng';
    expect(found).toMatchObject({
      title: 'Jassen voor de herfst',
      layout: 'wide',
      picture: { wide: picture },
    });
    expect(found?.blocks).toMatchObject([
      {
        type: 'teaser',
        items: [{ picture, pictureSmall: null, headline: 'Wollen mantels', to: '/dames/kleding/jassen' }],
      },
      {
        type: 'text',
        heading: 'Wol of donsjas?',
        paragraphs: ['Wol ademt, **dons** is licht. Meer in [onze maatwijzer](/klantenservice/maten).'],
      },
      { type: 'list', items: ['Borstel wol na het dragen', 'Was dons op 30 graden'] },
      { type: 'picture', picture, alt: 'Twee jassen aan een kapstok' },
      {
        type: 'accordion',
        items: [
          { title: 'Hoe bewaar ik een jas?', paragraphs: ['Op een brede hanger, in een hoes van stof.'] },
        ],
      },
      { type: 'articleSlider', query: { category: 'dames/kleding/jassen', by: 'newest', first: 8 } },
    ]);
  });

  it.each([
    ['that it does not have', none],
    ['that is not translated', untranslated],
    ['that is a draft', page?.replace('"_status": "published"', '"_status": "draft"')],
  ])('the CMS has no page %s', async (_, text) => {
    answer(text);
    expect(await createPayloadPages().read(dutch)).toBeUndefined();
  });
});
