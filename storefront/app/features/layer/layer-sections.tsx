import { assignKeysByPosition } from '#app/features/content/key-by-place.ts';

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
      {assignKeysByPosition(sections).map(({ key, piece: { heading, paragraphs } }) => (
        <section key={key} className="space-y-2">
          {heading !== null && <Heading className="text-base font-semibold">{heading}</Heading>}
          {assignKeysByPosition(paragraphs).map(({ key: place, piece: words }) => (
            <p key={place}>{words}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
