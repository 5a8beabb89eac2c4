import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { loadTenants } from '../tenants/load.ts';
import { DEFAULT_LOCALE, readSources } from './catalogue.ts';
import { compileMessages } from './compile.ts';
import { isLate, mentionsLate } from './late-texts.ts';
import type { Messages } from './message.ts';

const TEXTS = import.meta.dirname;
const MESSAGES = 'virtual:texts';
const ADDRESSES = 'virtual:texts-addresses';
const LATE = 'virtual:texts-late';
const APP = '/storefront/app/';
/** Mails, documents, the pages for when no page can be rendered, and the samples of the gallery, which its loader brings. */
const SERVER_ONLY = /^(?:mail|server|gallery|document)\.|^[a-z]+\.(?:mail|invoice)\./;

const PARTS = ['first', 'late'] as const;
type Part = (typeof PARTS)[number];

/** In the browser: waits for the late texts of the page's locale; modules that import it wait with it. */
const LATE_MODULE = `
import addresses from '${ADDRESSES}';
import { storeMessages } from '${APP}texts/message-store.ts';
const locale = document.documentElement.lang;
const address = addresses[locale]?.late;
if (address) storeMessages(locale, (await import(/* @vite-ignore */ address)).default);
`;

/**
 * Gives the storefront its texts, compiled: `virtual:texts` has those of all locales (for the server), and
 * `virtual:texts-addresses` says where the browser gets those of one: two modules per locale, named by their content, so
 * that the page can load them beside the scripts. The second has what comes late (late-texts.ts): a module that says
 * any of it waits for it, by an import that is put in front of it here. What only the server says stays there.
 */
export function textsPlugin(): Plugin {
  let messages: Map<string, Messages>;
  return {
    name: 'texts',
    async buildStart() {
      messages = await compileAll((fault) => this.warn(fault));
      if (this.environment?.name === 'client' && this.environment.mode === 'build') {
        for (const [locale, texts] of messages) {
          for (const part of PARTS) {
            this.emitFile({
              type: 'asset',
              fileName: address(locale, part, texts).slice(1),
              source: moduleOf(texts, part),
            });
          }
        }
      }
    },
    resolveId(id) {
      return [MESSAGES, ADDRESSES, LATE].includes(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${MESSAGES}`) return `export default ${JSON.stringify(Object.fromEntries(messages))}`;
      if (id === `\0${LATE}`) return LATE_MODULE;
      if (id !== `\0${ADDRESSES}`) return undefined;
      const addresses = [...messages].map(([locale, texts]) => [
        locale,
        Object.fromEntries(PARTS.map((part) => [part, address(locale, part, texts)])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes(APP) || !mentionsLate(code)) return undefined;
      return { code: `import '${LATE}';${code}`, map: null };
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'shop' && file.moduleIds.includes(`\0${LATE}`))
          this.warn('what every page loads says a text that comes late: see texts/late-texts.ts');
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // Vite adds a query to what the browser imports
        const asked = /^\/assets\/texts-([a-zA-Z-]+)-(first|late)-[0-9a-f]+\.js(?:$|\?)/.exec(
          request.url ?? '',
        );
        if (!asked?.[1]) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(moduleOf(messages.get(asked[1]) ?? {}, asked[2] === 'late' ? 'late' : 'first'));
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

function moduleOf(messages: Messages, part: Part): string {
  const own = Object.entries(messages).filter(([id]) => isLate(id) === (part === 'late'));
  return `export default ${JSON.stringify(Object.fromEntries(own))}`;
}

function address(locale: string, part: Part, messages: Messages): string {
  const hash = createHash('sha256').update(moduleOf(messages, part)).digest('hex').slice(0, 10);
  return `/assets/texts-${locale}-${part}-${hash}.js`;
}
