import { expect, it } from 'vitest';
import { createContentPreview } from './content-preview.ts';
import { previewToken } from './preview-link.rules.ts';

const SECRET = 'a secret that only tests know, of no use';
const place = { tenant: 'nl', locale: 'nl-NL', language: 'nl', identifier: 'inspiratie' };
const now = new Date('2026-11-20T12:00:00Z');
const token = previewToken(SECRET, place, now.getTime() / 1000 + 60);
let file: string | undefined = '{"title":"Eerst"}';
let fault: Error | null = null;
const asked: string[] = [];
const fetch = async (at: string) => {
  asked.push(at);
  if (fault) throw fault;
  return file;
};
const preview = createContentPreview({
  template: 'https://drafts.example/{locale}/{identifier}.json',
  secret: SECRET,
  fetch,
});
const read = (given: string) => preview.read(place, given, now);
const address = 'https://drafts.example/nl-NL/inspiratie.json';

it('a preview reads the editors’ current version each time', async () => {
  expect(await read(token)).toEqual({ state: 'read', address, text: file, isMade: false });
  file = '{"title":"Dan"}';
  expect(await read(token)).toEqual({ state: 'read', address, text: file, isMade: false });
  expect(new Set(asked)).toEqual(new Set([address]));
});

it('a preview says when it cannot be read and when there is none', async () => {
  fault = new Error('the bucket answered 500');
  expect(await read(token)).toEqual({ state: 'unread', address, reason: 'the bucket answered 500' });
  fault = null;
  file = undefined;
  expect(await read(token)).toEqual({ state: 'missing' });
});

it('a wrong preview link triggers no request', async () => {
  asked.length = 0;
  expect(await read(token.replace(/.$/, 'x'))).toEqual({ state: 'missing' });
  expect(asked).toEqual([]);
});

it('a preview reads CMS pages there and says that their lines come from no editor', async () => {
  const cms = { getAddress: () => 'https://cms.example/inspiratie', read: async () => '{"title":"Daar"}' };
  const draft = { state: 'read', address: 'https://cms.example/inspiratie', text: '{"title":"Daar"}' };
  const options = { template: null, secret: SECRET, fetch, cms: new Map([['nl', cms]]) };
  expect(await createContentPreview(options).read(place, token, now)).toEqual({ ...draft, isMade: true });
  // without a template there are no other drafts
  const others = { ...options, cms: new Map([['nl', { ...cms, getAddress: () => null }]]) };
  expect(await createContentPreview(others).read(place, token, now)).toEqual({ state: 'missing' });
});
