import { DirectiveLocation, GraphQLBoolean, GraphQLDirective, GraphQLNonNull, GraphQLString } from 'graphql';

/** Part of the GraphQL draft on incremental delivery; only the HTTP executor supports it. */
export const deferDirective = new GraphQLDirective({
  name: 'defer',
  description: 'Marks a part of an operation that may be delivered later.',
  locations: [DirectiveLocation.FRAGMENT_SPREAD, DirectiveLocation.INLINE_FRAGMENT],
  args: {
    if: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: true },
    label: { type: GraphQLString },
  },
});
