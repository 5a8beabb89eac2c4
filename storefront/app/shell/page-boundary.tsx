import type { Route } from './+types/page-boundary';
import { ErrorScreen } from './error-screen.tsx';
import { useRootData } from './root-data.ts';

/**
 * Around every page, below the root: an error of a page or a form is shown inside of the shop. It cannot be the
 * root's own boundary, since React Router does not run the loader of the boundary's route after an action has thrown.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  return <ErrorScreen error={error} shell={root?.shell ?? null} />;
}
