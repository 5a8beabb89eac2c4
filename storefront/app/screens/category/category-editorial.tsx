import { Paragraphs } from '#app/features/content/rich-text.tsx';
import type { CategoryText } from './category-blocks.ts';

/** The retailer's text about a category, below its articles. */
export function CategoryEditorial({ texts }: { texts: readonly CategoryText[] }) {
  return (
    <div className="later mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-8 md:grid-cols-2">
      {texts.map(({ heading, paragraphs }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change place while they stand
        <section key={index}>
          {heading && <h2 className="mb-2 text-lg">{heading}</h2>}
          <Paragraphs paragraphs={paragraphs} className="mb-3 max-w-text text-sm text-muted" />
        </section>
      ))}
    </div>
  );
}
