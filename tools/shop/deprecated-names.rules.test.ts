import { expect, test } from 'vitest';
import { findDeprecatedUses, listDeprecatedNames } from './deprecated-names.rules.ts';

test('an import of a deprecated name is found by file and line', () => {
  const report = '## shop\n\n### petrol\n\nconst (deprecated): A look.\n\n### red\n\nconst: A look.\n';
  const names = listDeprecatedNames(report);
  expect(names).toEqual(['petrol']);
  const text =
    "import { z } from 'zod';\nimport {\n  petrol,\n  red,\n} from 'tavelo-shop';\n\nexport default petrol;\n";
  expect(findDeprecatedUses('tenants/de/settings.ts', text, names)).toEqual([
    'tenants/de/settings.ts:3: petrol',
  ]);
  expect(findDeprecatedUses('a.ts', "import { petrol } from './colours.ts';", names)).toEqual([]);
});
