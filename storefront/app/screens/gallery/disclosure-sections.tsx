import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Tabs } from '#app/ui/layer/tabs.tsx';
import { Section, Specimen, useSample } from './specimen.tsx';

export function DisclosureSections() {
  const s = useSample();
  return (
    <>
      <Section name="accordion">
        <Specimen state="rest" wide>
          <Accordion className="max-w-text">
            <AccordionSection title={s('material')} open level={3} group="sample">
              <p>{s('material.text')}</p>
            </AccordionSection>
            <AccordionSection title={s('care')} aside={s('colour.blue')} level={3} group="sample">
              <p>{s('care.text')}</p>
            </AccordionSection>
          </Accordion>
        </Specimen>
        {(['hover', 'focus', 'pressed'] as const).map((state) => (
          <Specimen key={state} shows={state}>
            <Accordion className="w-64">
              <AccordionSection title={s('care')}>
                <p>{s('care.text')}</p>
              </AccordionSection>
            </Accordion>
          </Specimen>
        ))}
      </Section>
      <Section name="tabs">
        <Specimen state="rest" wide>
          <Tabs
            label={s('product')}
            tabs={[
              { id: 'tab-material', label: s('material'), content: <p>{s('material.text')}</p> },
              { id: 'tab-care', label: s('care'), content: <p>{s('care.text')}</p> },
              { id: 'tab-delivery', label: s('delivery'), content: <p>{s('sentence')}</p> },
            ]}
          />
        </Specimen>
        {(['hover', 'focus', 'pressed'] as const).map((state) => (
          <Specimen key={state} shows={state}>
            <Tabs
              label={state}
              tabs={[
                { id: `tab-${state}-a`, label: s('material'), content: <p>{s('material.text')}</p> },
                { id: `tab-${state}-b`, label: s('care'), content: <p>{s('care.text')}</p> },
              ]}
            />
          </Specimen>
        ))}
      </Section>
    </>
  );
}
