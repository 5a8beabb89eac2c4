import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** `graphql('query …')`: an operation whose types follow from desk/api/schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; Json: unknown };
}>();
