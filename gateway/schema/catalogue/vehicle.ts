import { listVehicles } from '#commerce/range/vehicle/vehicle.service.ts';
import type { TyreSize, Vehicle } from '#commerce/range/vehicle/vehicles.ts';
import { builder } from '../builder.ts';

const TyreSizeRef = builder.objectRef<TyreSize>('TyreSize');
TyreSizeRef.implement({
  fields: (t) => ({
    width: t.exposeInt('width', { description: 'Millimetres.' }),
    profile: t.exposeInt('profile', { description: 'Percent.' }),
    rim: t.exposeInt('rim', { description: 'Inches.' }),
  }),
});

const VehicleRef = builder.objectRef<Vehicle>('Vehicle');
VehicleRef.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    make: t.exposeString('make'),
    model: t.exposeString('model'),
    firstYear: t.exposeInt('firstYear'),
    lastYear: t.exposeInt('lastYear', { nullable: true, description: 'Null: it is still built.' }),
    tyres: t.expose('tyres', { type: [TyreSizeRef], description: 'The usual one first.' }),
  }),
});

builder.queryField('vehicles', (t) =>
  t.field({
    type: [VehicleRef],
    description: 'Vehicles whose tyres can be looked for; none where their provider does not answer.',
    resolve: async (_root, _args, ctx) => [...(await listVehicles(ctx))],
  }),
);
