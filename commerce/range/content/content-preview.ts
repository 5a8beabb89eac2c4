import type { BucketFetch } from './bucket-fetch.ts';
import type { CmsPages } from './cms/cms-pages.ts';
import { type ContentPlace, contentAddress } from './content-address.rules.ts';
import { isPreviewToken } from './preview-link.rules.ts';

/**
 * A file that is not published. `missing`: there is none, or the link is a wrong one; `unread`: nobody could read it.
 * `isMade`: of the answer of a CMS, so that its lines are no editor's.
 */
export type Draft =
  | { readonly state: 'missing' }
  | { readonly state: 'unread'; readonly address: string; readonly reason: string }
  | { readonly state: 'read'; readonly address: string; readonly text: string; readonly isMade: boolean };

/** Files that editors have not published yet. */
export type ContentPreview = {
  /**
   * A file as it stands now: nothing of it is kept.
   * @param token of the link that was opened; the wrong one finds nothing
   */
  read(place: ContentPlace, token: string, now: Date): Promise<Draft>;
};

export type ContentPreviewOptions = {
  /** address template of what is not published; null: only a CMS has such pages */
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

  function sourceOf(place: ContentPlace): Source | null {
    const pages = cms?.get(place.tenant);
    const own = pages?.addressOf(place) ?? null;
    if (pages && own !== null) return { address: own, isMade: true, read: () => pages.read(place) };
    if (template === null) return null;
    const address = contentAddress(template, place);
    return { address, isMade: false, read: () => fetch(address) };
  }

  return {
    async read(place, token, now) {
      if (!isPreviewToken(secret, place, token, now)) return { state: 'missing' };
      const source = sourceOf(place);
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
