import type { BucketFetch } from './bucket-fetch.ts';
import { type ContentPlace, contentAddress } from './content-address.rules.ts';
import { isPreviewToken } from './preview-link.rules.ts';

/** A file that is not published. `missing`: there is none, or the link is a wrong one; `unread`: nobody could read it. */
export type Draft =
  | { readonly state: 'missing' }
  | { readonly state: 'unread'; readonly address: string; readonly reason: string }
  | { readonly state: 'read'; readonly address: string; readonly text: string };

/** Files that editors have not published yet. */
export type ContentPreview = {
  /**
   * A file as it stands now: nothing of it is kept.
   * @param token of the link that was opened; the wrong one finds nothing
   */
  read(place: ContentPlace, token: string, now: Date): Promise<Draft>;
};

/** @param options.template address template of what is not published @param options.secret that links are signed with */
export function createContentPreview(options: {
  readonly template: string;
  readonly secret: string;
  readonly fetch: BucketFetch;
}): ContentPreview {
  const { template, secret, fetch } = options;
  return {
    async read(place, token, now) {
      if (!isPreviewToken(secret, place, token, now)) return { state: 'missing' };
      const address = contentAddress(template, place);
      try {
        const text = await fetch(address);
        return text === undefined ? { state: 'missing' } : { state: 'read', address, text };
      } catch (error) {
        return { state: 'unread', address, reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
