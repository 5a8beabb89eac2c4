import { createContext, type ReactNode, useContext } from 'react';
import type { SampleKey, Samples } from './samples.ts';
import type { ShownState } from './shown-states.ts';

const SampleContext = createContext<Samples>({});
export const SampleProvider = SampleContext;

/** `const s = useSample(); s('product')`: a sample text. */
export function useSample(): (key: SampleKey) => string {
  const samples = useContext(SampleContext);
  return (key) => samples[`gallery.${key}`] ?? key;
}

/** A widget in its states. `name`: its file in storefront/app/ui/, which is also its anchor. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={name} data-section={name} className="min-w-0 border-t border-line pt-6 pb-8">
      <h2 id={name} translate="no" className="mb-3 scroll-mt-24 text-lg">
        <a href={`#${name}`} className="inline-block py-1 hover:underline">
          {name}
        </a>
      </h2>
      <div className="flex min-w-0 flex-wrap items-start gap-x-6 gap-y-5">{children}</div>
    </section>
  );
}

/**
 * One state of a widget. `shows` makes it look hovered, pressed or focused; `state` is the caption where that is
 * another one.
 */
export function Specimen({
  shows,
  state = shows,
  wide = false,
  children,
}: {
  shows?: ShownState;
  state?: string | undefined;
  /** whether it takes the whole line */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-shows={shows} className={`min-w-0 ${wide ? 'w-full' : 'max-w-full'}`}>
      {children}
      {state && (
        <p translate="no" className="mt-1 text-xs text-muted">
          {state}
        </p>
      )}
    </div>
  );
}
