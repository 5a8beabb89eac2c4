import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { tracedContexts } from './browser.ts';

/** Git ignores it; `npx playwright-core show-trace <file>` opens one. */
const FOLDER = 'test-results';

/** With TRACES=on a journey that fails leaves the trace of every page that it had open: each step with the page as it was. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  mkdirSync(FOLDER, { recursive: true });
  const name = `${task.file.name} ${task.name}`.replaceAll(/[^\w]+/g, '-').slice(0, 120);
  let count = 0;
  for (const context of tracedContexts) {
    count += 1;
    await context.tracing.stopChunk({ path: join(FOLDER, `${name}-${count}.zip`) });
    await context.tracing.startChunk();
  }
});
