import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** The outcome of looking up the street of a postal code and house number. */
export type Completed = {
  readonly prefix: Prefix;
  /** other: the field has another value, which stays; partial: the postal code lacks a part */
  readonly outcome: 'found' | 'other' | 'partial' | 'none' | 'unavailable';
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
    <div className="street-completion col-span-full flex flex-wrap items-center gap-x-4 gap-y-1">
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

/** Looks up when the typed house number or postal code loses the focus, unless the street was typed by hand. */
function useCompletion(prefix: Prefix, completed: Completed | null) {
  const button = useRef<HTMLButtonElement>(null);
  const fetcher = useFetcher<{ completed?: Completed }>();
  const filled = useRef<Completed | null>(null);
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const handleBlur = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !isKeyField(prefix, target.name)) return;
      const readTyped = (name: string) => findField(form, `${prefix}.${name}`)?.value.trim() ?? '';
      if (!readTyped('postalCode') || !readTyped('houseNumber')) return;
      // what was filled in belonged to the code before; what was typed by hand stays
      const isFilled =
        readTyped('street') === filled.current?.street && readTyped('city') === filled.current.city;
      if (readTyped('street') && !isFilled) return;
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
    if (!form || !answered) return;
    for (const name of ['street', 'city'] as const) {
      const field = findField(form, `${prefix}.${name}`);
      const typed = field?.value.trim();
      if (field && (typed === '' || typed === filled.current?.[name])) field.value = answered[name];
    }
    filled.current = answered;
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
