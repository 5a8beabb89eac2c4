import { describe, expect, it } from 'vitest';
import { type AttributeDefinition, buildDefinitions, printAttributes } from './attribute.rules.ts';

const writer = {
  writeNumber: (value: number) => String(value).replace('.', ','),
  writePercent: (value: number) => `${value}%`,
  writeDay: (day: string) => day,
  writeUnit: (unit: string) => (unit === 'inch' ? 'Zoll' : unit),
  yes: 'ja',
  no: 'nee',
  writePart: (name: string, fibres: string) => `${name}: ${fibres}`,
  animalParts: 'Bevat niet-textiele delen van dierlijke oorsprong',
};

function createDefinition(key: string, part: Partial<AttributeDefinition>): AttributeDefinition {
  return {
    key,
    valueType: 'number',
    unit: null,
    group: 'technical',
    label: key,
    options: new Map(),
    ...part,
  };
}

const fibres = new Map([
  ['cotton', 'katoen'],
  ['elastane', 'elastaan'],
  ['outer', 'Buitenstof'],
  ['lining', 'Voering'],
]);
const definitions = [
  createDefinition('material', { valueType: 'composition', group: 'material', options: fibres }),
  createDefinition('weight', { unit: 'kg' }),
  createDefinition('diagonal', { unit: 'inch' }),
  createDefinition('washable', { valueType: 'boolean', group: 'material' }),
  createDefinition('fit', { valueType: 'option', options: new Map([['slim', 'Slank']]) }),
  createDefinition('care', {
    valueType: 'options',
    options: new Map([
      ['w30', '30 °C'],
      ['iron', 'Strijken'],
    ]),
  }),
];

const print = (stored: unknown) => printAttributes(stored, definitions, writer);
const printValues = (stored: unknown) =>
  print(stored).flatMap(({ attributes }) => attributes.map(({ value }) => value));

describe('displayed attributes', () => {
  it('attributes are grouped by heading in the order of their definitions', () => {
    expect(
      print({ washable: true, weight: 2.5, material: [{ fibres: [{ option: 'cotton', percent: 100 }] }] }),
    ).toEqual([
      {
        group: 'material',
        section: null,
        attributes: [
          { key: 'material', label: 'material', value: '100% katoen' },
          { key: 'washable', label: 'washable', value: 'ja' },
        ],
      },
      {
        group: 'technical',
        section: null,
        attributes: [{ key: 'weight', label: 'weight', value: '2,5\u00a0kg' }],
      },
    ]);
  });

  it('attributes of a feed appear below its sections in its own wording', () => {
    const createDetail = (key: string, section: string | null) =>
      createDefinition(key, { valueType: 'text', group: 'features', section });
    const printed = printAttributes(
      { temperature: '−20 – 60 °C', drive: 'DVD+R', length: '1.5 m' },
      [
        createDetail('temperature', 'Storage'),
        createDetail('length', null),
        createDetail('drive', 'Storage'),
      ],
      writer,
    );
    expect(
      printed.map(({ section, attributes }) => [section, ...attributes.map(({ value }) => value)]),
    ).toEqual([
      ['Storage', '−20 – 60 °C', 'DVD+R'],
      [null, '1.5 m'],
    ]);
  });

  it.each([
    [{ fit: 'slim' }, ['Slank']],
    [{ care: ['w30', 'iron', 'unknown'] }, ['30 °C, Strijken']],
    [{ diagonal: 55 }, ['55\u00a0Zoll']],
    [{ washable: false }, ['nee']],
    [
      {
        material: [
          {
            part: 'outer',
            fibres: [
              { option: 'elastane', percent: 3 },
              { option: 'cotton', percent: 97 },
            ],
          },
          { part: 'lining', fibres: [{ option: 'cotton', percent: 100 }] },
        ],
      },
      ['Buitenstof: 97% katoen, 3% elastaan; Voering: 100% katoen'],
    ],
  ])('the attribute value %j is printed', (stored, expected) => {
    expect(printValues(stored)).toEqual(expected);
  });

  it.each([
    null,
    [],
    'x',
    { fit: 3 },
    { fit: 'unknown' },
    { material: [{ fibres: [] }] },
    { weight: '2' },
    { care: [] },
  ])('the attribute value %j prints nothing untrue', (stored) => {
    expect(print(stored)).toEqual([]);
  });
});

it.each([
  ['print technology', 'Print technology'],
  ['énergie', 'Énergie'],
  ['type', 'Type'],
  ['Merk', 'Merk'],
  ['mAh', 'mAh'],
  ['iPad-hoes', 'iPad-hoes'],
  ['5 GHz', '5 GHz'],
  ['m2', 'm2'],
])('a name that a feed writes %j is shown as %j', (label, shown) => {
  const row = { key: 'k', value_type: 'text', unit: null, attribute_group: 'features' } as const;
  const [one] = buildDefinitions([{ ...row, label, section: label }], [], (text) => text);
  expect([one?.label, one?.section]).toEqual([shown, shown]);
});
