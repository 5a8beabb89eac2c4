/** The forms in which an attribute can be printed; null: the article has no such fact. */
export type FactReader = {
  readonly value: (key: string) => string | null;
  readonly bare: (key: string) => string | null;
  readonly label: (key: string) => string | null;
  readonly counted: (key: string) => string | null;
};

const BLANK = /\{([a-z0-9-]+)(?::(bare|label|counted))?\}/g;

/**
 * The facts that a tile prints, in their order; one that lacks an attribute is left out whole.
 * @param facts as tenants/kind-facts.ts describes them
 */
export function printFacts(facts: readonly string[], read: FactReader): string[] {
  return facts.flatMap((fact) => {
    let isWhole = true;
    const printed = fact.replace(BLANK, (_, key: string, form: 'bare' | 'label' | 'counted' | undefined) => {
      const part = read[form ?? 'value'](key);
      isWhole &&= part !== null;
      return part ?? '';
    });
    return isWhole ? [printed.replaceAll(' ', '\u00a0')] : [];
  });
}
