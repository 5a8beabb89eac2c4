import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadedSettings } from '#commerce/ground/config/environment.ts';
import { createBucketFetch } from '#commerce/range/content/bucket/bucket-fetch.ts';
import { createBucketStore } from '#commerce/range/content/bucket/bucket-store.ts';
import { BUCKET_KINDS, resolvePagePlace } from '#commerce/range/content/content.service.ts';
import { buildContentAddress, isContentIdentifier } from '#commerce/range/content/content-address.rules.ts';
import { LONGEST_PREVIEW_S, previewToken } from '#commerce/range/content/preview/preview-link.rules.ts';
import { RETAILER_FOLDER } from '#retailer/folder.ts';
import type { Tenant } from '#tenants/tenant.ts';
import type { Write } from '../context.ts';
import {
  type ContentFault,
  checkFile,
  checkFolder,
  getPlaceFile,
  listFiles,
  listLocales,
  type PlacedFile,
  resolveContentPlace,
  resolveFilePlace,
} from './content-files.ts';

export const CONTENT_USAGE = `  content check [FOLDER]    says what is wrong in files of content: file, line, field (docs/content.md)
  content pull FOLDER       reads the tenant's buckets into a folder
  content push FOLDER       checks a folder and writes its files to the buckets (CONTENT_URL)
  content preview PATH      a signed link to a page as it stands in CONTENT_PREVIEW_URL
    --hours 24                    it holds so long, a week at most
    --tenant nl                   whose they are; check without a folder checks those shipped
`;

export type ContentShop = {
  readonly settings: Pick<
    LoadedSettings,
    'contentUrl' | 'contentStore' | 'defaultTenant' | 'contentPreviewUrl' | 'contentSecret' | 'publicOrigins'
  >;
  readonly tenants: readonly Tenant[];
};

const TENANTS = join(RETAILER_FOLDER, 'tenants');
const print: Write = (text) => void process.stdout.write(text);

/** `npm run shop -- content check|pull|push`. @returns the process's exit code, 1 when a file is wrong */
export async function runContent(args: readonly string[], shop: ContentShop, write = print): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: shop.settings.defaultTenant },
      hours: { type: 'string', default: '24' },
    },
  });
  const tenant = shop.tenants.find(({ id }) => id === values.tenant);
  if (!tenant) throw new Error(`there is no tenant ${values.tenant}`);
  const [what, folder] = positionals;
  if (what === 'check') return check(tenant, folder ?? join(TENANTS, tenant.id, 'content'), write);
  if (what === 'pull' && folder) return pull(tenant, folder, shop, write);
  if (what === 'push' && folder) return push(tenant, folder, shop, write);
  if (what === 'preview' && folder) {
    write(`${previewLink(tenant, folder, Number(values.hours), shop.settings)}\n`);
    return 0;
  }
  throw new Error(`content check [FOLDER], content pull FOLDER or content push FOLDER\n${CONTENT_USAGE}`);
}

/** @throws Error where the shop shows no previews, the path is no page's, or the hours are not from 1 to 168 */
function previewLink(
  tenant: Tenant,
  path: string,
  hours: number,
  { contentPreviewUrl, contentSecret, publicOrigins }: ContentShop['settings'],
): string {
  if (!(contentPreviewUrl || tenant.endpoints.cms?.drafts) || !contentSecret)
    throw new Error('a preview needs CONTENT_PREVIEW_URL and CONTENT_WEBHOOK_SECRET');
  if (!(hours >= 1 && hours * 3600 <= LONGEST_PREVIEW_S)) throw new Error('--hours is from 1 to 168');
  const [, first] = path.split('/');
  const { locale, prefix } =
    tenant.locales.find((one) => one.prefix !== '' && one.prefix === first) ?? tenant.locales[0] ?? {};
  const { identifier } = resolvePagePlace(path, prefix ?? '');
  if (!path.startsWith('/') || locale === undefined || !isContentIdentifier(identifier))
    throw new Error(`${path} is no path of a content page, such as /inspiratie`);
  const until = Math.floor(Date.now() / 1000 + hours * 3600);
  const token = previewToken(contentSecret, { tenant: tenant.id, locale, identifier }, until);
  return `${publicOrigins[tenant.id] ?? ''}${path}?preview=${token}`;
}

async function check(tenant: Tenant, folder: string, write: Write): Promise<number> {
  const faults = await checkFolder(tenant, folder);
  for (const fault of faults) write(formatFault(fault));
  if (faults.length === 0)
    write(`✓ ${(await listFiles(folder)).length} files of ${tenant.id} are as they should be\n`);
  return faults.length === 0 ? 0 : 1;
}

