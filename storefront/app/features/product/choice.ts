import { SEPARATOR } from './partial-choice.ts';

/** A variant's facts that decide what can be chosen. `values` are in the order of the dimensions. */
export type ChoosableVariant = {
  readonly sku: string;
  readonly values: readonly string[];
  readonly soldOut: boolean;
};
export type Dimension = {
  readonly key: string;
  readonly values: readonly {
    readonly value: string;
    readonly label: string;
    readonly hex?: string | null;
  }[];
};
export type Choosable<Variant extends ChoosableVariant = ChoosableVariant> = {
  readonly dimensions: readonly Dimension[];
  readonly variants: readonly Variant[];
};

/** One value for each dimension, null where none is chosen yet. */
export type Chosen = readonly (string | null)[];

/** The choice that an address makes: a variant, or the values of some dimensions. */
export type ChoiceTarget = { variant: string } | { choice: string };

/** A combination that is never made (or not in this market) differs from one that is sold out. */
export type OptionState = 'available' | 'soldOut' | 'notOffered';

export type Option = {
  readonly value: string;
  readonly label: string;
  readonly hex: string | null;
  readonly selected: boolean;
  readonly state: OptionState;
  /** null if this value cannot be combined with the choices before it */
  readonly target: ChoiceTarget | null;
};

/** The dimension whose first value is preselected, since the pictures show some colour anyway. */
const SHOWN_DIMENSION = 'colour';

/**
 * The choice in an address. An unknown variant or value chooses nothing. A dimension with a single value is chosen,
 * and so is the colour of the first variant.
 */
export function readChoice(product: Choosable, parameters: URLSearchParams): Chosen {
  const sku = parameters.get('variant');
  const variant = sku === null ? undefined : product.variants.find((candidate) => candidate.sku === sku);
  if (variant) return variant.values;
  return addImpliedValues(product, parseValues(product, parameters.get('choice') ?? ''));
}

/** The part of an address's choice that the product has; null if there is none. */
export function readTarget(
  product: Choosable,
  parameters: URLSearchParams,
): { variant: string | null; choice: string | null } {
  const sku = parameters.get('variant');
  const variant = product.variants.some((candidate) => candidate.sku === sku) ? sku : null;
  const values = parseValues(product, parameters.get('choice') ?? '').filter((value) => value !== null);
  return { variant, choice: values.join(SEPARATOR) || null };
}

function parseValues({ dimensions }: Choosable, choice: string): (string | null)[] {
  const chosen = dimensions.map((): string | null => null);
  for (const value of choice === '' ? [] : choice.split(SEPARATOR)) {
    const index = dimensions.findIndex(
      (dimension, at) => chosen[at] === null && dimension.values.some((known) => known.value === value),
    );
    if (index >= 0) chosen[index] = value;
  }
  return chosen;
}

function addImpliedValues({ dimensions, variants }: Choosable, chosen: readonly (string | null)[]): Chosen {
  return dimensions.map(({ key, values }, index) => {
    if (chosen[index]) return chosen[index];
    if (values.length === 1) return values[0]?.value ?? null;
    return key === SHOWN_DIMENSION ? (variants[0]?.values[index] ?? null) : null;
  });
}

/** The variant when every dimension is chosen and the combination exists. */
export function findVariant<Variant extends ChoosableVariant>(
  product: Choosable<Variant>,
  chosen: Chosen,
): Variant | null {
  if (chosen.includes(null)) return null;
  return product.variants.find((variant) => matches(variant, chosen)) ?? null;
}

/** First dimension without a choice, null when all have one. */
export function findMissingDimension(product: Choosable, chosen: Chosen): string | null {
  const index = chosen.indexOf(null);
  return index < 0 ? null : (product.dimensions[index]?.key ?? null);
}

function matches(variant: ChoosableVariant, chosen: Chosen): boolean {
  return chosen.every((value, index) => value === null || variant.values[index] === value);
}

/**
 * The values of a dimension beside the choices so far. Choosing a value keeps the other choices where that
 * combination exists; otherwise it keeps those before it, in choosing order.
 */
export function listOptions(product: Choosable, chosen: Chosen, index: number): Option[] {
  const dimension = product.dimensions[index];
  if (!dimension) return [];
  return dimension.values.map(({ value, label, hex }) => {
    const together = chosen.map((other, at) => (at === index ? value : other));
    const before = together.map((other, at) => (at <= index ? other : null));
    const kept = [together, before].find((wish) =>
      product.variants.some((variant) => matches(variant, wish)),
    );
    return {
      value,
      label,
      hex: hex ?? null,
      selected: chosen[index] === value,
      state: getOptionState(product, kept),
      target: kept ? buildTarget(product, kept) : null,
    };
  });
}

function getOptionState(product: Choosable, wish: Chosen | undefined): OptionState {
  if (!wish) return 'notOffered';
  return product.variants.some((variant) => !variant.soldOut && matches(variant, wish))
    ? 'available'
    : 'soldOut';
}

function buildTarget(product: Choosable, wish: Chosen): ChoiceTarget {
  const variant = findVariant(product, wish);
  if (variant) return { variant: variant.sku };
  const values = wish.filter(
    (value, at) => value !== null && (product.dimensions[at]?.values.length ?? 0) > 1,
  );
  return { choice: values.join(SEPARATOR) };
}
