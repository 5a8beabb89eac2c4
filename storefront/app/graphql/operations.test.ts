import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  buildSchema,
  type DocumentNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');
const schema = buildSchema(readFileSync(join(APP, '../../gateway/schema.graphql'), 'utf8'));

type Named = { readonly name: string; readonly text: string };

/** Every operation and fragment of the storefront, each once. */
async function loadDefinitions(): Promise<Named[]> {
  const found = new Map<string, Named>();
  for (const file of globSync('**/*.{query,fragment,mutations}.ts', { cwd: APP })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(APP, file)).href);
    for (const document of Object.values(module).filter(isDocument))
      for (const definition of document.definitions) {
        if (!('name' in definition) || !definition.name) continue;
        const text = print(definition);
        found.set(text, { name: `${definition.kind} ${definition.name.value}`, text });
      }
  }
  return [...found.values()];
}

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

test('a name of an operation or fragment has one selection', async () => {
  const names = (await loadDefinitions()).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});

test('every operation is answered by the gateway', async () => {
  const faults: string[] = [];
  for (const file of globSync('**/*.{query,mutations}.ts', { cwd: APP })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(APP, file)).href);
    for (const document of Object.values(module).filter(isDocument)) {
      if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) continue;
      faults.push(...validate(schema, document).map(({ message }) => `${file}: ${message}`));
    }
  }
  expect(faults).toEqual([]);
});

test('money is requested by its fragment', async () => {
  const inlined = (await loadDefinitions()).filter(({ name, text }) => {
    let found = false;
    visit(parse(text), {
      SelectionSet({ selections }) {
        const fields = selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
        found ||= fields.includes('minor') && fields.includes('currency');
      },
    });
    return found && !name.endsWith(' MoneyFields');
  });
  expect(inlined.map(({ name }) => name)).toEqual([]);
});

/** A selection of so many fields is a thing of its own, and has a fragment. */
const FIELDS_OF_A_THING = 3;

/** The selections of a text on their types, those of its operations and fragments as they stand there. */
function listSelections(text: string): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(types, {
      SelectionSet(set) {
        if (countFields(set) >= FIELDS_OF_A_THING)
          found.push(`${types.getParentType()} { ${set.selections.map(print).sort().join(' ')} }`);
      },
    }),
  );
  return found;
}

/** Fields that stand in a selection and below it, fragments aside. */
function countFields(set: SelectionSetNode): number {
  let fields = 0;
  visit(set, {
    Field({ name }) {
      if (name.value !== '__typename') fields += 1;
    },
  });
  return fields;
}

function findRepeated(texts: readonly string[]): string[] {
  const all = texts.flatMap(listSelections);
  return [...new Set(all.filter((one, index) => all.indexOf(one) !== index))];
}

test('fields selected twice share a fragment', async () => {
  expect(findRepeated((await loadDefinitions()).map(({ text }) => text))).toEqual([]);
});

test('a selection that occurs in two operations is found in any order of its fields', () => {
  const operations = [
    '{ shop { company { email phone street } } }',
    '{ shop { freeReturns company { street email phone } } }',
  ];
  expect(findRepeated(operations)).toEqual(['Company { email phone street }']);
});
