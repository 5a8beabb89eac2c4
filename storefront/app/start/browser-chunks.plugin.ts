import type { Plugin } from 'vite';
import { WITHOUT_FILE } from './browser-chunks.ts';

/** Refuses a build in which a module named in the chunks was renamed: its chunk would be left out silently. */
export function createBrowserChunksPlugin(): Plugin {
  return {
    name: 'browser-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const missing = findMissingModules(ids);
      if (missing.length > 0)
        this.error(`storefront/app/start/browser-chunks.ts names what no page loads: ${missing.join(', ')}`);
    },
  };
}

/** Which of the modules without a file are none of these. @param ids of all modules of the build */
export function findMissingModules(ids: readonly string[]): string[] {
  return WITHOUT_FILE.filter((name) => !ids.some((id) => id.includes(name)));
}
