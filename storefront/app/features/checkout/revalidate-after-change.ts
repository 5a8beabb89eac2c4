import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** After a refused form the page's data is retained, unless it is outdated (409). */
export function revalidateAfterChange(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
