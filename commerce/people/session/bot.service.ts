import { createIsBotFromList, list } from 'isbot';

/**
 * Patterns of `isbot` that also match people's own programs: browsers without a window, HTTP libraries and command
 * line tools act for a person, and a header too short to identify anything is no declaration.
 */
const OWN_PROGRAMS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Playwright/1.65',
  'node',
  'undici',
  'node-fetch/3.3.2',
  'axios/1.13.0',
  'curl/8.14.1',
  'Wget/1.25.0',
  'python-requests/2.32.5',
  'python-httpx/0.28.1',
  'aiohttp/3.12',
  'Go-http-client/2.0',
  'okhttp/5.1.0',
  'Java/21.0.1',
  'PostmanRuntime/7.49.0',
  'Mozilla/5.0',
  'test',
];

const declared = list.filter((pattern) => {
  const fits = new RegExp(pattern, 'i');
  return !OWN_PROGRAMS.some((program) => fits.test(program));
});
const isDeclared = createIsBotFromList(declared);

/** Uptime monitors and link previews that `isbot` finds by its general patterns only. */
const MONITORS =
  /uptime|pingdom|statuscake|site24x7|newrelic|datadog|monitor|healthcheck|kube-probe|prometheus/i;

/**
 * Whether a User-Agent header declares a crawler, a monitor or a preview. It gets no session, counts no views and takes
 * part in no experiment; the pages are the same. A header that is absent declares nothing.
 */
export function isBot(userAgent: string | null | undefined): boolean {
  const told = userAgent?.slice(0, 500) ?? '';
  return told !== '' && (isDeclared(told) || MONITORS.test(told));
}
