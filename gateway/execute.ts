import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  validate,
} from 'graphql';
import type { GatewayContext } from './context/context.ts';
import { maskError } from './mask-error.ts';

/**
 * Runs trusted documents in this process, without HTTP, limits or printing and parsing: the storefront's own
 * operations. A document is validated once per object.
 */
export function createExecutor(schema: GraphQLSchema) {
  const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();

  function validateOnce(document: DocumentNode): readonly GraphQLError[] {
    let faults = validated.get(document);
    if (!faults) {
      faults = validate(schema, document);
      validated.set(document, faults);
    }
    return faults;
  }

  return async function run(
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    context: GatewayContext,
  ): Promise<ExecutionResult> {
    const errors = validateOnce(document);
    if (errors.length > 0) return { errors };
    const asked = { schema, document, variableValues: variables, contextValue: context };
    const result = await execute({ ...asked, hideSuggestions: true });
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map((error) => maskError(error, context.log)) };
  };
}
