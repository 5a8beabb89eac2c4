import type { BucketFetch } from '../bucket/bucket-fetch.ts';
import type { CmsPages } from '../cms/cms-pages.ts';
import { buildContentAddress, type ContentPlace } from '../content-address.rules.ts';
import { isPreviewToken } from './preview-link.rules.ts';

/**
 * An unpublished file. `missing`: there is none, or the link is wrong; `unread`: it could not be read. `isMade`:
 * converted from a CMS's answer, so its line numbers mean nothing to an editor.
 */
export type Draft =
  | { readonly state: 'missing' }
  | { readonly state: 'unread'; readonly address: string; readonly reason: string }
  | { readonly state: 'read'; readonly address: string; readonly text: string; readonly isMade: boolean };

/** Unpublished files. */
export type ContentPreview = {
  /**
   * Reads a file as it is now, without caching it.
   * @param token of the link that was opened; a wrong one finds nothing
   */
  read(place: ContentPlace, token: string, now: Date): Promise<Draft>;
};

export type ContentPreviewOptions = {
  /** address template of unpublished files; null if only a CMS has such pages */
  readonly template: string | null;
  /** links are signed with it */
  readonly secret: string;
  readonly fetch: BucketFetch;
  /** the drafts of headless CMS, by tenant id */
  readonly cms?: ReadonlyMap<string, CmsPages>;
};

type Source = { readonly address: string; readonly isMade: boolean; read(): Promise<string | undefined> };

export function createContentPreview(options: ContentPreviewOptions): ContentPreview {
  const { template, secret, fetch, cms } = options;

  function resolveSource(place: ContentPlace): Source | null {
    const pages = cms?.get(place.tenant);
    const own = pages?.getAddress(place) ?? null;
    if (pages && own !== null) return { address: own, isMade: true, read: () => pages.read(place) };
    if (template === null) return null;
    const address = buildContentAddress(template, place);
    return { address, isMade: false, read: () => fetch(address) };
  }

  return {
    async read(place, token, now) {
      if (!isPreviewToken(secret, place, token, now)) return { state: 'missing' };
      const source = resolveSource(place);
      if (!source) return { state: 'missing' };
      const { address, isMade } = source;
      try {
        const text = await source.read();
        return text === undefined ? { state: 'missing' } : { state: 'read', address, text, isMade };
      } catch (error) {
        return { state: 'unread', address, reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
