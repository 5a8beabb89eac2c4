import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { LatePictureError } from '#http/pictures/late-picture.ts';
import { createRemotePictures } from './remote-pictures.ts';

const { kysely: db, pool } = await testDatabase();
const createPictureId = (digit: string) => `r-${digit.repeat(32)}`;

beforeAll(async () => {
  const addresses = ['https://cdn.example/a.jpg', 'http://10.0.0.1/secret', 'https://cdn.example/moved'];
  for (const [index, url] of addresses.entries())
    await pool.query('insert into remote_picture values ($1, $2)', [createPictureId(String(index)), url]);
});

/** Answers by address; whatever is asked besides is written down. */
function startShop(answers: Readonly<Record<string, Response>>) {
  const asked: string[] = [];
  const fetch = (async (address: URL) => {
    asked.push(String(address));
    return answers[String(address)] ?? new Response(null, { status: 404 });
  }) as typeof globalThis.fetch;
  return { asked, source: createRemotePictures({ db, fetch, hosts: new Set(['cdn.example']) }) };
}

const createPictureAnswer = () => new Response('bytes', { headers: { 'content-type': 'image/jpeg' } });

describe('a picture on the retailer’s server', () => {
  it('a remote picture is served once an import has named it and its host is allowed', async () => {
    const { source } = startShop({ 'https://cdn.example/a.jpg': createPictureAnswer() });
    expect(String(await source.load(createPictureId('0')))).toBe('bytes');
  });

  it.each([createPictureId('9'), 'p-dress-1-ffffff-front', 'r-../../etc/passwd'])(
    'the picture request %s contacts no server',
    async (id) => {
      const { source, asked } = startShop({});
      expect(await source.load(id)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('a remote picture is not requested in the operator’s own network', async () => {
    const { source, asked } = startShop({ 'http://10.0.0.1/secret': createPictureAnswer() });
    expect(await source.load(createPictureId('1'))).toBeNull();
    expect(asked).toEqual([]);
  });

  it('a remote picture is not followed to a host that is not allowed', async () => {
    const moved = new Response(null, { status: 302, headers: { location: 'http://10.0.0.1/secret' } });
    const { source, asked } = startShop({ 'https://cdn.example/moved': moved });
    expect(await source.load(createPictureId('2'))).toBeNull();
    expect(asked).toEqual(['https://cdn.example/moved']);
  });

  it.each([
    ['what is no picture', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
    ['a page', new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  ])('a remote answer is not accepted as a picture: %s', async (_, answer) => {
    const { source } = startShop({ 'https://cdn.example/a.jpg': answer });
    expect(await source.load(createPictureId('0'))).toBeNull();
  });

  it('a remote picture is refused when it is too large', async () => {
    const answer = new Response(new Uint8Array(16 * 1024 * 1024), {
      headers: { 'content-type': 'image/png' },
    });
    const { source } = startShop({ 'https://cdn.example/a.jpg': answer });
    await expect(source.load(createPictureId('0'))).rejects.toThrow('larger than');
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['does not answer in time', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    ['is out of order', async () => new Response(null, { status: 502 })],
  ])('a remote picture may come later when the server %s', async (_, fetch) => {
    const source = createRemotePictures({ db, fetch, hosts: new Set(['cdn.example']) });
    await expect(source.load(createPictureId('0'))).rejects.toBeInstanceOf(LatePictureError);
  });
});
