import { Component, type ReactNode } from 'react';

type Props = { readonly location: object; readonly error?: Error; readonly children: ReactNode };

/**
 * Replaces React Router's `errorBoundaries.js` in the browser's build (own-discovery.plugin.ts): its pages are for
 * applications without pages of their own, and the root has one (root.tsx). An error that even the root cannot show
 * is logged, and the document is reloaded once: the server has a page for it.
 */
export class RemixErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(): void {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'reload') location.reload();
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

export function RemixRootDefaultErrorBoundary({ error }: { error: unknown }): never {
  throw error;
}

/** Around the page while the first data is loaded; the server has rendered it. */
export function BoundaryShell({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
