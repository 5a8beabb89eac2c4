import { beforeEach, expect, it } from 'vitest';
import { PublicData } from './public-data.ts';

const document = {};
let now = 0;
let asked = 0;
let data: PublicData<string>;

beforeEach(() => {
  asked = 0;
  data = new PublicData({ sharedMs: 3000, now: () => now });
});

function get(over: Partial<{ tenantId: string; locale: string; document: object; variables: unknown }> = {}) {
  const question = { tenantId: 'nl', locale: 'nl-NL', document, variables: { path: 'dames' }, ...over };
  const ask = async () => {
    asked += 1;
    return `answer ${asked}`;
  };
  return data.get(question, ask, () => true);
}

it('one request serves all who ask the same within three seconds', async () => {
  expect(await Promise.all([get(), get()])).toEqual(['answer 1', 'answer 1']);
  now += 2999;
  expect(await get()).toBe('answer 1');
  now += 1;
  expect(await get()).toBe('answer 2');
});

it('nothing is shared between tenants, locales, documents and variables', async () => {
  for (const over of [{}, { tenantId: 'de' }, { locale: 'fr-CH' }, { document: {} }, { variables: {} }]) {
    await get(over);
  }
  expect(asked).toBe(5);
});

it('changed data of a tenant is forgotten', async () => {
  await get();
  await get({ tenantId: 'de' });
  data.forget('nl');
  expect([await get(), await get({ tenantId: 'de' })]).toEqual(['answer 3', 'answer 2']);
});

it('a failed answer is not kept', async () => {
  const question = { tenantId: 'nl', locale: 'nl-NL', document, variables: {} };
  await data.get(
    question,
    async () => 'error',
    () => false,
  );
  expect(
    await data.get(
      question,
      async () => 'fine',
      () => true,
    ),
  ).toBe('fine');
  await expect(
    data.get(
      { ...question, locale: 'x' },
      () => Promise.reject(new Error('down')),
      () => true,
    ),
  ).rejects.toThrow();
  expect(
    await data.get(
      { ...question, locale: 'x' },
      async () => 'up',
      () => true,
    ),
  ).toBe('up');
});

it('every request is sent when there is nothing to share', async () => {
  data = new PublicData({ sharedMs: 0, now: () => now });
  expect([await get(), await get()]).toEqual(['answer 1', 'answer 2']);
});
