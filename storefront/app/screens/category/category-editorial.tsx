type Section = { heading: string | null; paragraphs: readonly string[] };

/** What the retailer has to say of a category, below its articles. */
export function CategoryEditorial({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="later mt-12 grid gap-x-12 gap-y-6 border-t border-line pt-8 md:grid-cols-2">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]}>
          {heading && <h2 className="mb-2 text-lg">{heading}</h2>}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-3 max-w-text text-sm text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
