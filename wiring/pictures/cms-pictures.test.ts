import { describe, expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { createContentBuckets } from '#commerce/range/content/bucket/content-buckets.ts';
import { buildCmsPictureName } from '#commerce/range/content/cms/cms-picture.rules.ts';
import { createCmsPictures } from './cms-pictures.ts';

const BASE = 'https://cms.example/sites/default/files/';
const log = { debug() {}, info() {}, warn() {}, error() {} };
const content = createContentBuckets({
  template: 'x/{identifier}',
  events: createEvents(),
  log,
  secret: 's',
});
const named = content.createPictureId(buildCmsPictureName('de', BASE, `${BASE}2026-11/mantel.jpg`));
const cms = { format: 'drupal', pages: '', drafts: null, pictures: BASE, prefixes: ['magazin'] } as const;
const tenants = [
  { id: 'de', endpoints: { content: null, cms: { ...cms, prefixes: ['magazin'] } } },
  { id: 'nl', endpoints: { content: null, cms: null } },
];

/** Answers by address; whatever is asked besides is written down. */
function createSource(answers: Readonly<Record<string, Response>>) {
  const asked: string[] = [];
  const fetch = (async (address: URL) => {
    asked.push(String(address));
    return answers[String(address)] ?? new Response(null, { status: 404 });
  }) as typeof globalThis.fetch;
  return { asked, pictures: createCmsPictures({ content, tenants, fetch }) };
}

const createJpegAnswer = () => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } });
const createRedirectAnswer = (location: string) => new Response(null, { status: 302, headers: { location } });

describe('a picture of a CMS', () => {
  it('a CMS picture is served once a page has named it', async () => {
    const { pictures } = createSource({ [`${BASE}2026-11/mantel.jpg`]: createJpegAnswer() });
    expect(String(await pictures.load(named))).toBe('bytes');
  });

  it.each([
    ['that the shop has not signed', named.replace('mantel', 'anders')],
    ['without a signature', buildCmsPictureName('de', BASE, `${BASE}x.jpg`)],
    [
      'of a tenant that has no CMS',
      content.createPictureId(buildCmsPictureName('nl', BASE, `${BASE}2026-11/mantel.jpg`)),
    ],
  ])('a picture request %s contacts no server', async (_, id) => {
    const { asked, pictures } = createSource({});
    expect(await pictures.load(id)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ['what is no picture', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['a drawing with scripts', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['one that is not there', new Response(null, { status: 404 })],
    ['one that has moved into the operator’s network', createRedirectAnswer('http://10.0.0.1/secret')],
  ])('an answer of the CMS is not served as a picture: %s', async (_, answer) => {
    const { asked, pictures } = createSource({ [`${BASE}2026-11/mantel.jpg`]: answer });
    expect(await pictures.load(named)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('a CMS picture is followed to its new place within the CMS', async () => {
    const { pictures } = createSource({
      [`${BASE}2026-11/mantel.jpg`]: createRedirectAnswer('/sites/default/files/neu.jpg'),
      [`${BASE}neu.jpg`]: createJpegAnswer(),
    });
    expect(String(await pictures.load(named))).toBe('bytes');
  });
});
