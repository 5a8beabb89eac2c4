import type { z } from 'zod';
import { RetailerError } from '#retailer/retailer-error.ts';

/**
 * Parses the settings of a tenant's file by their schema.
 * @param file named in the error, e.g. tenants/nl/settings.ts
 * @throws RetailerError that names the file and each wrong entry
 */
export function parseSettings<Schema extends z.ZodType>(
  file: string,
  settings: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(settings);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new RetailerError(`${file} is wrong:\n${faults.join('\n')}`);
}

/** Parses the settings in a file's JSON text. @throws RetailerError that names the file */
export function parseSettingsText<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  return parseSettings(file, parseJson(file, text), schema);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RetailerError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
