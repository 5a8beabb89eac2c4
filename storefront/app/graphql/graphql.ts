import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** `graphql('query …', [fragments])`: an operation whose types follow from gateway/schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { Date: string; DateTime: string; Upload: File };
}>();
