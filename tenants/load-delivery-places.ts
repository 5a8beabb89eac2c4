import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  addressesFile,
  type DeliveryPlaces,
  fittingPartnersFile,
  pickupPointsFile,
} from './delivery-places.ts';
import { parseSettingsText } from './parse-settings.ts';

/** Reads a tenant's folder `delivery/`; a missing file counts as empty. @throws Error that names the file */
export async function loadDeliveryPlaces(folder: string, tenant: string): Promise<DeliveryPlaces> {
  const [points, addresses, fitting] = await Promise.all([
    read(folder, tenant, 'pickup-points.json', pickupPointsFile),
    read(folder, tenant, 'addresses.json', addressesFile),
    read(folder, tenant, 'fitting-partners.json', fittingPartnersFile),
  ]);
  return {
    areas: points?.areas ?? [],
    points: points?.points ?? [],
    streets: addresses?.streets ?? [],
    partners: fitting?.partners ?? [],
  };
}

async function read<Schema extends z.ZodType>(
  folder: string,
  tenant: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const text = await readFile(join(folder, tenant, 'delivery', name), 'utf8').catch(() => null);
  return text === null ? null : parseSettingsText(`tenants/${tenant}/delivery/${name}`, text, schema);
}
