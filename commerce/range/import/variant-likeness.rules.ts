import type { FeedItem } from './feed/google-feed.rules.ts';
import type { Notice } from './import-notices.ts';
import { IdSet } from './write/id-set.rules.ts';

/** Finds articles of one group that have the same options: shoppers choose them by their title or their number. */
export class VariantLikeness {
  readonly #options = new IdSet();
  readonly #titles = new IdSet();

  /** @returns a notice when an earlier article of the group has the same options */
  compare({ groupId, colour, size, words }: FeedItem): Notice[] {
    if (!words) return [];
    const { name = '', ...others } = words;
    const options = JSON.stringify([groupId, colour?.toLowerCase() ?? '', size ?? '', others]);
    const [isOther, isOtherTitle] = [this.#options.add(options), this.#titles.add(`${options}${name}`)];
    if (isOther) return [];
    const by = isOtherTitle ? 'title' : 'article number';
    return [
      {
        what: `item_group_id: the same options as another of its group, chosen by its ${by}`,
        value: groupId,
      },
    ];
  }
}
