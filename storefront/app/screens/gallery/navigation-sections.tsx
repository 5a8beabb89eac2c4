import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { CheckoutStepper } from '../../ui/stepper.tsx';
import { Section, Specimen, useSample } from './specimen.tsx';

export function NavigationSections() {
  const s = useSample();
  const steps = [
    { name: s('step.address'), to: '#stepper' },
    { name: s('step.payment') },
    { name: s('step.check') },
    { name: s('step.done') },
  ];
  return (
    <>
      <Section name="breadcrumb">
        <Specimen wide>
          <Breadcrumb
            items={[
              { name: s('category.home'), to: '#breadcrumb' },
              { name: s('category.parent'), to: '?parent#breadcrumb' },
              { name: s('category') },
            ]}
          />
        </Specimen>
      </Section>
      <Section name="load-more">
        <Specimen wide>
          <LoadMore to="?page=2#load-more" shown={48} total={1284} />
        </Specimen>
        <Specimen wide>
          <LoadMore to={null} shown={17} total={17} />
        </Specimen>
      </Section>
      <Section name="stepper">
        {[0, 1, 3].map((current) => (
          <Specimen key={current} wide>
            <CheckoutStepper steps={steps} current={current} />
          </Specimen>
        ))}
      </Section>
    </>
  );
}
