import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBucketFetch } from '#commerce/range/content/bucket-fetch.ts';
import { createCmsPages } from '#commerce/range/content/cms/cms-pages.ts';

/**
 * `node tools/run.js tools/record-payload.ts [--write]`: a Payload of the npm registry, on SQLite, gets the page that the
 * tests have recorded, and is asked for it as the shop asks. The pages that the shop reads from its answers have to be
 * those of the recorded ones; `--write` keeps the answers. Payload is installed into a folder that goes again: 230 MB
 * without Next.js and the editor, whose rich text is kept as it was recorded. `--payload 3.91.0` asks another version.
 */
const FIXTURES = join(import.meta.dirname, '../commerce/range/content/cms/fixtures');
/** The version that answered, and what each answer was: a recorded answer that is edited by hand fails in the tests. */
const RECORDED = join(FIXTURES, 'payload-recorded.json');
const { version: VERSION } = JSON.parse(await readFile(RECORDED, 'utf8')) as { version: string };
/** as the recorded answers have it */
const SITE = 'http://127.0.0.1:4999';
const QUESTIONS = {
  'payload-page.json': { slug: 'magazine-jassen', language: 'nl' },
  'payload-none.json': { slug: 'magazine-sokken', language: 'nl' },
  'payload-untranslated.json': { slug: 'magazine-jassen', language: 'de' },
} as const;

const GIVEN_BY_PAYLOAD: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt']);

type Data = Record<string, unknown>;
type Create = { collection: string; locale?: string; data: Data; file?: object };
/** As much of Payload's API as is used here. */
type PayloadPackage = {
  buildConfig(config: object): Promise<object>;
  getPayload(options: { config: object }): Promise<{ create(one: Create): Promise<{ id: number }> }>;
  handleEndpoints(options: { config: object; request: Request }): Promise<Response>;
};
type SqlitePackage = { sqliteAdapter(options: object): object };

const folder = mkdtempSync(join(tmpdir(), 'payload-'));

const at = process.argv.indexOf('--payload');
const asked = (at < 0 ? undefined : process.argv[at + 1]) ?? VERSION;

async function startPayload() {
  await writeFile(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const packages = [`payload@${asked}`, `@payloadcms/db-sqlite@${asked}`];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], {
    cwd: folder,
    stdio: 'inherit',
  });
  const load = (name: string) =>
    import(pathToFileURL(join(folder, 'node_modules', name, 'dist/index.js')).href);
  const payload: PayloadPackage = await load('payload');
  const { sqliteAdapter }: SqlitePackage = await load('@payloadcms/db-sqlite');
  const db = sqliteAdapter({ client: { url: `file:${join(folder, 'cms.db')}` }, push: true });
  const config = await payload.buildConfig({ ...site(), db });
  const { create } = bound(await payload.getPayload({ config }));
  await seed(create);
  return (path: string) => payload.handleEndpoints({ config, request: new Request(SITE + path) });
}

function bound<T extends { create: (one: Create) => Promise<{ id: number }> }>(payload: T) {
  return { create: (one: Create) => payload.create(one) };
}

/** The collections by which docs/content.md describes a page in Payload. */
function site(): object {
  const text = (name: string, localized = false) => ({ name, type: 'text', localized });
  const rich = (name: string, localized = false) => ({ name, type: 'json', localized });
  const picture = (name: string) => ({ name, type: 'upload', relationTo: 'media' });
  const items = (fields: readonly object[]) => ({ name: 'items', type: 'array', fields });
  const access = { read: () => true };
  const teaser = [picture('picture'), picture('pictureSmall'), text('to')];
  const query = [text('category'), text('search'), text('by'), { name: 'first', type: 'number' }];
  const blocks = [
    {
      slug: 'teaser',
      fields: [
        text('heading'),
        items([...teaser, ...['headline', 'text', 'callToAction'].map((name) => text(name, true))]),
      ],
    },
    { slug: 'text', fields: [text('heading', true), rich('text', true)] },
    { slug: 'accordion', fields: [text('heading'), items([text('title'), rich('paragraphs')])] },
    {
      slug: 'articleSlider',
      fields: [text('heading'), { name: 'query', type: 'group', fields: query }],
    },
  ];
  const page = [text('title', true), text('slug'), text('description', true), picture('picture')];
  return {
    secret: 'of no use',
    serverURL: SITE,
    localization: { locales: ['nl', 'de'], defaultLocale: 'nl', fallback: true },
    collections: [
      { slug: 'media', access, upload: { staticDir: join(folder, 'media') }, fields: [text('alt')] },
      {
        ...{ slug: 'pages', access, versions: { drafts: true } },
        fields: [...page, text('layout'), { name: 'blocks', type: 'blocks', blocks }],
      },
    ],
  };
}

