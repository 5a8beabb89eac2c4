import { expect, it } from 'vitest';
import { createContentPreview } from './content-preview.ts';
import { previewToken } from './preview-link.rules.ts';

const SECRET = 'a secret that only tests know, of no use';
const place = { tenant: 'nl', locale: 'nl-NL', language: 'nl', identifier: 'inspiratie' };
const now = new Date('2026-11-20T12:00:00Z');
const token = previewToken(SECRET, place, now.getTime() / 1000 + 60);
let file: string | undefined = '{"title":"Eerst"}';
const asked: string[] = [];
const quiet = () => {};
const preview = createContentPreview({
  template: 'https://drafts.example/{locale}/{identifier}.json',
  secret: SECRET,
  fetch: async (address) => {
    asked.push(address);
    return file;
  },
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
});
const find = (given: string) => preview.find(place, given, now, (text) => JSON.parse(text).title);

it('reads what editors have now, each time', async () => {
  expect(await find(token)).toEqual({ state: 'found', value: 'Eerst' });
  file = '{"title":"Dan"}';
  expect(await find(token)).toEqual({ state: 'found', value: 'Dan' });
  expect(new Set(asked)).toEqual(new Set(['https://drafts.example/nl-NL/inspiratie.json']));
});

it('says when it cannot be read, and when there is none', async () => {
  file = '{';
  expect(await find(token)).toEqual({ state: 'failed' });
  file = undefined;
  expect(await find(token)).toEqual({ state: 'missing' });
});

it('asks for nothing by a wrong link', async () => {
  asked.length = 0;
  expect(await find(token.replace(/.$/, 'x'))).toEqual({ state: 'missing' });
  expect(asked).toEqual([]);
});
