import addresses from 'virtual:texts-addresses';
import type { EntryContext } from 'react-router';
import { PARTS, type Part } from '#texts/parts.ts';
import { buildRoutesAddress } from './own-routes.ts';
import { START_ID, START_SCRIPT, type StartData } from './start-script.ts';

/** The parts of the texts that only some pages wait for. */
const LATER_TEXTS = PARTS.filter((part) => part !== 'first');

/**
 * Adds the start of its scripts at the end of a page's body: instead of React Router's `<Scripts>`, which starts them
 * while the page is still being parsed.
 * @param data the loaders' data as React Router writes it
 * @param mark the nonce of the application's own inline scripts
 */
export function addPageStart(
  html: string,
  { manifest, staticHandlerContext, serverHandoffString = '{}' }: EntryContext,
  { data, tenant, locale, mark }: { data: string; tenant: string; locale: string; mark: string },
): string {
  const end = html.lastIndexOf('</body>');
  if (!data || end === -1) return html;
  const matched = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const routes = matched.map(
    ({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule }) =>
      [
        id,
        ...[clientActionModule, clientLoaderModule, clientMiddlewareModule].filter(
          (part) => part !== undefined,
        ),
        module,
      ] as const,
  );
  const texts = addresses[locale];
  const imports = matched.flatMap((route) => route.imports ?? []);
  const needsPart = (part: Part) => imports.some((address) => address.includes(`/texts-${part}-`));
  const start: StartData = {
    modules: [
      ...new Set([
        ...(texts ? [texts.first] : []),
        ...(texts ? LATER_TEXTS.filter(needsPart).map((part) => texts[part]) : []),
        // the files that others import come last in the list
        ...manifest.entry.imports.toReversed(),
        buildRoutesAddress(manifest.url, tenant),
        ...imports,
        ...routes.flatMap(([, ...modules]) => modules),
      ]),
    ],
    routes,
    entry: manifest.entry.module,
    context: JSON.parse(serverHandoffString) as object,
    data,
  };
  const json = JSON.stringify(start).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  const scripts =
    `<script type="application/json" id="${START_ID}">${json}</script>` +
    `<script nonce="${mark}">${START_SCRIPT}</script>`;
  return html.slice(0, end) + scripts + html.slice(end);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
