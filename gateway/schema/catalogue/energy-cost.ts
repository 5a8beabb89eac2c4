import { calculateEnergyCost, type EnergyCost } from '#commerce/range/catalogue/product/energy-cost.rules.ts';
import type { Tenant } from '#tenants/tenant.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';
import { ProductRef } from './product-ref.ts';

type Printed = EnergyCost & { readonly energy: NonNullable<Tenant['energy']> };

const EnergyBasisRef = builder.enumType('EnergyBasis', {
  values: {
    YEAR: { value: 'year' },
    CYCLES: { value: 'cycles' },
    HOURS: { value: 'hours' },
    USES: { value: 'uses' },
  } as const,
});

const EnergyCostRef = builder.objectRef<Printed>('EnergyCost');
EnergyCostRef.implement({
  description: 'Electricity of a year of usual use, from the declared consumption.',
  fields: (t) => ({
    cost: t.field(createMoneyField('costMinor')),
    kilowattHours: t.exposeFloat('kilowattHours'),
    basis: t.expose('basis', { type: EnergyBasisRef }),
    times: t.exposeInt('times', {
      nullable: true,
      description: 'Cycles, hours or uses of a year; null: the consumption is declared for a year.',
    }),
    perKilowattHour: t.float({
      description: 'Currency units.',
      resolve: ({ energy }) => energy.minorPerKwh / 100,
    }),
    source: t.string({ resolve: ({ energy }) => energy.source }),
    asOf: t.field({ type: 'Date', resolve: ({ energy }) => energy.asOf }),
  }),
});

builder.objectField(ProductRef, 'energyCost', (t) =>
  t.field({
    type: EnergyCostRef,
    nullable: true,
    description: 'null: the article declares no consumption, or the shop knows no price or no usual use.',
    resolve: (card, _, { tenant: { energy } }) => {
      const cost = calculateEnergyCost(card, energy);
      return cost && energy && { ...cost, energy };
    },
  }),
);
