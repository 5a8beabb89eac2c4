import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/**
 * The limits of a text, checked right after it is parsed and before it is validated: validation compares the fields
 * of one name with each other, so its time grows with the square of repetitions.
 */
export const TEXT_LIMITS = {
  /** of the text; the storefront's longest has 4,900 */
  characters: 16 * 1024,
  tokens: 2000,
  definitions: 40,
  /** of one operation */
  variables: 60,
  fields: 500,
  aliases: 30,
  /** entries of one selection set */
  set: 100,
  /** depth of selection sets, fragments counted where they are spread */
  nesting: 40,
  /** entries, those of fragments as often as they are spread */
  selections: 5000,
  /** pairs of fields with one name at one place, which validation compares: 2,500 take it 2 to 7 ms of processor time */
  comparisons: 2500,
} as const;

type Counts = {
  -readonly [limit in 'fields' | 'aliases' | 'set' | 'nesting' | 'selections' | 'comparisons']: number;
};
type Counting = {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly counts: Counts;
};
/** Fields of one name at one place of the answer. */
type Place = { times: number; readonly below: Map<string, Place> };

/** @returns why a text is refused; null: it may be validated */
export function textExceeds(document: DocumentNode): GraphQLError | null {
  const { definitions } = document;
  if (definitions.length > TEXT_LIMITS.definitions) return tooLarge('definitions', definitions.length);
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const counts: Counts = { fields: 0, aliases: 0, set: 0, nesting: 0, selections: 0, comparisons: 0 };
  for (const node of definitions) {
    if (!('selectionSet' in node) || !node.selectionSet) continue;
    const variables = node.variableDefinitions?.length ?? 0;
    if (variables > TEXT_LIMITS.variables) return tooLarge('variables', variables);
    countWritten(node.selectionSet, counts);
    countRead({ fragments, counts }, node.selectionSet, new Map(), 1);
    const exceeded = firstExceeded(counts);
    if (exceeded) return tooLarge(exceeded, counts[exceeded]);
  }
  return null;
}

const COUNTED_AS: Readonly<Record<keyof typeof TEXT_LIMITS, string>> = {
  characters: 'characters',
  tokens: 'tokens',
  definitions: 'definitions',
  variables: 'variables in one operation',
  fields: 'fields',
  aliases: 'aliases',
  set: 'entries in one selection set',
  nesting: 'selection sets in each other',
  selections: 'selections, counting fragments wherever they are spread',
  comparisons: 'pairs of fields with the same name in one place',
};

/** @param found the count, or a lower bound where counting has stopped */
export function tooLarge(limit: keyof typeof TEXT_LIMITS, found: number): GraphQLError {
  const message = `The operation has ${found} ${COUNTED_AS[limit]}; at most ${TEXT_LIMITS[limit]} are allowed.`;
  return new GraphQLError(message, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit, http: { status: 400 } },
  });
}

const COUNTED: readonly (keyof Counts)[] = [
  'set',
  'fields',
  'aliases',
  'nesting',
  'selections',
  'comparisons',
];

function firstExceeded(counts: Counts): keyof Counts | undefined {
  return COUNTED.find((limit) => counts[limit] > TEXT_LIMITS[limit]);
}

/** Counts fields and aliases in the text as written. The parser's limit on tokens bounds the depth. */
function countWritten({ selections }: SelectionSetNode, counts: Counts): void {
  counts.set = Math.max(counts.set, selections.length);
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      counts.fields += 1;
      if (selection.alias) counts.aliases += 1;
    }
    if ('selectionSet' in selection && selection.selectionSet) countWritten(selection.selectionSet, counts);
  }
}

/** Follows fragments as validation does, until a limit is exceeded: fragments may double or spread each other. */
function countRead(
  counting: Counting,
  { selections }: SelectionSetNode,
  places: Map<string, Place>,
  nesting: number,
): void {
  const { counts, fragments } = counting;
  counts.nesting = Math.max(counts.nesting, nesting);
  for (const selection of selections) {
    counts.selections += 1;
    if (firstExceeded(counts)) return;
    if (selection.kind === Kind.FIELD) {
      const place = placeOf(places, (selection.alias ?? selection.name).value);
      counts.comparisons += place.times;
      place.times += 1;
      if (selection.selectionSet) countRead(counting, selection.selectionSet, place.below, nesting + 1);
      continue;
    }
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (inner) countRead(counting, inner.selectionSet, places, nesting + 1);
  }
}

function placeOf(places: Map<string, Place>, name: string): Place {
  let place = places.get(name);
  if (!place) {
    place = { times: 0, below: new Map() };
    places.set(name, place);
  }
  return place;
}
