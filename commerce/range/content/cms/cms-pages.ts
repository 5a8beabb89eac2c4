import type { BucketFetch } from '../bucket/bucket-fetch.ts';
import { BucketError } from '../bucket/bucket-fetch.ts';
import { buildContentAddress, type ContentPlace } from '../content-address.rules.ts';
import type { CmsFormat, CmsReader } from './cms.types.ts';
import { buildCmsPictureName } from './cms-picture.rules.ts';
import { readDrupal } from './drupal-page.ts';
import { readPayload } from './payload-page.ts';

/** Pages in a headless CMS instead of the buckets. */
export type CmsPages = {
  /** @returns null if the page is not in the CMS */
  getAddress(place: ContentPlace): string | null;
  /**
   * The page in the format of a bucket's file, including the documents it refers to.
   * @returns undefined if there is none for its readers
   * @throws BucketError with the address and the reason
   */
  read(place: ContentPlace): Promise<string | undefined>;
};

/** A tenant's settings of its CMS (tenants/service-settings.ts describes them). */
export type CmsSettings = {
  readonly format: 'drupal' | 'payload';
  readonly pages: string;
  readonly pictures: string;
  readonly prefixes: readonly string[];
};

export type CmsOptions = {
  readonly settings: CmsSettings;
  readonly fetch: BucketFetch;
  /** first path segment of a locale, '' for none */
  readonly getPrefix: (locale: string) => string;
  /** also reads unpublished pages; a CMS that refuses then is a fault and not a missing page */
  readonly isPreview?: boolean;
};

const FORMATS: Readonly<Record<CmsSettings['format'], CmsFormat>> = {
  drupal: readDrupal,
  payload: readPayload,
};
/** Most documents that a page refers to. */
const MOST_DOCUMENTS = 120;
/** Not published: Drupal answers 403 then. */
const NOT_PUBLIC = 403;

export function createCmsPages({ settings, fetch, getPrefix, isPreview = false }: CmsOptions): CmsPages {
  async function ask(address: string): Promise<unknown> {
    const text = await fetch(address).catch((error: unknown) => {
      if (!isPreview && error instanceof BucketError && error.status === NOT_PUBLIC) return undefined;
      throw error;
    });
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new BucketError('nonsense', `${address}: ${getReason(error)}`, { cause: error });
    }
  }

  function createReader(place: ContentPlace): CmsReader {
    let documents = 0;
    const prefix = getPrefix(place.locale);
    return {
      language: place.language,
      isPreview,
      follow(path) {
        documents += 1;
        if (documents > MOST_DOCUMENTS)
          throw new RangeError(`a page refers to more than ${MOST_DOCUMENTS} documents`);
        return ask(buildContentAddress(settings.pages, { ...place, path }));
      },
      resolvePicture: (address) => buildCmsPictureName(place.tenant, settings.pictures, address),
      resolveLink: (address) =>
        buildShopLink(address, { origin: new URL(settings.pages).origin, place, prefix }),
    };
  }

  return {
    getAddress(place) {
      const { path = '', identifier, subfolder = '' } = place;
      const isOwn = settings.prefixes.includes(path.split('/', 1)[0] ?? '');
      if (subfolder !== '' || !isOwn || path.replaceAll('/', '-') !== identifier) return null;
      return buildContentAddress(settings.pages, place);
    },
    async read(place) {
      const address = buildContentAddress(settings.pages, place);
      const answer = await ask(address);
      if (answer === undefined) return undefined;
      try {
        const page = await FORMATS[settings.format](answer, createReader(place));
        return page === null ? undefined : JSON.stringify(page);
      } catch (error) {
        if (error instanceof BucketError) throw error;
        throw new BucketError('nonsense', `${address}: ${getReason(error)}`, { cause: error });
      }
    },
  };
}

/**
 * The shop's form of a link. A link to a page of the CMS stays in the shop: without the CMS's host, with the shop's
 * prefix of the language instead of the CMS's.
 */
function buildShopLink(
  address: string,
  about: { readonly origin: string; readonly place: ContentPlace; readonly prefix: string },
): string | null {
  if (/^(?:mailto|tel):/.test(address)) return address;
  const url = URL.parse(address, about.origin);
  if (url === null) return null;
  if (url.origin !== about.origin) return url.protocol === 'https:' ? url.href : null;
  const { language, locale } = about.place;
  const segments = url.pathname.split('/').slice(1);
  const own = segments[0] === language || segments[0] === locale ? segments.slice(1) : segments;
  return `/${[about.prefix, ...own].filter((one, at) => one !== '' || at > 0).join('/')}${url.search}`;
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
