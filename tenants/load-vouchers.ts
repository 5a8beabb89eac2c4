import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSettingsText } from './parse-settings.ts';
import { type VoucherCampaign, voucherFile } from './voucher-terms.ts';

/** Reads a tenant's folder `vouchers/`. @throws Error that names the file and each wrong entry */
export async function loadVouchers(folder: string, tenant: string): Promise<VoucherCampaign[]> {
  const directory = join(folder, tenant, 'vouchers');
  const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.json'));
  const read = names
    .sort()
    .map(async (name) =>
      parseVouchers(`tenants/${tenant}/vouchers/${name}`, await readFile(join(directory, name), 'utf8')),
    );
  return (await Promise.all(read)).flat();
}

/** @param file named in the error. @throws Error that names each wrong entry */
export function parseVouchers(file: string, text: string): VoucherCampaign[] {
  return parseSettingsText(file, text, voucherFile);
}
