import { loadTenants } from '../../tenants/load.ts';
import { ConsistencyCheck, type Fault } from './catalogue/consistency.ts';
import { ANCHOR, generateCatalogue } from './catalogue/generate.ts';

/**
 * `npm run consistency --workspace packages/demo -- 100000`: looks for faults in a catalogue of that size (default 3,000), with
 * all variants and reviews. Ends with 1 when there are some.
 */
const size = Number(process.argv[2] ?? 3_000);
const MOST_SHOWN = 20;

const check = new ConsistencyCheck(ANCHOR);
const counts = new Map<string, number>();
const shown: Fault[] = [];
for await (const product of generateCatalogue({
  size,
  tenants: await loadTenants(),
  lean: false,
  reviewsPerProduct: 3,
})) {
  for (const fault of check.listFaults(product)) {
    counts.set(fault.rule, (counts.get(fault.rule) ?? 0) + 1);
    if (shown.length < MOST_SHOWN) shown.push(fault);
  }
}
for (const { productId, rule, detail } of shown) console.log(`product ${productId}: ${rule}: ${detail}`);
console.log(`${size} products, ${[...counts.values()].reduce((sum, count) => sum + count, 0)} faults`);
for (const [rule, count] of counts) console.log(`  ${rule}: ${count}`);
process.exitCode = counts.size > 0 ? 1 : 0;
