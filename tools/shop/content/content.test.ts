import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectStore } from '#commerce/ground/config/object-store.ts';
import { isPreviewToken } from '#commerce/range/content/preview/preview-link.rules.ts';
import { JsonFault, readJson } from '#commerce/range/content/text/json-lines.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { createPlaceFinder, runContent } from './content.ts';
import { checkFolder } from './content-files.ts';

const tenants = await loadTenants();
const nl = tenants.find(({ id }) => id === 'nl') ?? expect.fail('no nl');
const PAGE = `{
  "title": "Hulp",
  "description": "",
  "updatedAt": "2026-11-01",
  "blocks": [
    { "type": "text",
      "paragraphs": ["Goed"] }
  ]
}`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true }));

const SECRET = 'a secret that only tests know, of no use';

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function run(line: string, contentUrl: string | null = null, contentStore: ObjectStore | null = null) {
  let text = '';
  const settings = {
    ...{ contentUrl, contentStore, defaultTenant: 'nl', contentSecret: SECRET },
    ...{
      contentPreviewUrl: 'https://drafts.example/{identifier}',
      publicOrigins: { ch: 'https://ch.example' },
    },
  };
  const code = await runContent(line.split(' '), { settings, tenants }, (more) => {
    text += more;
  });
  return { text, code };
}

/** A bucket that takes and gives files, lists them as S3 does one by one, and remembers how it was asked. */
async function createBucket(files: Map<string, string>) {
  const asked: { method: string; url: string; authorization: string | undefined }[] = [];
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://bucket');
    asked.push({ method: req.method ?? '', url: req.url ?? '', authorization: req.headers.authorization });
    if (req.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk);
      files.set(pathname, Buffer.concat(chunks).toString());
      res.end();
    } else if (searchParams.has('list-type')) {
      const keys = [...files.keys()].map((path) => path.replace('/shop/', ''));
      const wanted = keys.filter((key) => key.startsWith(searchParams.get('prefix') ?? ''));
      const at = Number(searchParams.get('continuation-token') ?? 0);
      const next = at + 1 < wanted.length ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
      res.end(`<ListBucketResult><Contents><Key>${wanted[at]}</Key></Contents>${next}</ListBucketResult>`);
    } else {
      res.statusCode = files.has(pathname) ? 200 : 404;
      res.end(files.get(pathname));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, [Symbol.dispose]: () => void server.close() };
}

