import { hash } from 'node:crypto';

export type SecuredPage = { readonly html: string; readonly policy: string };

const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // players of videos that a visitor has agreed to (storefront/app/features/content/video-block.tsx)
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** For answers without scripts of their own. */
export const CLOSED_POLICY = `script-src 'none'; ${POLICY}`;

/**
 * Only for development: Vite writes scripts and styles into the page that cannot be known beforehand, and reports
 * changes by a socket on a port of its own. Content from other hosts stays forbidden.
 */
export const DEVELOPMENT_POLICY = `script-src 'self' 'unsafe-inline'; ${POLICY}`
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/**
 * Allows exactly the inline scripts that the application itself has written. They carry the render's secret mark as
 * their nonce: a script that data smuggled into the page has no mark and stays forbidden. The mark is removed, and
 * the policy has the scripts' hashes, so the page can be cached and sent to many (CSP 3, hash-source).
 */
export function secureScripts(html: string, mark: string, others: Others = NO_OTHERS): SecuredPage {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  let from = html.indexOf(attribute);
  while (from !== -1) {
    const found = hashInlineScript(html, from);
    if (found) hashes.add(`'sha256-${found}'`);
    from = html.indexOf(attribute, from + attribute.length);
  }
  const policy = `script-src ${["'self'", ...hashes, ...others.scripts].join(' ')}; ${buildPolicy(others)}`;
  return { html: html.replaceAll(attribute, ''), policy };
}

/**
 * Hosts outside the shop that a tenant has configured: those whose scripts may run, and those that these may send
 * data to.
 */
export type Others = {
  readonly scripts: readonly string[];
  readonly sinks: readonly string[];
  /** hosts whose frames may be shown: those of a security check */
  readonly frames: readonly string[];
};
const NO_OTHERS: Others = { scripts: [], sinks: [], frames: [] };

function buildPolicy({ sinks, frames }: Others): string {
  const joinHosts = (hosts: readonly string[]) => hosts.map((host) => ` ${host}`).join('');
  return POLICY.replace("connect-src 'self'", `connect-src 'self'${joinHosts(sinks)}`)
    .replace("img-src 'self' data:", `img-src 'self' data:${joinHosts(sinks)}`)
    .replace('frame-src', `frame-src${joinHosts(frames)}`);
}

/** null when the mark belongs to something else, such as a style sheet's link or a script with an address. */
function hashInlineScript(html: string, markAt: number): string | null {
  const tagAt = html.lastIndexOf('<', markAt);
  const textAt = html.indexOf('>', markAt) + 1;
  const tag = html.slice(tagAt, textAt);
  if (!tag.startsWith('<script') || / src=/.test(tag)) return null;
  const end = html.indexOf('</script>', textAt);
  return hash('sha256', html.slice(textAt, end), 'base64');
}
