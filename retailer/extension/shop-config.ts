import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PRODUCT_FOLDER, RETAILER_FOLDER } from '../folder.ts';
import type { Extension } from './extension.ts';
import { parseExtensions } from './parse-extensions.rules.ts';

/** A retailer's `shop.config.ts` exports this as its default. */
export type ShopConfig = {
  /** in the order in which their contributions appear */
  readonly extensions: readonly Extension[];
};

export function defineShop(config: ShopConfig): ShopConfig {
  return config;
}

let loaded: Promise<readonly Extension[]> | undefined;

/**
 * The extensions of the retailer's `shop.config.ts`, checked, read once a process; none without that file.
 * @throws RetailerError that names the file, each wrong entry of each extension, and what to do
 */
export function loadExtensions(): Promise<readonly Extension[]> {
  loaded ??= readExtensions(RETAILER_FOLDER);
  return loaded;
}

/** Does the same as {@link loadExtensions} for any folder. */
export async function readExtensions(folder: string): Promise<readonly Extension[]> {
  const file = join(folder, 'shop.config.ts');
  if (!existsSync(file)) return [];
  const module: { default?: unknown } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return parseExtensions(file, module.default, await readProductVersion());
}

async function readProductVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PRODUCT_FOLDER, 'package.json'), 'utf8'));
  return version;
}