describe('the content check command', () => {
  it.each(tenants)('the check accepts the shipped content of $id', async (tenant) => {
    expect(
      await checkFolder(
        tenant,
        join(import.meta.dirname, '../../../retailers/tavelo/tenants', tenant.id, 'content'),
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'nl-NL/hulp.json',
      PAGE.replace('"Goed"', '"{nothing}"'),
      ':7 blocks.0.paragraphs.0: there is no {nothing}',
    ],
    [
      'nl-NL/hulp.json',
      PAGE.replace('"Goed"', '"[Bel ons](screen:contakt)"'),
      ':7 blocks.0.paragraphs.0: there is no screen:contakt',
    ],
    [
      'nl/web/bucket-usp-bar.json',
      '{ "usps": [\n{ "text": "x", "to": "screen:contakt" } ] }',
      ':2 usps.0.to: there is no screen:contakt',
    ],
    ['nl-NL/hulp.json', PAGE.replace('"title"', '"titel"'), ':1 title: '],
    ['nl-NL/hulp.json', PAGE.replace('"title"', '"titel"'), ':2 titel: there is no such field'],
    [
      'nl-NL/storefront.json',
      '{ "teasers": [],\n  "inspiratie": [] }',
      ':2 inspiratie: there is no such field',
    ],
    ['nl-NL/hulp.json', PAGE.replace('"Hulp",', '"Hulp"'), ':3 expected , or }, found "\\""'],
    ['nl-NL/hulp.json', PAGE.slice(0, -1), ':9 expected , or }, found the end of the file'],
    ['nl-NL/hulp.json', PAGE.replace('"text"', '"cms"'), ':6 blocks.0.type: '],
    ['nl-NL/layer/x.json', '{}', ':1 title: '],
    ['nl-NL/Hulp.json', PAGE, ':1 Hulp is no identifier'],
    ['de-DE/hulp.json', PAGE, ':1 nl has no page in de-DE: nl-NL'],
    ['nl-NL/web/bucket-usp-bar.json', '{}', ':1 nl has no web in nl-NL: nl'],
    ['nl-NL/news/a.json', '{}', ':1 there is no kind news'],
  ])('the check reports of %s what is wrong on which line', async (file, text, said) => {
    await put(file, text);
    const answer = await run(`check ${folder} --tenant nl`);
    expect(answer.code).toBe(1);
    expect(answer.text).toContain(file + said);
  });

  it('the check reports a link to a screen that the tenant does not have', async () => {
    const links = '{ "type": "links", "items": [{ "label": "x",\n"to": "screen:accountOrders" }] }';
    await put('de-DE/links.json', PAGE.replace('"blocks": [', `"blocks": [${links},`));
    await put('de-DE/text.json', PAGE.replace('Goed', '[Ihre Bestellungen](screen:accountOrders)'));
    const { text, code } = await run(`check ${folder} --tenant de`);
    expect(text).toContain('de-DE/links.json:6 blocks.0.items.0.to: de has no screen:accountOrders');
    expect(text).toContain('de-DE/text.json:7 blocks.0.paragraphs.0: de has no screen:accountOrders');
    expect(code).toBe(1);
  });

  it('the check reports the first hundred of many errors', async () => {
    await put('nl-NL/hulp.json', PAGE.replace('"blocks": [', `"blocks": [${'1,'.repeat(150)}`));
    const faults = await checkFolder(nl, folder);
    expect(faults).toHaveLength(101);
    expect(faults.at(-1)?.message).toMatch(/^there are \d+ more faults$/);
  });

  it('the check accepts a file that begins with a byte order mark', async () => {
    await put('nl-NL/hulp.json', `\uFEFF${PAGE}`);
    expect(await checkFolder(nl, folder)).toEqual([]);
  });

  it('the check reports a missing folder', async () => {
    await expect(run(`check ${join(folder, 'elsewhere')}`)).rejects.toThrow('there is no folder');
  });

  it('the check accepts a picture by its id only because other addresses are never fetched', async () => {
    const createPagePicture = (name: string) =>
      PAGE.replace('"blocks"', `"picture": { "wide": "${name}", "small": "sofa" },\n"blocks"`);
    await put('nl-NL/hulp.json', createPagePicture('cms:/a.jpg'));
    expect((await run(`check ${folder}`)).text).toContain(':5 picture.wide: expected a picture id');
    await put('nl-NL/hulp.json', createPagePicture('sofa-wide'));
    expect((await run(`check ${folder}`)).code).toBe(0);
  });
});

describe('the content commands pull and push', () => {
  const settings = { region: 'eu-central-1', style: 'path' as const };
  const keys = { accessKeyId: 'AKID', secretAccessKey: 'secret-key' };

  it('pull and push write to an object store by signed requests and read back all that it lists', async () => {
    const files = new Map<string, string>();
    using server = await createBucket(files);
    const store = { ...settings, endpoint: server.origin, keys };
    const template = 's3://shop/{tenant}/{locale}/{subfolder}/{identifier}.json';
    await put('nl-NL/hulp.json', PAGE);
    await put('nl-NL/voucher/a.json', '{"text":"Een bon."}');
    expect(await run(`push ${folder}`, template, store)).toMatchObject({ code: 0 });
    expect([...files.keys()]).toEqual(['/shop/nl/nl-NL/hulp.json', '/shop/nl/nl-NL/voucher/a.json']);
    files.set('/shop/de/de-DE/hulp.json', PAGE);
    await run(`pull ${join(folder, 'back')}`, template, store);
    expect(await readFile(join(folder, 'back/nl-NL/hulp.json'), 'utf8')).toBe(PAGE);
    expect(await readFile(join(folder, 'back/nl-NL/voucher/a.json'), 'utf8')).toBe('{"text":"Een bon."}');
    for (const { authorization } of server.asked)
      expect(authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-central-1\/s3\/aws4_request/,
      );
  });

  it('pull and push write to any other address without a signature and read known names', async () => {
    const files = new Map([['/nl-NL-agb.json', PAGE]]);
    using server = await createBucket(files);
    const template = `${server.origin}/{locale}-{identifier}.json`;
    await put('nl-NL/promotion/winter.json', '{ "headline": "a", "text": "b" }');
    expect(await run(`push ${folder}`, template)).toMatchObject({ code: 0 });
    expect([...files.keys()]).toContain('/nl-NL-promotion-winter.json');
    files.set('/nl-NL-promotion-winter.json', '{ "headline": "c", "text": "d" }');
    expect((await run(`pull ${folder}`, template)).code).toBe(0);
    expect(await readFile(join(folder, 'nl-NL/promotion/winter.json'), 'utf8')).toContain('"c"');
    expect(server.asked.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  it('pull and push write nothing when one file is wrong', async () => {
    using server = await createBucket(new Map());
    await put('nl-NL/hulp.json', PAGE);
    await put('nl-NL/oud.json', '{}');
    const { code, text } = await run(`push ${folder}`, `${server.origin}/{locale}/{identifier}.json`);
    expect([code, text]).toEqual([1, expect.stringContaining('nl-NL/oud.json:1 title')]);
    expect(server.asked).toEqual([]);
  });

  it('push writes to the buckets of a tenant that has its own', async () => {
    const files = new Map<string, string>();
    using server = await createBucket(files);
    await put('nl-NL/hulp.json', PAGE);
    const own = {
      ...nl,
      endpoints: { content: `${server.origin}/own/{locale}/{identifier}.json`, cms: null },
    };
    const settings = {
      contentUrl: 'http://127.0.0.1:1/{identifier}',
      ...{ contentStore: null, defaultTenant: 'nl', contentSecret: SECRET },
      ...{ contentPreviewUrl: null, publicOrigins: {} },
    };
    expect(await runContent(['push', folder], { settings, tenants: [own] }, () => {})).toBe(0);
    expect([...files.keys()]).toEqual(['/own/nl-NL/hulp.json']);
  });

  it('pull and push name the address that refuses', async () => {
    await put('nl-NL/hulp.json', PAGE);
    await expect(run(`push ${folder}`, 'http://127.0.0.1:1/{identifier}.json')).rejects.toThrow(
      'http://127.0.0.1:1/hulp.json could not be reached',
    );
    await expect(run(`push ${folder}`)).rejects.toThrow('CONTENT_URL');
  });
});

it('reads addresses back that a template creates', () => {
  const placeOf = createPlaceFinder(nl, 's3://b/{locale}/{code}/{subfolder}/{identifier}.json');
  expect(placeOf('s3://b/nl-NL/winter/promotion/winter.json')).toMatchObject({
    kind: 'promotion',
    identifier: 'winter',
  });
  expect(placeOf('s3://b/nl-NL/summer/promotion/winter.json')).toBeNull();
  expect(placeOf('s3://b/nl-NL/agb.json')).toMatchObject({ kind: 'page', locale: 'nl-NL' });
  expect(placeOf('s3://b/README.md')).toBeNull();
});

it.each(['', '{', '[1,]', '{"a" 1}', '01', '"\n"', '"\\x"', 'nul', '1 2', "{'a': 1}"])(
  'rejects %j like JSON.parse',
  (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(() => readJson(text)).toThrow(JsonFault);
  },
);

it('a link to an unpublished page can be created', async () => {
  const { text, code } = await run('preview /fr/magazine/hiver --tenant ch --hours 2');
  const [, path, token = ''] = /^https:\/\/ch\.example(\S+)\?preview=(\S+)\n$/.exec(text) ?? [];
  expect([code, path]).toEqual([0, '/fr/magazine/hiver']);
  const page = { tenant: 'ch', locale: 'fr-CH', identifier: 'magazine-hiver' };
  expect(isPreviewToken(SECRET, page, token, new Date())).toBe(true);
  await expect(run('preview inspiratie')).rejects.toThrow('no path');
  await expect(run('preview /inspiratie --hours 169')).rejects.toThrow('168');
});
