/** A change that breaks one rule of the house. */
export type Violation = {
  /** the name of the check that must refuse it, see checks.ts */
  readonly check: string;
  readonly breaks: string;
  readonly file: string;
  readonly text: string;
  readonly how: 'append' | 'write';
  /** the words of the check's output that prove the refusal, where it does not name the file */
  readonly named?: string;
};

/**
 * One violation for each check, and for each rule of the checks that have several; those of the imports are in
 * boundaries.test.ts.
 */
export const violations: readonly Violation[] = [
  {
    check: 'types of the browser',
    breaks: 'a screen that uses Node',
    file: 'storefront/app/page/violation.ts',
    text: "import { readFileSync } from 'node:fs';\nexport const text = readFileSync('x', 'utf8');\n",
    how: 'write',
  },
  {
    check: 'types of the server',
    breaks: 'a server that uses the browser’s document',
    file: 'commerce/range/stock/stock.rules.ts',
    text: '\nexport const title = () => document.title;\n',
    how: 'append',
  },
  {
    check: 'types of tools and tests',
    breaks: 'a test with a wrong type',
    file: 'tools/check/violation.test.ts',
    text: "export const count: number = 'one';\n",
    how: 'write',
  },
  {
    check: 'types of the demo',
    breaks: 'a wrong type in the demo',
    file: 'demo/violation.ts',
    text: "export const count: number = 'one';\n",
    how: 'write',
    named: 'violation.ts',
  },
  {
    check: 'generated files',
    breaks: 'a schema that was edited by hand',
    file: 'gateway/schema.graphql',
    text: '\ntype Violation {\n  id: ID!\n}\n',
    how: 'append',
  },
  {
    check: 'folders',
    breaks: 'two modules that need each other, by a type alone',
    file: 'commerce/range/stock/violation.rules.ts',
    text: "import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';\nexport type Stocked = Category;\n",
    how: 'write',
    named: 'commerce/range/stock',
  },
  {
    check: 'folders',
    breaks: 'a wing that points up',
    file: 'commerce/range/stock/violation.rules.ts',
    text: "import type { Order } from '#commerce/orders/order/order.rules.ts';\nexport type Wanted = Order;\n",
    how: 'write',
  },
  {
    check: 'folders',
    breaks: 'a feature that knows a screen',
    file: 'storefront/app/features/product/violation.ts',
    text: "import type { Route } from '#app/screens/home/teasers.tsx';\nexport type Home = Route;\n",
    how: 'write',
  },
  {
    check: 'owners of tables',
    breaks: 'a module that writes another’s table',
    file: 'commerce/range/review/violation.store.ts',
    text: "export const lose = (database: { deleteFrom(table: 'basket'): unknown }) => database.deleteFrom('basket');\n",
    how: 'write',
  },
  {
    check: 'words',
    breaks: 'a comment in the old dialect',
    file: 'commerce/range/stock/violation.rules.ts',
    text: '/** Whoever asks gets one. */\nexport const one = 1;\n',
    how: 'write',
  },
  {
    check: 'words',
    breaks: 'code in a comment that goes on in the next line',
    file: 'commerce/range/stock/violation.rules.ts',
    text: '/**\n * Printed by `npm\n * start`.\n */\nexport const one = 1;\n',
    how: 'write',
  },
  {
    check: 'words',
    breaks: 'an error without an id',
    file: 'commerce/range/stock/violation.rules.ts',
    text: "export function fail(): never {\n  throw new Error('the article is not there');\n}\n",
    how: 'write',
  },
  {
    check: 'data files and sizes',
    breaks: 'a file of 301 lines',
    file: 'commerce/range/stock/violation.rules.ts',
    text: `${Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`).join('\n')}\n`,
    how: 'write',
  },
  {
    check: 'data files and sizes',
    breaks: 'data that does not parse',
    file: 'tenants/violation.json',
    text: '{ "a": }\n',
    how: 'write',
  },
  {
    check: 'dead code (knip)',
    breaks: 'an export that nothing uses',
    file: 'commerce/range/stock/stock.rules.ts',
    text: '\nexport const unused = 1;\n',
    how: 'append',
  },
  {
    check: 'exports that only tests use (knip)',
    breaks: 'a file that only a test uses',
    file: 'commerce/range/stock/violation.rules.ts',
    text: 'export const one = 1;\n',
    how: 'write',
  },
  {
    check: 'dead code (knip)',
    breaks: 'an export of the demo that nothing uses',
    file: 'demo/violation.ts',
    text: 'export const unused = 1;\n',
    how: 'write',
    named: 'violation.ts',
  },
  {
    check: 'boundaries (dependency-cruiser)',
    breaks: 'rules that read the database',
    file: 'commerce/range/stock/violation.rules.ts',
    text: "import { sql } from 'kysely';\nexport const one = sql`select 1`;\n",
    how: 'write',
  },
  {
    check: 'boundaries of the demo (dependency-cruiser)',
    breaks: 'an import that leads nowhere',
    file: 'demo/violation.ts',
    text: "import './nothing.ts';\n",
    how: 'write',
  },
  {
    check: 'format and lint (biome)',
    breaks: 'a type that says nothing',
    file: 'commerce/range/stock/violation.rules.ts',
    text: 'export const take = (value: any) => value;\n',
    how: 'write',
  },
  {
    check: 'format and lint of the demo (biome)',
    breaks: 'a line that is not formatted',
    file: 'demo/violation.ts',
    text: 'export  const one=1\n',
    how: 'write',
    named: 'violation.ts',
  },
];
