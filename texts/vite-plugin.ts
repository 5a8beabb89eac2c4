import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { loadTenants } from '../tenants/load.ts';
import { DEFAULT_LOCALE, readSources } from './catalogue.ts';
import { compileMessages } from './compile.ts';
import type { Messages } from './message.ts';

const TEXTS = import.meta.dirname;
const MESSAGES = 'virtual:texts';
const ADDRESSES = 'virtual:texts-addresses';
/** Mails, documents, the pages for when no page can be rendered, and the samples of the gallery, which its loader brings. */
const SERVER_ONLY = /^(?:mail|server|gallery|document)\.|^[a-z]+\.(?:mail|invoice)\./;

/**
 * Gives the storefront its texts, compiled: `virtual:texts` has those of all locales (for the server), and
 * `virtual:texts-addresses` says where the browser gets those of one: a module per locale, named by its content, so
 * that the page can preload it before any script runs. What only the server says stays there.
 */
export function textsPlugin(): Plugin {
  let messages: Map<string, Messages>;
  return {
    name: 'texts',
    async buildStart() {
      messages = await compileAll((fault) => this.warn(fault));
      if (this.environment?.name === 'client' && this.environment.mode === 'build') {
        for (const [locale, texts] of messages) {
          this.emitFile({
            type: 'asset',
            fileName: address(locale, texts).slice(1),
            source: moduleOf(texts),
          });
        }
      }
    },
    resolveId(id) {
      return id === MESSAGES || id === ADDRESSES ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${MESSAGES}`) return `export default ${JSON.stringify(Object.fromEntries(messages))}`;
      if (id !== `\0${ADDRESSES}`) return undefined;
      const addresses = [...messages].map(([locale, texts]) => [locale, address(locale, texts)]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Vite adds a query to what the browser imports
        const asked = /^\/assets\/texts-([a-zA-Z-]+)-[0-9a-f]+\.js(?:$|\?)/.exec(request.url ?? '');
        if (!asked?.[1]) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(moduleOf(messages.get(asked[1]) ?? {}));
      });
    },
    /** A changed text is on the page at once. Translators keep their texts, so the server forgets all modules. */
    async hotUpdate({ file, server }) {
      if (!isSource(file)) return undefined;
      if (this.environment.name !== 'client') return [];
      messages = await compileAll((fault) => server.config.logger.warn(fault));
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function isSource(file: string): boolean {
  return file.endsWith('.json') && !relative(TEXTS, file).startsWith('..');
}

async function compileAll(warn: (fault: string) => void): Promise<Map<string, Messages>> {
  const tenants = await loadTenants();
  const locales = new Set([
    DEFAULT_LOCALE,
    ...tenants.flatMap((tenant) => tenant.locales.map((l) => l.locale)),
  ]);
  const all = new Map<string, Messages>();
  for (const locale of locales) {
    const sources = Object.entries(await readSources(locale)).filter(([id]) => !SERVER_ONLY.test(id));
    all.set(
      locale,
      compileMessages(Object.fromEntries(sources), (id, error) =>
        warn(`text ${locale} ${id}: ${String(error)}`),
      ),
    );
  }
  return all;
}

function moduleOf(messages: Messages): string {
  return `export default ${JSON.stringify(messages)}`;
}

function address(locale: string, messages: Messages): string {
  const hash = createHash('sha256').update(moduleOf(messages)).digest('hex').slice(0, 10);
  return `/assets/texts-${locale}-${hash}.js`;
}
