import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** The outcome of looking up the street of a postal code and house number. */
export type Completed = {
  readonly prefix: Prefix;
  /** other: the field has another value, which stays */
  readonly outcome: 'found' | 'other' | 'none' | 'unavailable';
  readonly street: string;
  readonly city: string;
};

type Prefix = 'billing' | 'delivery';

/**
 * Looks up the street of a postal code and house number by a button; with scripts as soon as both are typed. A street
 * that was typed by hand is never overwritten.
 */
export function StreetCompletion({ prefix, completed }: { prefix: Prefix; completed: Completed | null }) {
  const t = useText();
  const { said, button } = useCompletion(prefix, completed);
  return (
    <div className="street-completion col-span-6 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        ref={button}
        type="submit"
        name="ask"
        value={`street:${prefix}`}
        size="s"
        variant="secondary"
        className="unscripted"
      >
        {t('delivery.street.fill')}
      </Button>
      <p role="status" className="text-sm text-muted">
        {said && t(`delivery.street.${said.outcome}`, { street: said.street, city: said.city })}
      </p>
    </div>
  );
}

/** Looks up when the typed house number or postal code loses the focus while the street is still empty. */
function useCompletion(prefix: Prefix, completed: Completed | null) {
  const button = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<{ completed?: Completed }>();
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const handleBlur = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !isKeyField(prefix, target.name)) return;
      const readTyped = (name: string) => findField(form, `${prefix}.${name}`)?.value.trim() ?? '';
      if (readTyped('street') || !readTyped('postalCode') || !readTyped('houseNumber')) return;
      const asked = new FormData();
      asked.set('intent', 'delivery');
      asked.set('ask', `street:${prefix}`);
      for (const name of ['postalCode', 'houseNumber']) asked.set(`${prefix}.${name}`, readTyped(name));
      // the form's property is an absolute address, which the router would take for a path
      fetcher.submit(asked, { method: 'post', action: form.getAttribute('action') ?? '' });
    };
    form.addEventListener('change', handleBlur);
    return () => form.removeEventListener('change', handleBlur);
  }, [prefix, fetcher.submit]);
  const answered = fetcher.data?.completed;
  useEffect(() => {
    const form = button.current?.form;
    if (!form || answered?.outcome !== 'found') return;
    for (const name of ['street', 'city'] as const) {
      const field = findField(form, `${prefix}.${name}`);
      if (field && field.value.trim() === '') field.value = answered[name];
    }
  }, [prefix, answered]);
  const said = answered ?? completed;
  return { said: said?.prefix === prefix ? said : null, button };
}

function isKeyField(prefix: Prefix, name: string): boolean {
  return name === `${prefix}.postalCode` || name === `${prefix}.houseNumber`;
}

function findField(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
