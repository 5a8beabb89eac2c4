import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { testDemoDatabase, testGateway } from '#gateway/test-gateway.ts';
import { createDocuments } from '#http/files/documents.ts';
import { NO_RATE_LIMITS } from '#http/limits/rate-limits.ts';
import { getSecurityHeaders } from '#http/security-headers.ts';
import { createArticleDocuments } from './draw-document.ts';

const database = await testDemoDatabase();
const { gateway, tenants } = await testGateway(database, { size: null });
const ignoreLog = () => {};
const log = { debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };

/** A server that answers documents of a tenant, and 404 where there is none. */
async function startDocumentServer(tenantId: string, limit = NO_RATE_LIMITS.calls) {
  const tenant = tenants.find(({ id }) => id === tenantId);
  if (!tenant) throw new Error(`no tenant ${tenantId}`);
  const documents = createDocuments({ ...createArticleDocuments({ gateway, log }), limit });
  const server = createServer(async (req, res) => {
    const asked = {
      ...{ requestId: 'test', tenant, publicOrigin: '', pathname: req.url ?? '', search: '' },
      ...{ secure: false, clientAddress: '127.0.0.1' },
    };
    for (const [name, value] of getSecurityHeaders(false)) res.setHeader(name, value);
    const isOwn = documents.matches(asked.pathname, tenant);
    if (!isOwn || !(await documents.respond(req, res, asked))) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = 'GET') => {
    const sent = request({ port, path, method, host: '127.0.0.1' }).end();
    const [answer] = await once(sent, 'response');
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
  };
}

const { rows } = await database.pool.query<{ sku: string }>(
  `select sku from product where kind = 'washing-machine' limit 1`,
);
const sku = rows[0]?.sku ?? '';
const ask = await startDocumentServer('nl');

describe('documents of articles', () => {
  it('documents are PDF files in the language of the address', async () => {
    const manual = await ask(`/documents/${sku}/user-manual/nl.pdf`);
    expect(manual.status).toBe(200);
    expect(manual.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${sku}-user-manual.pdf"`,
    });
    expect(manual.body.subarray(0, 5).toString()).toBe('%PDF-');
    const head = await ask(`/documents/${sku}/user-manual/nl.pdf`, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('a label is a picture that cannot run scripts', async () => {
    const label = await ask(`/documents/${sku}/label.svg`);
    expect(label.headers['content-type']).toBe('image/svg+xml');
    expect(label.headers['content-security-policy']).toContain('sandbox');
    expect(label.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    [`/documents/${sku}/user-manual/de.pdf`, 'GET', 'a language that the tenant does not speak'],
    [`/documents/${sku}/brochure/nl.pdf`, 'GET', 'a kind that there is not'],
    ['/documents/unknown/user-manual/nl.pdf', 'GET', 'an article that there is not'],
    ['/document', 'GET', 'another address'],
  ])('the request %s %s is left to the pages: %s', async (path, method) =>
    expect((await ask(path, method)).status).toBe(404),
  );

  it('a retailer’s own file is served from its place', async () => {
    await database.pool.query(
      `update product_download set url = 'https://maker.example/m.pdf' where kind = 'manufacturer-warranty'
         and product_id = (select product_id from product where sku = $1)`,
      [sku],
    );
    expect(await ask(`/documents/${sku}/manufacturer-warranty/nl.pdf`)).toMatchObject({
      status: 302,
      headers: { location: 'https://maker.example/m.pdf' },
    });
  });

  it('a client that requests too many documents has to wait', async () => {
    const limited = await startDocumentServer('nl', async () => 7);
    const refused = await limited(`/documents/${sku}/label.svg`);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });
});
