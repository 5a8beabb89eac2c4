import { describe, expect, it } from 'vitest';
import { createEvents } from '#commerce/ground/kernel/events.ts';
import { cmsPictureName } from '#commerce/range/content/cms/cms-picture.rules.ts';
import { createContentBuckets } from '#commerce/range/content/content-buckets.ts';
import { cmsPictures } from './cms-pictures.ts';

const BASE = 'https://cms.example/sites/default/files/';
const log = { debug() {}, info() {}, warn() {}, error() {} };
const content = createContentBuckets({
  template: 'x/{identifier}',
  events: createEvents(),
  log,
  secret: 's',
});
const named = content.pictureId(cmsPictureName('de', BASE, `${BASE}2026-11/mantel.jpg`));
const cms = { format: 'drupal', pages: '', drafts: null, pictures: BASE, prefixes: ['magazin'] } as const;
const tenants = [
  { id: 'de', endpoints: { content: null, cms: { ...cms, prefixes: ['magazin'] } } },
  { id: 'nl', endpoints: { content: null, cms: null } },
];

/** Answers by address; whatever is asked besides is written down. */
function source(answers: Readonly<Record<string, Response>>) {
  const asked: string[] = [];
  const fetch = (async (address: URL) => {
    asked.push(String(address));
    return answers[String(address)] ?? new Response(null, { status: 404 });
  }) as typeof globalThis.fetch;
  return { asked, pictures: cmsPictures({ content, tenants, fetch }) };
}

const jpeg = () => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } });
const moved = (location: string) => new Response(null, { status: 302, headers: { location } });

describe('a picture of a CMS', () => {
  it('comes when a page has named it', async () => {
    const { pictures } = source({ [`${BASE}2026-11/mantel.jpg`]: jpeg() });
    expect(String(await pictures.load(named))).toBe('bytes');
  });

  it.each([
    ['that the shop has not signed', named.replace('mantel', 'anders')],
    ['without a signature', cmsPictureName('de', BASE, `${BASE}x.jpg`)],
    [
      'of a tenant that has no CMS',
      content.pictureId(cmsPictureName('nl', BASE, `${BASE}2026-11/mantel.jpg`)),
    ],
  ])('%s asks nobody', async (_, id) => {
    const { asked, pictures } = source({});
    expect(await pictures.load(id)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    ['what is no picture', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['a drawing with scripts', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['one that is not there', new Response(null, { status: 404 })],
    ['one that has moved into the operator’s network', moved('http://10.0.0.1/secret')],
  ])('is not %s', async (_, answer) => {
    const { asked, pictures } = source({ [`${BASE}2026-11/mantel.jpg`]: answer });
    expect(await pictures.load(named)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('is followed to where it has moved within the CMS', async () => {
    const { pictures } = source({
      [`${BASE}2026-11/mantel.jpg`]: moved('/sites/default/files/neu.jpg'),
      [`${BASE}neu.jpg`]: jpeg(),
    });
    expect(String(await pictures.load(named))).toBe('bytes');
  });
});
