import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { loadLateCode } from '#app/start/late-code.ts';
import { CONTRIBUTIONS, type Contribution } from './contributions.ts';
import { ExtensionContext } from './extension-context.ts';
import type { SlotName } from './slot-props.ts';

/**
 * What the tenant's extensions add to one slot, in the order of shop.config.ts. One that throws, or whose code cannot be
 * loaded, shows nothing; React reports it in the browser's console.
 */
export function SlotContributions({ name, props }: { name: SlotName; props: object }) {
  const active = useShop().extensions;
  return CONTRIBUTIONS.get(name)?.map((contribution) => {
    const facts = active?.[contribution.extension];
    if (!facts) return null;
    const Added = getComponent(contribution);
    return (
      <ContributionBoundary key={contribution.extension}>
        <Suspense fallback={null}>
          <ExtensionContext value={facts}>
            <Added {...props} />
          </ExtensionContext>
        </Suspense>
      </ContributionBoundary>
    );
  });
}

function getComponent(contribution: Contribution): ComponentType<object> {
  contribution.Component ??= lazy(() => loadLateCode(contribution.load));
  return contribution.Component;
}

/** On the server its `Suspense` does this work: React leaves what has thrown to the browser. */
class ContributionBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
