import type { Plugin } from 'vite';
import { persistedOperations } from './read-operations.plugin.ts';

const OPERATIONS = /\/storefront\/app\/.*\.(?:query|mutations)\.ts$/;

/**
 * In the browser's files an operation is its id and its fields: the texts of fragments are put in their places, and the
 * code that puts them together is not loaded. The gateway has the texts (`npm run generate`).
 */
export function persistedOperationsPlugin(): Plugin {
  return {
    name: 'persisted-operations',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (this.environment.name !== 'client' || !OPERATIONS.test(id)) return null;
      return persistedModule(id);
    },
  };
}

/** The module that the browser gets for a file of operations. Fragments are not in it: nothing there reads them. */
export async function persistedModule(file: string): Promise<string> {
  const constants = (await persistedOperations(file)).map(
    ({ constant, documentId, fields }) =>
      `export const ${constant} = /* @__PURE__ */ createPersisted('${documentId}', ${JSON.stringify(fields)});`,
  );
  return ["import { createPersisted } from '#app/graphql/persisted.ts';", ...constants, ''].join('\n');
}
