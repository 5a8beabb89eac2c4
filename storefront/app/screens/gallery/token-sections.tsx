import { Section, Specimen } from './specimen.tsx';

/** Complete class names: the stylesheet is made from the names in the source. */
const ELEVATIONS = ['shadow-bar', 'shadow-float', 'shadow-dialog'] as const;
const SURFACES = ['bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-pressed', 'bg-tile'] as const;

/** The roles that widgets are made of: elevations and surfaces. */
export function TokenSections() {
  return (
    <>
      <Section name="elevation">
        {ELEVATIONS.map((elevation) => (
          <Specimen key={elevation} state={elevation}>
            <div className={`m-4 h-24 w-40 rounded bg-raised ${elevation}`} />
          </Specimen>
        ))}
      </Section>
      <Section name="surfaces">
        {SURFACES.map((surface) => (
          <Specimen key={surface} state={surface}>
            <div className={`h-16 w-32 rounded border border-line ${surface}`} />
          </Specimen>
        ))}
      </Section>
    </>
  );
}
