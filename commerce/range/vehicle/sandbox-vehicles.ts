import type { TyreSize, Vehicle, VehicleData } from './vehicles.ts';

type Row = readonly [make: string, model: string, first: number, last: number | null, ...sizes: string[]];

/** Common cars with their usual sizes, for a shop without a data provider's contract. */
const ROWS: readonly Row[] = [
  ['Audi', 'A3', 2012, 2020, '205/55 R16', '225/45 R17', '225/40 R18'],
  ['Audi', 'A4', 2015, null, '225/50 R17'],
  ['BMW', '1 (F20)', 2011, 2019, '205/55 R16', '225/45 R17'],
  ['BMW', '3 (F30)', 2011, 2019, '205/60 R16', '225/50 R17'],
  ['Citroën', 'C1', 2014, 2022, '165/70 R14'],
  ['Dacia', 'Sandero', 2012, 2020, '185/65 R15'],
  ['Fiat', 'Panda', 2011, null, '175/65 R15'],
  ['Ford', 'Fiesta', 2008, 2017, '175/65 R15', '195/65 R15'],
  ['Ford', 'Focus', 2011, 2018, '205/55 R16', '215/60 R17'],
  ['Mercedes-Benz', 'C (W205)', 2014, 2021, '205/60 R16', '225/50 R17'],
  ['Opel', 'Astra', 2009, 2015, '205/60 R16', '225/50 R17'],
  ['Peugeot', '208', 2012, 2019, '185/65 R15', '195/65 R15'],
  ['Renault', 'Clio', 2012, 2019, '185/65 R15', '205/55 R16'],
  ['Škoda', 'Octavia', 2012, 2020, '195/65 R15', '205/55 R16', '225/45 R17'],
  ['Toyota', 'Aygo', 2014, 2021, '165/70 R14'],
  ['Toyota', 'Yaris', 2011, 2020, '175/65 R15'],
  ['Volkswagen', 'Golf VII', 2012, 2019, '195/65 R15', '205/55 R16', '225/45 R17'],
  ['Volkswagen', 'Polo', 2009, 2017, '185/65 R15'],
  ['Volkswagen', 'Tiguan', 2016, null, '235/55 R18'],
  ['Volvo', 'XC60', 2017, null, '235/55 R18', '255/45 R20'],
];

export const sandboxVehicles: VehicleData = {
  list: async () => ROWS.map(parseVehicle),
};

function parseVehicle([make, model, firstYear, lastYear, ...sizes]: Row): Vehicle {
  const id = `${make} ${model}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-');
  return { id, make, model, firstYear, lastYear, tyres: sizes.map(parseTyreSize) };
}

function parseTyreSize(text: string): TyreSize {
  const [, width, profile, rim] = /^(\d{3})\/(\d{2}) R(\d{2})$/.exec(text) ?? [];
  if (!width || !profile || !rim) throw new RangeError(`the tyre size ${text} is not of the form 205/55 R16`);
  return { width: Number(width), profile: Number(profile), rim: Number(rim) };
}
