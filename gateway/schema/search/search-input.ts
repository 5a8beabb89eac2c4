import { tidyChoices } from '#forms/lists/list-choices.ts';
import { tidyLooking } from '#forms/lists/read-looking.ts';
import type { FilterChoice, Looking } from '#search/search.types.ts';
import { builder } from '../builder.ts';

export const FilterInput = builder.inputType('FilterInput', {
  description: 'One filter: any of its values, or a range. Several filters are all of them.',
  fields: (t) => ({
    key: t.string(),
    values: t.stringList({ required: false }),
    min: t.float({ required: false, description: 'Inclusive; of the price in minor units.' }),
    max: t.float({ required: false }),
  }),
});

export const LookingInput = builder.inputType('LookingInput', {
  description: "Words by which one filter's values are looked through, where there are more than are listed.",
  fields: (t) => ({ key: t.string(), text: t.string() }),
});

/** The filters in a normal form and within limits. */
export function readValueSearches(
  given: readonly (typeof LookingInput.$inferInput)[] | null | undefined,
): readonly Looking[] {
  return tidyLooking(given ?? []);
}

type Given = typeof FilterInput.$inferInput;

/** The choices in a normal form and within limits; meaningless ones are left out. */
export function readChoices(given: readonly Given[] | null | undefined): readonly FilterChoice[] {
  return tidyChoices(
    (given ?? []).map(({ key, values, min, max }) =>
      values?.length
        ? { kind: 'values', key, values }
        : { kind: 'range', key, min: readBound(min), max: readBound(max) },
    ),
  );
}

function readBound(number: number | null | undefined): number | null {
  return number !== null && number !== undefined && Number.isFinite(number) ? number : null;
}
