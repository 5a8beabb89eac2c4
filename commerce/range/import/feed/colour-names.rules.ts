import { buildColourKey } from './feed-to-products.rules.ts';

/** The colour that the shop has of an article. */
export type OwnColour = {
  readonly colourKey: string | null;
  /** in the feed's language; null if it has no name in it */
  readonly colourName: string | null;
};

/**
 * The colours of a feed's articles. One that the shop has under a name of another language only gets the feed's name
 * instead of giving way to another colour: that would have no name in the first language.
 */
export class ColourNames {
  /** names in the feed's language that it has given, by colour */
  readonly #given = new Map<string, string>();
  #fresh = new Map<string, string>();

  resolveKey(name: string, own: OwnColour | undefined): string {
    const key = buildColourKey(name);
    if (!own?.colourKey || own.colourKey === key) return key;
    const known = own.colourName ?? this.#given.get(own.colourKey);
    if (known !== undefined) return buildColourKey(known) === key ? own.colourKey : key;
    this.#given.set(own.colourKey, name);
    this.#fresh.set(own.colourKey, name);
    return own.colourKey;
  }

  /** Names by colour that were given since the last call. */
  takeFresh(): ReadonlyMap<string, string> {
    const fresh = this.#fresh;
    this.#fresh = new Map();
    return fresh;
  }
}