function formatFault({ file, line, field, message }: ContentFault): string {
  return `${file}:${line} ${field === '' ? '' : `${field}: `}${message}\n`;
}

/** The template of the buckets that the shop reads. null for the shipped files */
function findTemplate({ endpoints }: Tenant, { contentUrl }: ContentShop['settings']): string | null {
  return endpoints.content ?? contentUrl;
}

async function pull(
  tenant: Tenant,
  folder: string,
  { settings }: ContentShop,
  write: Write,
): Promise<number> {
  const template =
    findTemplate(tenant, settings) ??
    join(TENANTS, '{tenant}/content/{locale}/{subfolder}/{identifier}.json');
  const fetch = createBucketFetch(settings.contentStore);
  await mkdir(folder, { recursive: true });
  let [read, wrong] = [0, 0];
  for (const place of await listPlacesToPull(tenant, folder, template, settings)) {
    const text = await fetch(buildContentAddress(template, resolveContentPlace(tenant, place)));
    if (text === undefined) continue;
    const file = getPlaceFile(place);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
    read++;
    const faults = checkFile(tenant, file, text);
    wrong += faults.length;
    for (const fault of faults) write(formatFault(fault));
  }
  write(`${wrong === 0 ? '✓ ' : ''}${read} files of ${tenant.id} read into ${folder}\n`);
  return wrong === 0 ? 0 : 1;
}

/**
 * An object store lists its files. Other addresses cannot be listed: the names in the folder and the shipped ones are
 * requested.
 */
async function listPlacesToPull(
  tenant: Tenant,
  folder: string,
  template: string,
  { contentStore }: ContentShop['settings'],
): Promise<PlacedFile[]> {
  if (template.startsWith('s3:')) {
    const beginning = /^[^{]*/.exec(template.replaceAll('{tenant}', tenant.id))?.[0] ?? '';
    const placeOf = createPlaceFinder(tenant, template);
    const listed = await createBucketStore(contentStore).list(beginning);
    return listed.flatMap((address) => placeOf(address) ?? []);
  }
  const shipped = await listFiles(join(TENANTS, tenant.id, 'content'));
  const known = new Set([...shipped, ...(await listFiles(folder))]);
  return [...known].sort().flatMap((file) => {
    try {
      return [resolveFilePlace(tenant, file)];
    } catch {
      // a file that is no content
      return [];
    }
  });
}

/** Stands for the identifier in an address. */
const ANY = 'any-identifier-0';

/** Finds the place of an address made by a template. @returns null if it is no file of the tenant's content */
export function createPlaceFinder(tenant: Tenant, template: string): (address: string) => PlacedFile | null {
  // pages last: without {subfolder} any other kind looks like one
  const kinds = [...BUCKET_KINDS].sort((a, b) => Number(a === 'page') - Number(b === 'page'));
  const places = kinds.flatMap((kind) =>
    listLocales(tenant, kind).map((locale) => {
      const address = buildContentAddress(
        template,
        resolveContentPlace(tenant, { locale, kind, identifier: ANY }),
      );
      const parts = address.split(ANY).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return { locale, kind, pattern: new RegExp(`^${parts.join('([a-z0-9][a-z0-9-]*)')}$`) };
    }),
  );
  return (address) => {
    for (const { locale, kind, pattern } of places) {
      const identifier = pattern.exec(address)?.[1];
      if (identifier === undefined) continue;
      const place = { locale, kind, identifier };
      if (buildContentAddress(template, resolveContentPlace(tenant, place)) === address) return place;
    }
    return null;
  };
}

async function push(
  tenant: Tenant,
  folder: string,
  { settings }: ContentShop,
  write: Write,
): Promise<number> {
  const { contentStore } = settings;
  const template = findTemplate(tenant, settings);
  if (template === null)
    throw new Error(
      `content push of ${tenant.id} writes to CONTENT_URL or endpoints.content, which are not set`,
    );
  const faults = await checkFolder(tenant, folder);
  for (const fault of faults) write(formatFault(fault));
  if (faults.length > 0) {
    write('nothing was written\n');
    return 1;
  }
  const store = createBucketStore(contentStore);
  const files = await listFiles(folder);
  for (const file of files) {
    const address = buildContentAddress(
      template,
      resolveContentPlace(tenant, resolveFilePlace(tenant, file)),
    );
    await store.put(address, await readFile(join(folder, file), 'utf8'));
  }
  write(`✓ ${files.length} files of ${tenant.id} written\n`);
  return 0;
}
