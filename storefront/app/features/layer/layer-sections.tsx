export type LayerSection = { readonly heading: string | null; readonly paragraphs: readonly string[] };

/** The words of a service layer. @param level of its headings: one below that of the title above them */
export function LayerSections({
  sections,
  level: Heading,
}: {
  sections: readonly LayerSection[];
  level: 'h2' | 'h3';
}) {
  return (
    <div className="space-y-5">
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading ?? paragraphs[0]} className="space-y-2">
          {heading !== null && <Heading className="text-base font-semibold">{heading}</Heading>}
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
