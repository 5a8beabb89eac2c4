import type { Log } from '#commerce/ground/kernel/context.ts';
import type { BucketFetch } from './bucket-fetch.ts';
import { type ContentPlace, contentAddress } from './content-address.rules.ts';
import type { Found, ReadFile } from './content-buckets.ts';
import { isPreviewToken } from './preview-link.rules.ts';

/** Files that editors have not published yet. */
export type ContentPreview = {
  /**
   * A file as it stands now: nothing of it is kept.
   * @param token of the link that was opened; the wrong one finds nothing
   */
  find<T>(place: ContentPlace, token: string, now: Date, read: ReadFile<T>): Promise<Found<T>>;
};

/** @param options.template address template of what is not published @param options.secret that links are signed with */
export function createContentPreview(options: {
  readonly template: string;
  readonly secret: string;
  readonly fetch: BucketFetch;
  readonly log: Log;
}): ContentPreview {
  const { template, secret, fetch, log } = options;
  return {
    async find(place, token, now, read) {
      if (!isPreviewToken(secret, place, token, now)) return { state: 'missing' };
      const address = contentAddress(template, place);
      try {
        const text = await fetch(address);
        return text === undefined ? { state: 'missing' } : { state: 'found', value: read(text) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ address, tenant: place.tenant }, `Error on initial fetching data: ${reason}`);
        return { state: 'failed' };
      }
    },
  };
}
