import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { z } from 'zod';
import { decode, MAX_FILE_BYTES } from '#commerce/range/content/bucket/bucket-fetch.ts';
import { BUCKET_KINDS, storefrontFile, uspBarFile } from '#commerce/range/content/content.service.ts';
import { type ContentPlace, isContentIdentifier } from '#commerce/range/content/content-address.rules.ts';
import { contentPage } from '#commerce/range/content/content-blocks.rules.ts';
import { type FileFault, findFaults } from '#commerce/range/content/content-faults.rules.ts';
import { layerFile } from '#commerce/range/content/layer.service.ts';
import { promotionFile } from '#commerce/range/content/promotion.service.ts';
import {
  bannerFile,
  flyoutFile,
  navigationFile,
  seoFile,
  sheetFile,
  voucherFile,
} from '#commerce/range/content/shop-content.service.ts';
import { surveyContent } from '#commerce/service/survey/survey.rules.ts';
import type { Screen } from '#tenants/paths.ts';
import { getLanguage, type Tenant } from '#tenants/tenant.ts';

/** A fault with the path of its file in the folder. */
export type ContentFault = FileFault & { readonly file: string };

type Kind = (typeof BUCKET_KINDS)[number];
/** A file of a folder: `<locale>/<identifier>.json`, `<locale>/<kind>/<identifier>.json`. */
export type PlacedFile = {
  readonly locale: string;
  readonly kind: Kind;
  readonly identifier: string;
};

/** Files of channels are in the folder of a language (product 2.6). */
const CHANNELS: readonly Kind[] = ['web', 'mobile'];

/** @returns the `.json` files of a folder by their path with slashes, in order */
export async function listFiles(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true }).catch((error) => {
    throw new Error(`there is no folder ${folder} that can be read`, { cause: error });
  });
  return all
    .map((one) => one.split(sep).join('/'))
    .filter((one) => one.endsWith('.json'))
    .sort();
}

/** @throws RangeError with the reason why a tenant has no such file */
export function resolveFilePlace(tenant: Tenant, file: string): PlacedFile {
  const parts = file.replace(/\.json$/, '').split('/');
  const [locale = '', kind = 'page', identifier = ''] =
    parts.length === 2 ? [parts[0], 'page', parts[1]] : parts;
  if (parts.length < 2 || parts.length > 3)
    throw new RangeError('expected <locale>/<kind>/<identifier>.json');
  if (!isKind(kind) || (kind === 'page' && parts.length === 3))
    throw new RangeError(
      `there is no kind ${kind}: ${BUCKET_KINDS.filter((one) => one !== 'page').join(', ')}`,
    );
  const known = listLocales(tenant, kind);
  if (!known.includes(locale))
    throw new RangeError(`${tenant.id} has no ${kind} in ${locale}: ${known.join(', ')}`);
  if (!isContentIdentifier(identifier))
    throw new RangeError(`${identifier} is no identifier: expected a-z, 0-9 and hyphens`);
  return { locale, kind, identifier };
}

export function listLocales(tenant: Tenant, kind: Kind): string[] {
  const locales = tenant.locales.map(({ locale }) => locale);
  return CHANNELS.includes(kind) ? [...new Set(locales.map(getLanguage))] : locales;
}

export function getPlaceFile({ locale, kind, identifier }: PlacedFile): string {
  return kind === 'page' ? `${locale}/${identifier}.json` : `${locale}/${kind}/${identifier}.json`;
}

/** The place where the shop reads the file. */
export function resolveContentPlace(tenant: Tenant, { locale, kind, identifier }: PlacedFile): ContentPlace {
  return {
    tenant: tenant.id,
    locale,
    language: locale.slice(0, 2),
    identifier,
    subfolder: kind === 'page' ? '' : kind,
    ...(kind === 'promotion' && { code: identifier }),
  };
}

/** Checks a folder as the shop checks files when it reads them. @returns one fault for each field that is wrong */
export async function checkFolder(tenant: Tenant, folder: string): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    const { size } = await stat(path);
    const message = `is larger than ${MAX_FILE_BYTES} bytes`;
    if (size > MAX_FILE_BYTES) faults.push({ file, line: 1, field: '', message });
    else faults.push(...checkFile(tenant, file, decode(await readFile(path))));
  }
  return faults;
}

/** @param file its path in the folder */
export function checkFile(tenant: Tenant, file: string, text: string): ContentFault[] {
  try {
    const place = resolveFilePlace(tenant, file);
    return findFaults(text, limitToTenant(getSchema(place), tenant, place.locale)).map((fault) => ({
      file,
      ...fault,
    }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ file, line: 1, field: '', message: error.message }];
  }
}

function getSchema({ kind, identifier }: PlacedFile): z.ZodType {
  if (kind === 'page') return identifier === 'storefront' ? storefrontFile : contentPage;
  if (CHANNELS.includes(kind)) return identifier === 'navigation' ? navigationFile : uspBarFile;
  const readers: Partial<Record<Kind, z.ZodType>> = {
    banner: bannerFile,
    flyout: flyoutFile,
    layer: layerFile,
    promotion: promotionFile,
    seo: seoFile,
    sheet: sheetFile,
    survey: surveyContent,
    voucher: voucherFile,
  };
  const reader = readers[kind];
  if (!reader) throw new RangeError(`no schema reads files of the kind ${kind}`);
  return reader;
}

const SCREEN_LINK = /(?:^|\]\()screen:([a-zA-Z]+)/g;

/** Also refuses links to screens that the tenant does not have: its pages would leave them out. */
function limitToTenant(schema: z.ZodType, tenant: Tenant, localeOrLanguage: string): z.ZodType {
  const settings = tenant.locales.find(({ locale }) => locale.startsWith(localeOrLanguage));
  return schema.superRefine((value, context) => {
    for (const { path, text } of listStrings(value))
      for (const [, name] of text.matchAll(SCREEN_LINK))
        if (settings?.paths[name as Screen] === null)
          context.addIssue({ code: 'custom', path, message: `${tenant.id} has no screen:${name}` });
  });
}

type Place = readonly (string | number)[];

function listStrings(value: unknown, path: Place = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path: [...path], text: value }];
  if (Array.isArray(value)) return value.flatMap((one, index) => listStrings(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => listStrings(one, [...path, key]));
}

function isKind(word: string): word is Kind {
  return (BUCKET_KINDS as readonly string[]).includes(word);
}
