import type { ReactNode } from 'react';

/** A titled list of the footer. `marks`: small cards, as many beside each other as there is room for. */
export function FooterGroup({
  title,
  id,
  marks = false,
  className = '',
  children,
}: {
  title: string;
  id?: string;
  marks?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`scroll-mt-6 border-line py-5 max-md:not-last:border-b md:py-0 ${className}`}>
      <h2 className="mb-2 text-sm font-semibold">{title}</h2>
      <ul className={marks ? 'flex flex-wrap gap-2' : 'space-y-2'}>{children}</ul>
    </section>
  );
}
