import type { ReactNode } from 'react';
import { Icon } from '#app/ui/media/icon.tsx';

/**
 * A titled list of the footer. `marks`: small cards, as many beside each other as there is room for. `folds`: on phones
 * its title opens and closes it (shell.css); find in page and an address of something in it open it too.
 */
export function FooterGroup({
  title,
  id,
  marks = false,
  folds = false,
  children,
}: {
  title: string;
  id?: string;
  marks?: boolean;
  folds?: boolean;
  children: ReactNode;
}) {
  const heading = 'text-sm font-semibold';
  const list = (
    <ul id={id} className={marks ? 'flex flex-wrap gap-2' : 'space-y-2'}>
      {children}
    </ul>
  );
  return (
    <section className={`border-line max-md:not-first:border-t ${folds ? '' : 'py-4 md:py-0'}`}>
      <h2 className={`mb-2 ${heading} ${folds ? 'footer-title' : ''}`}>{title}</h2>
      {folds ? (
        <details className="footer-fold">
          <summary className="min-h-12 items-center justify-between">
            <h2 className={heading}>{title}</h2>
            <Icon name="chevron-down" className="footer-mark" />
          </summary>
          <div className="max-md:pb-4">{list}</div>
        </details>
      ) : (
        list
      )}
    </section>
  );
}
