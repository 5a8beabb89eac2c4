import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PublicData } from './public-data.ts';

const document = {};
let asked = 0;
let data: PublicData<string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(1);
  asked = 0;
  data = new PublicData({ sharedMs: 3000, isShareable: (answer) => answer !== 'error' });
});

afterEach(() => {
  vi.useRealTimers();
});

function get(over: Partial<{ tenantId: string; locale: string; document: object; variables: unknown }> = {}) {
  const question = { tenantId: 'nl', locale: 'nl-NL', document, variables: { path: 'dames' }, ...over };
  return data.get(question, async () => {
    asked += 1;
    return `answer ${asked}`;
  });
}

it('one request serves all who ask the same within three seconds', async () => {
  expect(await Promise.all([get(), get()])).toEqual(['answer 1', 'answer 1']);
  vi.advanceTimersByTime(2999);
  expect(await get()).toBe('answer 1');
  vi.advanceTimersByTime(2);
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
  await data.get(question, async () => 'error');
  expect(await data.get(question, async () => 'fine')).toBe('fine');
  const other = { ...question, locale: 'x' };
  await expect(data.get(other, () => Promise.reject(new Error('down')))).rejects.toThrow();
  expect(await data.get(other, async () => 'up')).toBe('up');
});

it('every request is sent when there is nothing to share', async () => {
  data = new PublicData({ sharedMs: 0, isShareable: () => true });
  expect([await get(), await get()]).toEqual(['answer 1', 'answer 2']);
});