async function seed(create: (one: Create) => Promise<{ id: number }>): Promise<void> {
  const recorded = JSON.parse(await readFile(join(FIXTURES, 'payload-page.json'), 'utf8'));
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const body = Buffer.from(pixel, 'base64');
  const { id } = await create({
    ...{ collection: 'media', data: { alt: recorded.docs[0].picture.alt } },
    file: { data: body, mimetype: 'image/png', name: 'Herfst Jassen.png', size: body.length },
  });
  await create({ collection: 'pages', locale: 'nl', data: entered(recorded.docs[0], id) as Data });
}

/** The fields that an editor would enter to get an answer like this. @param media id of the picture */
function entered(answer: unknown, media: number): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((one) => entered(one, media));
  if ('mimeType' in answer) return media;
  if ('root' in answer) return answer;
  const fields = Object.entries(answer).filter(([name]) => !GIVEN_BY_PAYLOAD.has(name));
  return Object.fromEntries(fields.map(([name, one]) => [name, entered(one, media)]));
}

async function answersOf(ask: (path: string) => Promise<Response>): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, { slug, language }] of Object.entries(QUESTIONS)) {
    const more = `depth=2&limit=1&locale=${language}&fallback-locale=none`;
    const answer = await ask(`/api/pages?where[slug][equals]=${slug}&${more}`);
    if (!answer.ok) throw new Error(`Payload answered ${answer.status} to ${name}`);
    answers.set(name, `${JSON.stringify(await answer.json(), null, 2)}\n`);
  }
  return answers;
}

async function keep(answers: ReadonlyMap<string, string>): Promise<void> {
  const sums: Record<string, string> = {};
  for (const [name, text] of answers) {
    await writeFile(join(FIXTURES, name), text);
    sums[name] = hash('sha256', JSON.stringify(JSON.parse(text)), 'hex');
  }
  await writeFile(RECORDED, `${JSON.stringify({ version: asked, answers: sums }, null, 2)}\n`);
}

async function compare(answers: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of answers) {
    const recorded = await pageOf(name, await readFile(join(FIXTURES, name), 'utf8'));
    const now = await pageOf(name, text);
    const isSame = now === recorded;
    process.stdout.write(`${name}: ${isSame ? 'the same page' : `another page\n${recorded}\n${now}`}\n`);
    if (!isSame) process.exitCode = 1;
  }
  if (process.argv.includes('--write')) await keep(answers);
}

/** The page that the shop reads from an answer, without the day on which it was written. */
async function pageOf(name: string, answer: string): Promise<string | undefined> {
  const cms = createServer((_req, res) => void res.end(answer));
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
  const { language, slug } = QUESTIONS[name as keyof typeof QUESTIONS];
  const pages = createCmsPages({
    settings: {
      format: 'payload',
      pages: `${origin}/api/pages?where[slug][equals]={identifier}&locale={language}`,
      pictures: `${SITE}/api/media/file/`,
      prefixes: ['magazine'],
    },
    fetch: createBucketFetch(),
    prefixOf: () => '',
  });
  const place = { tenant: 'nl', locale: `${language}-XX`, language, identifier: slug };
  const page = await pages.read({ ...place, path: slug.replace('-', '/') });
  cms.close();
  return page?.replace(/"updatedAt":"[^"]*"/, '');
}

try {
  await compare(await answersOf(await startPayload()));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
