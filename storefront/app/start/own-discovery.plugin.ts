import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules of React Router that the browser's build replaces: below `dist/production/lib/`, without the parts that the
 * shop does not use (docs/adr/0012). contracts.test.ts compares their exports.
 */
export const REPLACED: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': 'route-discovery.ts',
  'dom/ssr/errorBoundaries.js': 'no-default-errors.ts',
  'router/instrumentation.js': 'no-instrumentation.ts',
};

const PACKAGE = /\/react-router\/dist\/production\//;
const LIB = /\/react-router\/dist\/production\/lib\//;
/** Modules of the server, which the browser does not get; they use more exports. */
const OF_SERVER = /\/lib\/(?:rsc|server-runtime)\//;

/** Gives the browser the shop's own way to find routes, and leaves out code that is never called. */
export function createOwnDiscoveryPlugin(): Plugin {
  const found = new Set<string>();
  return {
    name: 'own-discovery',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer || !PACKAGE.test(importer) || OF_SERVER.test(importer)) return undefined;
      if (!id.startsWith('.')) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const [, place = ''] = resolved?.id.split(LIB) ?? [];
      const own = REPLACED[place];
      if (own === undefined) return resolved;
      found.add(place);
      return join(import.meta.dirname, own);
    },
    buildEnd(error) {
      const missing = Object.keys(REPLACED).filter((place) => !found.has(place));
      if (!error && missing.length > 0) this.error(`React Router does not have ${missing.join(', ')}`);
    },
  };
}
