import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '..');

type Named = { readonly name: string; readonly text: string };

/** Every operation and fragment of the storefront, each once. */
async function definitions(): Promise<Named[]> {
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
  const names = (await definitions()).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});

test('money is asked for by its fragment', async () => {
  const inlined = (await definitions()).filter(({ name, text }) => {
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
