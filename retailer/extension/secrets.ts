import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { HOME_FOLDER } from '../folder.ts';

/**
 * What the environment, or `.env` in the retailer's folder, says to an extension alone: of `EXT_GIFT_WRAP_TOKEN` the
 * extension `gift-wrap` gets `TOKEN`. Keys of other systems belong there and not into a file of settings.
 */
export function readExtensionSecrets(
  name: string,
  environment: NodeJS.ProcessEnv = process.env,
  folder = HOME_FOLDER,
): Readonly<Record<string, string>> {
  const file = join(folder, '.env');
  const all = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
  const prefix = `EXT_${name.replaceAll('-', '_').toUpperCase()}_`;
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) =>
      key.startsWith(prefix) && value?.trim() ? [[key.slice(prefix.length), value.trim()]] : [],
    ),
  );
}
