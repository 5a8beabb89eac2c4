import { ContentBlocks, type ContentPlaces } from '#app/features/content/content-blocks.tsx';
import { EmbeddedForm } from '#app/features/content/embedded-form.tsx';
import type { CalculatorAnswer } from '#app/features/credit/calculator/calculator.query.ts';
import { Calculator } from '#app/features/credit/calculator/calculator.tsx';
import { formatLender } from '#app/features/credit/lender.ts';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { createContentSamples } from './content-samples.ts';
import { useMoney } from './sample-data.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

const TERMS = { approval: true, brandNames: 'Atelier, Atelier Wonen' } as const;

/**
 * The blocks of content pages, except for those that only name a place (contact, company, topics), which show the
 * shop's own data.
 */
export function ContentSections({ calculator }: { calculator: CalculatorAnswer }) {
  const s = useSample();
  const samples = createContentSamples(s, useMoney());
  const subjects = [
    { path: 'delivery', label: s('delivery') },
    { path: 'orders', label: s('orders') },
  ];
  const { installmentCalculator: calculated, shop } = calculator;
  const places: ContentPlaces = {
    newsletter: () => <NewsletterForm terms={TERMS} areaKey="gallery" id="gallery-newsletter" />,
    form: (form) => <EmbeddedForm form={form} subjects={subjects} />,
    calculator: () =>
      calculated && <Calculator calculated={calculated} lender={formatLender(shop.company)} />,
  };
  return samples.map(([name, blocks]) => (
    <Section key={name} name={name}>
      <Specimen wide>
        <ContentBlocks blocks={blocks} places={places} />
      </Specimen>
    </Section>
  ));
}
