import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { tracedContexts } from './browser.ts';
import { readLoggedErrors } from './stage.ts';

/** Git ignores it; `npx playwright-core show-trace <file>` opens one. */
const FOLDER = 'test-results';

/** The last errors in the log of a shop are all that a run far away tells about an answer of 500. */
const SHOWN_ERRORS = 5;

/** With TRACES=on a journey that fails leaves the trace of every page that it had open: each step with the page as it was. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const line of readLoggedErrors().slice(-SHOWN_ERRORS))
    process.stderr.write(`${line.slice(0, 2_000)}\n`);
  if (tracedContexts.size === 0) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = `${task.file.name} ${task.name}`.replaceAll(/[^\w]+/g, '-').slice(0, 120);
  let count = 0;
  for (const context of tracedContexts) {
    count += 1;
    await context.tracing.stopChunk({ path: join(FOLDER, `${name}-${count}.zip`) });
    await context.tracing.startChunk();
  }
});
