import { buildColourKey } from '../feed/feed-to-products.rules.ts';
import type { DetailName } from '../feed/google-details.rules.ts';
import {
  collectPictureHosts,
  type FeedItem,
  type FeedMarket,
  isSellable,
  readCategoryNames,
  readColour,
} from '../feed/google-feed.rules.ts';
import { type FeedRow, Row } from '../feed/google-row.rules.ts';
import { findGoogleCategory, type GoogleCategory } from '../feed/google-taxonomy.rules.ts';
import type { IdSet } from '../write/id-set.rules.ts';
import { convertToOneLine } from './feed-text.rules.ts';

/** The categories of articles, with the number of their rows. */
export type SurveyedCategory = Pick<FeedItem, 'categoryNames' | 'googleCategory'> & { readonly rows: number };

/** Most names of a feed; the rest are neither surveyed nor made. */
const MOST_NAMES = 20_000;
const MOST_CATEGORIES = 5000;
const MOST_HOSTS = 200;

/**
 * The names that the rows of a feed refer to, collected before the first row is written: every name then exists when
 * its article is written, is written once, and does not depend on the order of the rows.
 */
export class FeedSurvey {
  readonly #market: FeedMarket;
  readonly #filed: IdSet;
  readonly #categories = new Map<string, SurveyedCategory>();
  readonly #details = new Map<string, DetailName>();
  readonly #colours = new Map<string, string>();
  readonly #hosts = new Map<string, number>();
  /** categories that were parsed already, by their text */
  readonly #googleCategories = new Map<string, GoogleCategory | null>();

  /** @param filed style numbers of products that stay in their categories */
  constructor(market: FeedMarket, filed: IdSet) {
    this.#market = market;
    this.#filed = filed;
  }

  /** by key; the first spelling counts */
  get details(): ReadonlyMap<string, DetailName> {
    return this.#details;
  }

  /** name by key */
  get colours(): ReadonlyMap<string, string> {
    return this.#colours;
  }

  get categories(): readonly SurveyedCategory[] {
    return [...this.#categories.values()];
  }

  /** number of rows by the host of their pictures, lower case */
  get pictureHosts(): ReadonlyMap<string, number> {
    return this.#hosts;
  }

  add(fields: FeedRow): void {
    const row = new Row(fields);
    if (!isSellable(fields, this.#market)) return;
    if (!this.#filed.has(row.readText('item_group_id') || row.readText('id'))) this.#addCategory(row);
    const { details } = this.#market;
    if (row.readText('material') !== '') this.#addDetail(details.material);
    if (row.readText('pattern') !== '') this.#addDetail(details.pattern);
    for (const name of details.collectDetailNames(fields.product_detail ?? [])) this.#addDetail(name);
    const colour = readColour(row);
    if (colour && this.#colours.size < MOST_NAMES) addFirst(this.#colours, buildColourKey(colour), colour);
    for (const host of collectPictureHosts(row, this.#market.isTable))
      if (this.#hosts.has(host) || this.#hosts.size < MOST_HOSTS)
        this.#hosts.set(host, (this.#hosts.get(host) ?? 0) + 1);
  }

  #addDetail(name: DetailName): void {
    if (this.#details.size < MOST_NAMES) addFirst(this.#details, name.key, name);
  }

  #addCategory(row: Row): void {
    const categoryNames = readCategoryNames(row, this.#market.isTable);
    const googleCategory = this.#findGoogleCategory(row.readText('google_product_category'));
    const key = `${categoryNames.join('>').toLowerCase()}|${googleCategory?.id ?? ''}`;
    const known = this.#categories.get(key);
    if (!known && this.#categories.size >= MOST_CATEGORIES) return;
    this.#categories.set(key, { categoryNames, googleCategory, ...known, rows: (known?.rows ?? 0) + 1 });
  }

  #findGoogleCategory(text: string): GoogleCategory | null {
    const known = this.#googleCategories.get(text);
    if (known !== undefined) return known;
    const name = convertToOneLine(text);
    const found =
      name === '' ? null : (findGoogleCategory(this.#market.loadTaxonomy(), name)?.category ?? null);
    if (this.#googleCategories.size < MOST_NAMES) this.#googleCategories.set(text, found);
    return found;
  }
}

function addFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
