import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';
import {
  findOwnershipFaults,
  findReads,
  findUpwardReads,
  findWrites,
  hasMisplacedSql,
  type Ownership,
} from './table-owners.rules.ts';

/**
 * Checks that a table is written by the one module that owns it, and read by its own wing and those above it
 * (commerce/table-owners.json).
 */

/** Folders of the product; the demo fills a new database and is no part of it. */
const FOLDERS = [
  'commerce',
  'gateway',
  'http',
  'storefront',
  'tenants',
  'tools/shop',
  'tools/start',
  'wiring',
];
/** From the lowest up, as in .dependency-cruiser.cjs. */
const WINGS = ['ground', 'range', 'people', 'money', 'buying', 'orders', 'service'];
/** It writes the table that its caller names; only the demo's seed and tests call it. */
const TOOLS = new Set(['commerce/ground/database/copy-rows.ts']);
const TESTS = /[.](?:test|cases|e2e)[.]tsx?$|\/test-[^/]+$/;

const schema = readFileSync(join(ROOT, 'commerce/ground/database/schema.ts'), 'utf8');
const names = /export type DB = \{([\s\S]*?)\};/.exec(schema)?.[1] ?? '';
const tables = new Set([...names.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] ?? ''));
if (tables.size === 0) throw new Error('commerce/ground/database/schema.ts names no tables');

const ownership: Ownership = JSON.parse(readFileSync(join(ROOT, 'commerce/table-owners.json'), 'utf8'));
const sources = FOLDERS.flatMap(readSources).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));
const writes = sources.flatMap(({ file, text }) => findWrites(file, text, tables));
const reads = sources.flatMap(({ file, text }) => findReads(file, text, tables));
const wings = WINGS.map((wing) => new Set(readdirSync(join(ROOT, 'commerce', wing))));
const faults = [
  ...sources
    .filter(({ file, text }) => hasMisplacedSql(file, text))
    .map(({ file }) => `${file} has SQL: it belongs to queries, commands or a store`),
  ...findOwnershipFaults(writes, ownership, tables),
  ...findUpwardReads(reads, ownership, (module) => wings.findIndex((wing) => wing.has(module))),
];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function readSources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.]tsx?$/.test(path) && !TESTS.test(`/${path}`))
    .map((path) => `${folder}/${path}`)
    .filter((file) => !TOOLS.has(file));
}
