/**
 * `cms.<tenant>.<file>`: the file's address below the CMS's pictures, with all characters except a-z, 0-9 and - as
 * `_` and hex.
 */
const NAME = /^cms\.([a-z][a-z0-9-]{0,30})\.([a-z0-9_-]+)$/;
const LONGEST_FILE = 200;

/**
 * The name of a CMS's picture in a block.
 * @param base address of the tenant's pictures, with a slash at its end
 * @throws RangeError for an address that is not below it, or is too long
 */
export function buildCmsPictureName(tenantId: string, base: string, address: string): string {
  const url = URL.parse(address, base);
  if (url === null || !isBelow(base, url))
    throw new RangeError(`the picture ${address} does not stand below ${base}`);
  const file = [...Buffer.from(url.href.slice(base.length).replace(/[?#].*$/, ''))]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[a-z0-9-]/.test(letter) ? letter : `_${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
  if (file === '' || file.length > LONGEST_FILE)
    throw new RangeError(`the name of the picture ${address} has to be shorter`);
  return `cms.${tenantId}.${file}`;
}

/**
 * The address of a CMS's picture.
 * @param baseOf the address of a tenant's pictures; null if it has no CMS
 * @returns null if the name is not that of a CMS's picture, or would leave the base address
 */
export function buildCmsPictureAddress(
  name: string,
  baseOf: (tenantId: string) => string | null,
): URL | null {
  const [, tenantId = '', file = ''] = NAME.exec(name) ?? [];
  const base = tenantId === '' ? null : baseOf(tenantId);
  if (base === null) return null;
  const bytes = [...file.matchAll(/_([0-9a-f]{2})|[a-z0-9-]/g)].map(([letter, hex]) =>
    hex === undefined ? letter.charCodeAt(0) : Number.parseInt(hex, 16),
  );
  const url = URL.parse(base + Buffer.from(bytes).toString());
  return url && isBelow(base, url) ? url : null;
}

/** Whether an address is below another; `..` is resolved already. */
export function isBelow(base: string, { href, username, password }: URL): boolean {
  return username === '' && password === '' && href.startsWith(base) && !/%2e%2e|%2f/i.test(href);
}
