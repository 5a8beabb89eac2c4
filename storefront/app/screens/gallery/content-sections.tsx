import { ContentBlocks } from '#app/features/content/content-blocks.tsx';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { contentSamples } from './content-samples.ts';
import { useMoney } from './sample-data.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

const TERMS = { approval: true, brandNames: 'Tavelo, Tavelo Wonen' } as const;

/** The blocks of content pages. Those that only name a place show the shop's own data, on its pages. */
export function ContentSections() {
  const samples = contentSamples(useSample(), useMoney());
  const newsletter = () => <NewsletterForm terms={TERMS} areaKey="gallery" id="gallery-newsletter" />;
  return samples.map(([name, blocks]) => (
    <Section key={name} name={name}>
      <Specimen wide>
        <ContentBlocks blocks={blocks} places={{ newsletter }} />
      </Specimen>
    </Section>
  ));
}
