import { expect, it } from 'vitest';
import { loadTenants } from './load.ts';
import { refuseMissingRewards } from './load-vouchers.ts';

const tenants = await loadTenants();
const PROGRAMS = { accountPoints: true, accountBonusClub: true };

it.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
  'in %s every programme that can be switched on has a campaign for what it promises',
  (_id, tenant) => {
    const features = { ...tenant.features, ...PROGRAMS };
    expect(() => refuseMissingRewards({ ...tenant, features }, tenant.vouchers)).not.toThrow();
  },
);

it('a programme with missing campaigns is refused by their names and a switched-off one is not', () => {
  const [tenant] = tenants;
  if (!tenant) throw new Error('there is no tenant');
  const on = { ...tenant, features: { ...tenant.features, ...PROGRAMS } };
  expect(() => refuseMissingRewards(on, [])).toThrow(/points-250, bonus-club$/);
  const off = { ...tenant, features: { ...tenant.features, accountPoints: false, accountBonusClub: false } };
  expect(() => refuseMissingRewards(off, [])).not.toThrow();
});
