import { ensureTestTemplate } from './test-template.ts';

/** Before the embedded tests: made once here, so that test files running side by side do not each make it. */
export default async function setup(): Promise<void> {
  await ensureTestTemplate();
}
