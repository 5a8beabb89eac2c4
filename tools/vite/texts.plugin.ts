import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import { loadTenants } from '#tenants/load.ts';
import { DEFAULT_LOCALE, readSources } from '#texts/catalogue.ts';
import { compileMessages } from '#texts/compile.ts';
import type { Messages } from '#texts/message.ts';
import { PARTS, type Part } from '#texts/parts.ts';
import { assignTextParts, listRequiredParts } from '#texts/text-parts.ts';

const TEXTS = join(PRODUCT_FOLDER, 'texts');
const RETAILER_TEXTS = join(RETAILER_FOLDER, 'texts');
const MESSAGES = 'virtual:texts';
const ADDRESSES = 'virtual:texts-addresses';
/** `virtual:texts-front`, `virtual:texts-soon`, `virtual:texts-late` */
const PART_MODULE = /^\0?virtual:texts-(front|soon|late)$/;
const APP = '/storefront/app/';
const APP_FOLDER = join(TEXTS, '..', APP);
/**
 * Texts of mails, documents, help that comes as data, plain pages, and the samples of the gallery, which come with
 * its loader.
 */
const SERVER_ONLY = /^(?:mail|server|gallery|document|help)\.|^[a-z]+\.(?:mail|invoice)\./;

/** In the browser: waits for a part of the texts of the page's locale; modules that import it wait with it. */
const partModule = (part: string) => `
import addresses from '${ADDRESSES}';
import { storeMessages } from '${APP}texts/message-store.ts';
const locale = document.documentElement.dataset.locale;
const address = addresses[locale]?.${part};
if (address) storeMessages(locale, (await import(/* @vite-ignore */ address)).default);
`;

/**
 * Provides the storefront's texts, compiled: `virtual:texts` has those of all locales (for the server), and
 * `virtual:texts-addresses` the addresses of one locale's texts for the browser: four modules per locale
 * (text-parts.ts), named by their content, so that the page can load them beside the scripts. A module with texts
 * that are not in the first part waits for theirs, by an import that is added to it here. Texts for the server alone
 * stay there.
 */
export function textsPlugin(): Plugin {
  let messages: Map<string, Messages>;
  let parts: ReadonlyMap<string, Part>;
  const compile = async (warn: (fault: string) => void) => {
    messages = await compileAll(warn);
    parts = assignTextParts(APP_FOLDER, [...new Set([...messages.values()].flatMap(Object.keys))]);
  };
  return {
    name: 'texts',
    async buildStart() {
      await compile((fault) => this.warn(fault));
      if (this.environment?.name === 'client' && this.environment.mode === 'build') {
        for (const [locale, texts] of messages) {
          for (const part of PARTS) {
            this.emitFile({
              type: 'asset',
              fileName: address(locale, part, texts, parts).slice(1),
              source: renderTextModule(texts, part, parts),
            });
          }
        }
      }
    },
    resolveId(id) {
      return id === MESSAGES || id === ADDRESSES || PART_MODULE.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${MESSAGES}`) return `export default ${JSON.stringify(Object.fromEntries(messages))}`;
      const [, part] = PART_MODULE.exec(id) ?? [];
      if (part) return partModule(part);
      if (id !== `\0${ADDRESSES}`) return undefined;
      const addresses = [...messages].map(([locale, texts]) => [
        locale,
        Object.fromEntries(PARTS.map((part) => [part, address(locale, part, texts, parts)])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !id.includes(APP)) return undefined;
      const [path = id] = id.split('?');
      const imports = listRequiredParts(path, code, parts).map((part) => `import 'virtual:texts-${part}';`);
      return imports.length > 0 ? { code: imports.join('') + code, map: null } : undefined;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (
          file.type === 'chunk' &&
          file.name === 'shop' &&
          file.moduleIds.some((id) => PART_MODULE.test(id))
        )
          // every page would have to wait for those texts, too
          this.error('what every page loads says a text that does not come first: see texts/text-parts.ts');
      }
    },
    configureServer(server) {
      server.watcher.add(RETAILER_TEXTS);
      server.middlewares.use((request, response, next) => {
        // Vite adds a query to addresses that the browser imports
        const asked = /^\/assets\/texts-([a-zA-Z-]+)-([a-z]+)-[0-9a-f]+\.js(?:$|\?)/.exec(request.url ?? '');
        const part = PARTS.find((name) => name === asked?.[2]);
        if (!asked?.[1] || !part) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(renderTextModule(messages.get(asked[1]) ?? {}, part, parts));
      });
    },
    /** Shows a changed text on the page at once. Translators keep their texts, so the server drops all modules. */
    async hotUpdate({ file, server }) {
      if (!isSource(file)) return undefined;
      if (this.environment.name !== 'client') return [];
      await compile((fault) => server.config.logger.warn(fault));
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

function isSource(file: string): boolean {
  return (
    file.endsWith('.json') &&
    [TEXTS, RETAILER_TEXTS].some((folder) => !relative(folder, file).startsWith('..'))
  );
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

function renderTextModule(messages: Messages, part: Part, parts: ReadonlyMap<string, Part>): string {
  const own = Object.entries(messages).filter(([id]) => parts.get(id) === part);
  return `export default ${JSON.stringify(Object.fromEntries(own))}`;
}

function address(locale: string, part: Part, messages: Messages, parts: ReadonlyMap<string, Part>): string {
  const hash = createHash('sha256')
    .update(renderTextModule(messages, part, parts))
    .digest('hex')
    .slice(0, 10);
  return `/assets/texts-${locale}-${part}-${hash}.js`;
}
