import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ICON_NAMES } from '#app/ui/media/icon-names.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'plain'] as const;
const SIZES = ['s', 'm', 'l'] as const;

export function ButtonSections() {
  const s = useSample();
  return (
    <>
      {VARIANTS.map((variant) => (
        <Section key={variant} name={`button-${variant}`}>
          {SIZES.map((size) => (
            <Specimen key={size} state={size}>
              <Button type="button" variant={variant} size={size}>
                {s('action')}
              </Button>
            </Specimen>
          ))}
          <Specimen state="icon">
            <Button type="button" variant={variant} icon="basket">
              {s('action')}
            </Button>
          </Specimen>
          {(['hover', 'focus', 'pressed'] as const).map((state) => (
            <Specimen key={state} shows={state}>
              <Button type="button" variant={variant}>
                {s('action')}
              </Button>
            </Specimen>
          ))}
          <Specimen state="disabled">
            <Button type="button" variant={variant} disabled>
              {s('action')}
            </Button>
          </Specimen>
          <Specimen state="busy">
            <Button type="button" variant={variant} busy>
              {s('action')}
            </Button>
          </Specimen>
          <Specimen state="link">
            <ButtonLink to="#" variant={variant}>
              {s('action.other')}
            </ButtonLink>
          </Specimen>
          <Specimen wide>
            <Button type="button" variant={variant} className="w-full sm:w-auto">
              {s('action.long')}
            </Button>
          </Specimen>
        </Section>
      ))}
      <Section name="icon">
        {ICON_NAMES.map((name) => (
          <Specimen key={name} state={name}>
            <Icon name={name} size={24} />
          </Specimen>
        ))}
      </Section>
    </>
  );
}
