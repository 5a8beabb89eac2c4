import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The demo's words and tables: JSON beside the code that reads it. */
const DATA = join(import.meta.dirname, '../assortment');

/**
 * Reads one file of `packages/demo/assortment` and checks its shape.
 * @param path below `packages/demo/assortment`, without `.json` @throws RangeError with the file and the place of the fault
 */
export function readData<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(JSON.parse(readFileSync(join(DATA, `${path}.json`), 'utf8')));
  if (!parsed.success)
    throw new RangeError(`packages/demo/assortment/${path}.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every file of a folder of `packages/demo/assortment`, by its name without `.json`, in the order of the names. */
export function readFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): Record<string, z.output<Schema>> {
  const names = readdirSync(join(DATA, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();
  return Object.fromEntries(names.map((name) => [name, readData(`${folder}/${name}`, schema)]));
}
