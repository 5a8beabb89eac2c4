import { hash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBucketFetch } from '#commerce/range/content/bucket-fetch.ts';
import { createCmsPages } from '#commerce/range/content/cms/cms-pages.ts';
import { type Create, type Data, PAYLOAD, startPayload } from './headless-cms/start-payload.ts';
import { installPackages } from './provision/npm-packages.ts';

/**
 * `node tools/run.js tools/record-payload.ts [--write]`: creates the page of the recorded answers in the Payload of
 * tools/headless-cms/, and requests it as the shop does. The shop has to read the same page from its answers as from
 * the recorded ones; `--write` stores the new answers. Rich text stays as recorded, because the editor is not
 * installed.
 */
const FIXTURES = join(import.meta.dirname, '../commerce/range/content/cms/fixtures');
/** The version that answered, and a digest of each answer: tests fail when a recorded answer was edited by hand. */
const RECORDED = join(FIXTURES, 'payload-recorded.json');
/** the origin in the recorded answers */
const SITE = 'http://127.0.0.1:4999';
const QUESTIONS = {
  'payload-page.json': { slug: 'magazine-jassen', language: 'nl' },
  'payload-none.json': { slug: 'magazine-sokken', language: 'nl' },
  'payload-untranslated.json': { slug: 'magazine-jassen', language: 'de' },
} as const;

const GIVEN_BY_PAYLOAD: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt']);

const folder = mkdtempSync(join(tmpdir(), 'payload-'));

/** Its answers are those to a request without a user. */
async function startSite() {
  const installation = await installPackages(PAYLOAD);
  if (!installation.ok) throw new Error(installation.reason);
  const payload = await startPayload(folder, { site: SITE });
  await seed((one) => payload.create(one));
  return (path: string) => payload.answer(new Request(SITE + path));
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
  const data = { ...(entered(recorded.docs[0], id) as Data), _status: 'published' };
  await create({ collection: 'pages', locale: 'nl', data });
}

/** The fields that an editor enters to get such an answer. @param media id of the picture */
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
  await writeFile(
    RECORDED,
    `${JSON.stringify({ version: await installedVersion(), answers: sums }, null, 2)}\n`,
  );
}

async function installedVersion(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(PAYLOAD, 'package.json'), 'utf8'));
  return dependencies.payload;
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
  await compare(await answersOf(await startSite()));
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
