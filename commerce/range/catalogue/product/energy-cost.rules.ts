import { z } from 'zod';
import type { Tenant } from '#tenants/tenant.ts';

/** How a year's consumption follows from the declared one; `times`: cycles, hours or uses in a year. */
export type EnergyBasis = 'year' | 'cycles' | 'hours' | 'uses';

export type EnergyCost = {
  /** of a year */
  readonly kilowattHours: number;
  /** of a year, minor units, rounded */
  readonly costMinor: number;
  readonly basis: EnergyBasis;
  /** null if the consumption is declared for a year */
  readonly times: number | null;
};

/** Attributes that declare a consumption in kWh, and for how many cycles, hours or uses. */
const DECLARED = [
  { key: 'energy-per-year', basis: 'year', per: 1 },
  { key: 'energy-per-cycles', basis: 'cycles', per: 100 },
  { key: 'energy-per-1000h', basis: 'hours', per: 1000 },
  { key: 'energy-per-use', basis: 'uses', per: 1 },
] as const;

const numbers = z.record(z.string(), z.unknown());

/**
 * The cost of an article's electricity in a year of usual use.
 * @param stored the product's attributes as the database holds them
 * @param energy a price of a kilowatt hour, and how often each kind of article is used in a year
 * @returns null where it declares no consumption, or the tenant has no usual use for its kind
 */
export function calculateEnergyCost(
  { kind, attributes }: { readonly kind: string; readonly attributes: unknown },
  energy: Tenant['energy'],
): EnergyCost | null {
  const values = numbers.safeParse(attributes).data ?? {};
  const declared = DECLARED.find(({ key }) => typeof values[key] === 'number');
  const consumption = declared && values[declared.key];
  if (!energy || !declared || typeof consumption !== 'number' || consumption <= 0) return null;
  const { basis, per } = declared;
  const times = basis === 'year' ? null : (energy.timesAYear[kind] ?? null);
  if (basis !== 'year' && times === null) return null;
  const kilowattHours = (consumption / per) * (times ?? 1);
  return { kilowattHours, costMinor: Math.round(kilowattHours * energy.minorPerKwh), basis, times };
}
