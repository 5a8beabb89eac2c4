import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { addressesFile, type DeliveryPlaces, pickupPointsFile } from './delivery-places.ts';

/** Reads a tenant's folder `delivery/`; files that are not there know nothing. @throws Error that names the file */
export async function loadDeliveryPlaces(folder: string, tenant: string): Promise<DeliveryPlaces> {
  const [points, addresses] = await Promise.all([
    read(folder, tenant, 'pickup-points.json', pickupPointsFile),
    read(folder, tenant, 'addresses.json', addressesFile),
  ]);
  return { areas: points?.areas ?? [], points: points?.points ?? [], streets: addresses?.streets ?? [] };
}

async function read<Schema extends z.ZodType>(
  folder: string,
  tenant: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const text = await readFile(join(folder, tenant, 'delivery', name), 'utf8').catch(() => null);
  if (text === null) return null;
  const file = `tenants/${tenant}/delivery/${name}`;
  const parsed = schema.safeParse(parse(file, text));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file} is wrong:\n${faults.join('\n')}`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
