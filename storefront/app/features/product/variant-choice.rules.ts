/** The variants of an article. */
export type VariantChoice = {
  readonly dimensions: readonly {
    readonly key: string;
    readonly values: readonly { readonly value: string; readonly label: string }[];
  }[];
  readonly variations: readonly {
    readonly sku: string;
    /** in the order of the dimensions */
    readonly values: readonly string[];
    readonly availability: { readonly state: string };
  }[];
};

/**
 * The values of a variant; while none is chosen null, except for a single value.
 * @param asked values of a choice that was refused: they replace the variant's
 */
export function resolveValues(
  choice: VariantChoice,
  sku: string | null,
  asked: readonly (string | null)[] = [],
): (string | null)[] {
  const kept = choice.variations.find((variation) => variation.sku === sku)?.values ?? [];
  const wanted = asked.map((value, index) => (value && canBeHad(choice, index, value) ? value : null));
  const chosen = wanted.some((value) => value !== null) ? wanted : kept;
  return choice.dimensions.map(({ values: [only, ...others] }, index) => {
    return chosen[index] ?? (others.length === 0 ? (only?.value ?? null) : null);
  });
}

/** Whether a value is available in some combination. */
export function canBeHad(
  { variations }: Pick<VariantChoice, 'variations'>,
  index: number,
  value: string,
): boolean {
  return variations.some(
    ({ values, availability }) => availability.state !== 'SOLD_OUT' && values[index] === value,
  );
}

/** The choice with another value; values of other dimensions that cannot be combined with it are cleared. */
export function choose(
  { variations }: Pick<VariantChoice, 'variations'>,
  chosen: readonly (string | null)[],
  index: number,
  value: string,
): (string | null)[] {
  const partners = variations.filter(
    ({ values, availability }) => availability.state !== 'SOLD_OUT' && values[index] === value,
  );
  return chosen.map((other, at) => {
    if (at === index) return value;
    return partners.some(({ values }) => values[at] === other) ? other : null;
  });
}

/** The variant of these values, sold out or not; null if there is none, or a dimension has no value. */
export function findVariation(
  { variations }: Pick<VariantChoice, 'variations'>,
  values: readonly (string | null)[],
) {
  return variations.find((one) => one.values.every((value, index) => value === values[index])) ?? null;
}

/** Most dimensions of an article, and so most radio groups of its form. */
const MAX_DIMENSIONS = 4;

/**
 * The values that a form of chips sent, or that an address repeats (`formatValuesQuery`), in the order of the dimensions;
 * null where none is chosen.
 */
export function readValues(form: FormData | URLSearchParams): (string | null)[] {
  return Array.from({ length: MAX_DIMENSIONS }, (_, index) => {
    const value = form.get(`value.${index}`);
    return typeof value === 'string' && value !== '' && value.length <= 100 ? value : null;
  });
}

/** The values as parameters of an address, each with a leading `&`. */
export function formatValuesQuery(values: readonly (string | null)[]): string {
  return values
    .map((value, index) => (value === null ? '' : `&value.${index}=${encodeURIComponent(value)}`))
    .join('');
}
