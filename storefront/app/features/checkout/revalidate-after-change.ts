import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The data of a page stands after a refused form, unless it was refused because it no longer holds (409). */
export function revalidateAfterChange(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}
