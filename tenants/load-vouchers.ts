import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { parseSettingsText } from './parse-settings.ts';
import type { tenantSettings } from './tenant.ts';
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

/**
 * Refuses a programme that is switched on and promises codes of a campaign without any.
 * @throws Error that names the tenant and the campaigns
 */
export function refuseMissingRewards(
  { id, features, loyalty }: Pick<z.output<typeof tenantSettings>, 'id' | 'features' | 'loyalty'>,
  vouchers: readonly VoucherCampaign[],
): void {
  const promised = [
    ...(features.accountPoints ? loyalty.points.rewards.map(({ campaign }) => campaign) : []),
    ...(features.accountBonusClub ? [loyalty.bonusClub.welcomeCampaign ?? []].flat() : []),
  ];
  const giving = new Set(vouchers.filter(({ issue }) => issue).map(({ campaign }) => campaign));
  const missing = promised.filter((campaign) => !giving.has(campaign));
  if (missing.length > 0) throw new Error(`tenants/${id}/vouchers gives no codes of ${missing.join(', ')}`);
}

/** @param file named in the error. @throws Error that names each wrong entry */
export function parseVouchers(file: string, text: string): VoucherCampaign[] {
  return parseSettingsText(file, text, voucherFile);
}
