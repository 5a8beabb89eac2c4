import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const parsed = voucherFile.safeParse(parse(file, text));
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
