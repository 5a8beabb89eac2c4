import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';

export const PRODUCT_FOLDER = join(import.meta.dirname, '..');

/** The retailer that the product ships with, a folder as any other. */
export const SHIPPED_RETAILER = join(PRODUCT_FOLDER, 'retailers/tavelo');

/**
 * The folder of the retailer whose shop this process runs: its tenants, texts, theme and extensions. `RETAILER` names it,
 * relative to the product's folder; without it the product serves the retailer that it ships with.
 */
export const RETAILER_FOLDER = resolve(PRODUCT_FOLDER, process.env.RETAILER?.trim() || SHIPPED_RETAILER);

export const hasFolderOutside = RETAILER_FOLDER !== SHIPPED_RETAILER;

/** Where `.env` and `data/` are: in the retailer's folder, and of the shipped one in the product's. */
export const HOME_FOLDER = hasFolderOutside ? RETAILER_FOLDER : PRODUCT_FOLDER;

/**
 * Where the built pages are, relative to the product's folder: retailers of one checkout have builds of their own. They
 * stay inside the product, whose packages the built server imports.
 */
export const BUILD_FOLDER = hasFolderOutside ? `build/retailers/${buildRetailerKey()}` : 'build';

/** The folder of the built desk, relative to the product's: every retailer has the same one. */
export const DESK_BUILD_FOLDER = 'build/desk';

/** Two folders of one name at different places have different keys. */
function buildRetailerKey(): string {
  const hash = createHash('sha256').update(RETAILER_FOLDER).digest('hex').slice(0, 8);
  return `${basename(RETAILER_FOLDER).replaceAll(/[^\w-]/g, '-')}-${hash}`;
}
