import { describe, expect, it, test } from 'vitest';
import type { OrderField } from '#retailer/extension/extension.ts';
import { createFieldsSchema } from './extension-fields.ts';
import { listFaults } from './faults.ts';

const label = { nl: 'Veld' };
const extension = {
  name: 'erp',
  fields: {
    order: [
      {
        ...{ key: 'costCentre', type: 'text', maxLength: 8, required: true, label },
        pattern: { source: '[A-Z]\\d+|none', message: label },
      },
      { key: 'note', type: 'text', maxLength: 20, label },
      { key: 'floor', type: 'choice', options: [{ value: 'ground', label }], label },
      { key: 'call', type: 'yes-no', label },
    ] satisfies OrderField[],
  },
};

function parse(values: Record<string, string>) {
  const typed = Object.entries(values).map(([key, value]) => ({ extension: 'erp', key, value }));
  const parsed = createFieldsSchema([{ extension }]).safeParse(typed);
  return parsed.success
    ? parsed.data
    : listFaults(parsed.error, 'fields.').map(({ field, code }) => `${field} ${code}`);
}

test('the values of all fields are kept by extension and key, trimmed, and empty ones are left out', () => {
  const typed = { costCentre: ' K12\u200b ', note: '', floor: 'ground', call: 'yes' };
  expect(parse(typed)).toEqual({ erp: { costCentre: 'K12', floor: 'ground', call: 'yes' } });
});

describe('a wrong value is named by its field', () => {
  it.each([
    ['a required text that is missing', { costCentre: ' ' }, 'costCentre required'],
    ['a text that is too long', { costCentre: 'K1', note: 'x'.repeat(21) }, 'note too_long'],
    ['a text without end', { costCentre: 'K1', note: 'x'.repeat(5000) }, 'note too_long'],
    ['a text that matches its pattern in part', { costCentre: 'K12x' }, 'costCentre invalid'],
    ['a text that begins like one branch of its pattern', { costCentre: 'nonesuch' }, 'costCentre invalid'],
    ['a choice that is not offered', { costCentre: 'K1', floor: 'roof' }, 'floor choice'],
    ['an answer that is neither yes nor no', { costCentre: 'K1', call: 'on' }, 'call choice'],
    ['a field that does not exist', { costCentre: 'K1', vat: '1' }, 'vat invalid'],
  ])('%s', (_fault, typed, fault) => {
    expect(parse(typed)).toEqual([`fields.erp.${fault}`]);
  });
});

test('a field of an extension that is not there is refused', () => {
  const typed = [{ extension: 'crm', key: 'note', value: 'x' }];
  expect(createFieldsSchema([]).safeParse(typed).success).toBe(false);
  expect(createFieldsSchema([]).parse(undefined)).toEqual({});
});
