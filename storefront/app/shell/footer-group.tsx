import type { ReactNode } from 'react';

/** A titled list of the footer. */
export function FooterGroup({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-6 border-b border-line py-5 md:border-0 md:py-0">
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <ul className="space-y-2">{children}</ul>
    </section>
  );
}
