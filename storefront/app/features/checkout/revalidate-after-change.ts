import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What a page shows stands after a refused form, unless it was refused because it no longer holds (409). */
export function revalidateAfterChange(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
