import { expect, it } from 'vitest';
import nl from '#retailers/tavelo/tenants/nl/settings.ts';
import { parseSettings } from './parse-settings.ts';
import { tenantSettings } from './tenant.ts';

const FILE = 'tenants/nl/settings.ts';
const { company } = nl;

it.each([
  ['timeZone', { timeZone: 'Europe/Nowhere' }],
  ['timeZone', { timeZone: ' ' }],
  ['company.bank.iban', { company: { ...company, bank: { ...company.bank, iban: 'NL91ABNA0417164301' } } }],
  ['officeHours.0.opens', { officeHours: [{ days: [1, 5], opens: '25:00', closes: '26:00' }] }],
])('a wrong %s is refused by its name and file before a shopper meets it', (key, change) => {
  const parse = () => parseSettings(FILE, { ...nl, ...change }, tenantSettings);
  expect(parse).toThrow(`${FILE} is wrong:\n  ${key}: `);
});
