import type { Facet, FacetValue } from '#search/search.types.ts';
import { builder } from '../builder.ts';

type OfKind<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>;

const FilterValueRef = builder.objectRef<FacetValue>('FilterValue');
export const SearchFilterRef = builder.interfaceRef<Facet>('SearchFilter');

FilterValueRef.implement({
  fields: (t) => ({
    value: t.exposeString('value', { description: 'The value as in FilterInput.values and in addresses.' }),
    label: t.exposeString('label'),
    count: t.exposeInt('count', {
      description: "Products that would be found with this value in place of the filter's own choice; exact.",
    }),
    selected: t.exposeBoolean('selected'),
    hex: t.exposeString('hex', { nullable: true, description: 'The colour as #rrggbb.' }),
    picture: t.exposeString('picture', { nullable: true, description: 'Picture source id.' }),
  }),
});

SearchFilterRef.implement({
  description: 'Something by which a list can be narrowed, in the order in which it is offered.',
  resolveType: ({ kind }) => TYPES[kind],
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key as in FilterInput.key and in addresses.' }),
    label: t.exposeString('label'),
  }),
});

/** One interface, so that a page asks for values once. */
const ChoiceFilterRef =
  builder.interfaceRef<OfKind<'values' | 'colour' | 'image' | 'rating'>>('ChoiceFilter');

ChoiceFilterRef.implement({
  description: 'A filter that has values to choose from.',
  interfaces: [SearchFilterRef],
  fields: (t) => ({
    values: t.expose('values', { type: [FilterValueRef] }),
    valueCount: t.exposeInt('valueCount', {
      description:
        'How many values there are, or match the words looked for; more than are listed where the list is cut.',
    }),
  }),
});

const TYPES = {
  values: 'ValueFilter',
  colour: 'ColorFilter',
  image: 'ImageFilter',
  rating: 'RatingFilter',
  range: 'RangeFilter',
} as const satisfies Record<Facet['kind'], string>;

for (const [kind, description] of [
  ['values', 'Values to choose any of.'],
  ['colour', 'Colour families with a swatch each.'],
  ['image', 'Values that are best chosen by a picture.'],
  ['rating', 'At least so many stars; one value at a time.'],
] as const) {
  builder.objectType(builder.objectRef<OfKind<typeof kind>>(TYPES[kind]), {
    description,
    interfaces: [SearchFilterRef, ChoiceFilterRef],
  });
}

builder.objectType(builder.objectRef<OfKind<'range'>>(TYPES.range), {
  description: 'Numbers between two bounds, inclusive.',
  interfaces: [SearchFilterRef],
  fields: (t) => ({
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'cm, kg, l …; for the price its currency, with numbers in minor units.',
    }),
    min: t.exposeFloat('min', { description: 'The span that the other filters leave.' }),
    max: t.exposeFloat('max'),
    chosenMin: t.exposeFloat('chosenMin', { nullable: true }),
    chosenMax: t.exposeFloat('chosenMax', { nullable: true }),
  }),
});
