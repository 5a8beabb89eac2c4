import { checks, demoChecks, searchChecks } from '../check/checks.ts';
import { runChecks } from '../check/run-checks.ts';
import { provideChromium, providePostgres, provideRedis } from '../provision/provide.ts';
import { build, isBuilt } from '../start/build.ts';
import { lastLine, type Part, summary } from './tally.rules.ts';
import { skippedPart, vitestPart } from './vitest-part.ts';

/** `npm test` on the pinned Node: everything that must hold; the last line counts it. */
const parts: Part[] = [];

printHeading('What the tests need');
const withoutPostgres = await providePostgres();
console.log(withoutPostgres ?? '✓ PostgreSQL');
console.log((await provideRedis()) ?? '✓ Redis');
const withoutChromium = await provideChromium();
console.log(withoutChromium ?? '✓ Chromium');

printHeading('Checks');
parts.push(await checkPart());

printHeading('Build');
parts.push(await buildPart());

printHeading('Rules and units');
parts.push(await vitestPart('unit'));
parts.push(await vitestPart('storefront'));

printHeading('What the embedded database does by itself');
parts.push(await vitestPart('embedded'));

printHeading('Services on PostgreSQL');
parts.push(withoutPostgres ? skippedPart('db', '**/*.db.test.ts', withoutPostgres) : await vitestPart('db'));

printHeading('Components in the browser');
parts.push(
  withoutChromium
    ? skippedPart('browser', 'storefront/app/**/*.browser.test.tsx', withoutChromium)
    : await vitestPart('browser'),
);

printHeading('Journeys in the browser');
parts.push(
  withoutChromium ? skippedPart('e2e', 'e2e/**/*.e2e.ts', withoutChromium) : await vitestPart('e2e'),
);

printHeading('Summary');
console.log(summary(parts));
console.log(lastLine(parts));
process.exit(parts.every(({ failed }) => failed === 0) ? 0 : 1);

function printHeading(text: string): void {
  console.log(`\n── ${text}`);
}

async function checkPart(): Promise<Part> {
  const begin = performance.now();
  const outcomes = await runChecks([...checks, ...searchChecks, ...demoChecks]);
  const passed = outcomes.filter(({ ok }) => ok).length;
  const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => ({ file: name }));
  const seconds = (performance.now() - begin) / 1000;
  return { name: 'check', passed, failed: failures.length, failures, skipped: [], seconds };
}

async function buildPart(): Promise<Part> {
  const begin = performance.now();
  const createPart = (ok: boolean) => ({
    name: 'build',
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: [],
    seconds: (performance.now() - begin) / 1000,
  });
  if (isBuilt()) return createPart(true);
  try {
    await build();
    return createPart(true);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return createPart(false);
  }
}
