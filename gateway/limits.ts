import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const LIMITS = {
  depth: 12,
  aliases: 30,
  rootFields: 20,
  /**
   * fields, fragments and the fields that they spread, each as often as it is used: nested fragments grow without end
   */
  selections: 5000,
  /** about the number of fields that an answer can hold */
  cost: 5000,
} as const;

/** The assumed number of entries in a list when its field has no `first`. */
const LIST_SIZE = 10;
/** Lists with a known number of entries. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  'ProductQueryResult.results': 24,
  'Order.particulars': 5,
  'OrderParticular.lines': 1,
  'Checkout.fields': 3,
  'ExtensionField.options': 5,
  'RatingReviewResult.reviews': 20,
  'RatingReview.pictures': 5,
  'RatingReview.variation': 3,
  'Product.stylePreviews': 5,
  'ProductVariation.pictures': 3,
  'ProductVariation.values': 3,
  // a page's blocks are read from its bucket as a whole
  'ContentPage.blocks': 5,
  'ContentAccordion.items': 4,
  'ContentAccordionItem.paragraphs': 2,
  'ContentText.paragraphs': 3,
  'ContentList.items': 4,
  'ContentTable.rows': 4,
  'ContentTableRow.cells': 2,
  'ContentVacancies.items': 3,
  'ContentTeaser.items': 3,
  'ContentArticles.articles': 8,
  'ContentTeaserItem.words': 1,
  'ContentPicture.caption': 1,
  'ContentVideo.transcript': 2,
  'ContentVoucherBanner.words': 1,
  'ContentNewsletter.words': 1,
  'ContentForm.words': 1,
  'Promotion.words': 1,
  'Promotion.conditions': 3,
  'ContentColumns.left': 2,
  'ContentColumns.right': 2,
  'ContentVacancy.paragraphs': 2,
  'ContentParagraph.spans': 2,
};

/** Entries of `Query.products` at most. */
const MOST_NAMED = 24;

/** The cost of fields that query the database for each of their objects. */
const FIELD_COSTS: Readonly<Record<string, number>> = {
  'Query.search': 250,
  'Query.category': 100,
  'Product.alternates': 20,
  'Product.alternatives': 20,
  'Product.recommendations': 20,
  'Query.recommendations': 20,
  'Product.reviews': 20,
};

type Measure = {
  depth: number;
  aliases: number;
  selections: number;
  cost: number;
  /** a list's size is that of a variable */
  varies: boolean;
};
type Reading = {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** shared counters of the whole operation */
  readonly measure: Measure;
};

/** Operations that are within the limits whatever their variables are. Each belongs to one schema. */
const alwaysWithin = new WeakSet<OperationDefinitionNode>();

/**
 * Whether an operation requests more than one page could need. The document must be valid (no fragment cycles). Lists
 * multiply the cost below them by `first`, or by their usual size.
 * @returns null if it may run
 */
export function limitExceeded(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null {
  if (alwaysWithin.has(operation)) return null;
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const measure: Measure = { depth: 0, aliases: 0, selections: 0, cost: 0, varies: false };
  const reading = {
    schema,
    fragments,
    variables: { ...readDefaultValues(operation), ...variables },
    measure,
  };
  const rootType = schema.getRootType(operation.operation)?.name ?? '';
  const rootFields = read(reading, operation.selectionSet, rootType, 1, 1);
  const over = [
    ['selections', measure.selections],
    ['depth', measure.depth],
    ['aliases', measure.aliases],
    ['rootFields', rootFields],
    ['cost', measure.cost],
  ] as const;
  const exceeded = over.find(([name, value]) => value > LIMITS[name]);
  if (!exceeded) {
    if (!measure.varies) alwaysWithin.add(operation);
    return null;
  }
  const [limit, value] = exceeded;
  return new GraphQLError(`The operation has a ${limit} of ${value}; at most ${LIMITS[limit]} is allowed.`, {
    extensions: { code: 'OPERATION_TOO_LARGE', limit, http: { status: 400 } },
  });
}

/**
 * Adds a selection set to the measure, each of its fields `times` times. An object of a union is one of its members:
 * the most expensive selection of a member counts.
 * @returns how many fields it has
 */
function read(
  reading: Reading,
  set: SelectionSetNode,
  typeName: string,
  depth: number,
  times: number,
): number {
  const { measure } = reading;
  const members = new Map<string, number>();
  const fields = readAll(reading, set, typeName, depth, times, members);
  measure.cost += Math.max(0, ...members.values());
  return fields;
}

/** @param members costs of the selections on a union's members, in all fragments on the same object */
function readAll(
  reading: Reading,
  set: SelectionSetNode,
  typeName: string,
  depth: number,
  times: number,
  members: Map<string, number>,
): number {
  const { measure, fragments, schema } = reading;
  const ofUnion = isUnionType(schema.getType(typeName));
  measure.depth = Math.max(measure.depth, depth);
  let fields = 0;
  for (const selection of set.selections) {
    measure.selections += 1;
    // a text over the limit need not be counted further, and might take too long
    if (measure.selections > LIMITS.selections) return fields;
    if (selection.kind === Kind.FIELD) {
      fields += 1;
      readField(reading, selection, typeName, depth, times);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!fragment) continue;
    const condition = fragment.typeCondition?.name.value ?? typeName;
    const before = measure.cost;
    fields += readAll(reading, fragment.selectionSet, condition, depth, times, members);
    if (!ofUnion || !isObjectType(schema.getType(condition))) continue;
    members.set(condition, (members.get(condition) ?? 0) + measure.cost - before);
    measure.cost = before;
  }
  return fields;
}

function readField(reading: Reading, node: FieldNode, typeName: string, depth: number, times: number): void {
  const { measure, schema } = reading;
  if (node.alias) measure.aliases += 1;
  const name = node.name.value;
  // introspection is bounded by the size of the schema
  if (name.startsWith('__')) return;
  measure.cost += times * (FIELD_COSTS[`${typeName}.${name}`] ?? 1);
  const type = schema.getType(typeName);
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  if (!field || !node.selectionSet) return;
  const size = isListType(getNullableType(field.type)) ? listSize(reading, node, `${typeName}.${name}`) : 1;
  read(reading, node.selectionSet, getNamedType(field.type).name, depth + 1, times * size);
}

/** Default values of the operation's numeric variables. */
function readDefaultValues({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

function listSize({ variables, measure }: Reading, node: FieldNode, coordinate: string): number {
  const readArgument = (name: string) => {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind === Kind.LIST) return value.values;
    if (value?.kind !== Kind.VARIABLE) return undefined;
    measure.varies = true;
    return variables[value.name.value];
  };
  const first = readArgument('first');
  if (typeof first === 'number') return Math.max(first, 0);
  // a list of things that are named is as long as their names
  const skus = readArgument('skus');
  if (Array.isArray(skus)) return Math.min(skus.length, MOST_NAMED);
  return LIST_SIZES[coordinate] ?? LIST_SIZE;
}
