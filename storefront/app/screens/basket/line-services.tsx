import type { ResultOf } from 'gql.tada';
import { Fragment, useId } from 'react';
import { useFetcher } from 'react-router';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import { useServicePrice } from '#app/features/basket/service-choice.tsx';
import { findServiceText } from '#app/features/basket/service-texts.ts';
import { YesOrNo } from '#app/features/basket/yes-or-no.tsx';
import type { FormState } from '#app/form/form-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangeFailed } from './change-failed.tsx';
import { LineFitting } from './line-fitting.tsx';

type Line = ResultOf<typeof BasketLineFields>;
type Service = Line['services'][number];

/**
 * The services that can be ordered with a line, and the questions that the law requires. Each is sent as soon as it
 * is chosen.
 */
export function LineServices({ line, action }: { line: Line; action: string }) {
  const t = useText();
  const questions = line.services.filter(({ question }) => question);
  const offers = line.services.filter(({ question }) => !question);
  return (
    <>
      {questions.map((service) => (
        <ServiceQuestion key={service.key} line={line} service={service} action={action} />
      ))}
      {offers.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="text-sm font-medium">
            {t('basket.services.title')}
            <span className="sr-only">{`: ${line.product.name}`}</span>
          </legend>
          {offers.map((service) => (
            <Fragment key={service.key}>
              <ServiceOffer line={line} service={service} action={action} />
              {service.needsAppointment && service.chosen && <LineFitting line={line} />}
            </Fragment>
          ))}
        </fieldset>
      )}
    </>
  );
}

type Props = { line: Line; service: Service; action: string };

function ServiceOffer({ line, service, action }: Props) {
  const t = useText();
  const fetcher = useFetcher<FormState>();
  const price = useServicePrice()(service);
  const name = findServiceText(service.key);
  const hint = findServiceText(service.key, '.hint');
  const sent = fetcher.formData?.get('chosen');
  const chosen = fetcher.formData ? sent === 'yes' : service.chosen === true;
  if (!name || !hint) return null;
  return (
    <fetcher.Form method="post" action={action} className="flex flex-wrap items-center gap-x-4">
      <ServiceFields line={line} service={service} />
      <label className="flex min-h-control-l min-w-0 flex-1 items-start gap-3 py-2 text-sm">
        <input
          type="checkbox"
          name="chosen"
          value="yes"
          checked={chosen}
          className="choice"
          onChange={({ currentTarget: { form, checked } }) => {
            const data = new FormData(form ?? undefined);
            data.set('chosen', checked ? 'yes' : 'no');
            void fetcher.submit(data, { method: 'post', action, preventScrollReset: true });
          }}
        />
        <span className="min-w-0">
          <span className="block">{t(name)}</span>
          <span className="block text-muted">
            <span className="tabular-nums">{price}</span> · {t(hint)}
          </span>
        </span>
      </label>
      <Save />
      <ChangeFailed state={fetcher.data} />
    </fetcher.Form>
  );
}

/** A question without a preselected answer: one is needed, and "no" is one. */
function ServiceQuestion({ line, service, action }: Props) {
  const t = useText();
  const fetcher = useFetcher<FormState>();
  const id = useId();
  const question = findServiceText(service.key, '.question');
  const hint = findServiceText(service.key, '.hint');
  const price = useServicePrice()(service);
  const sent = fetcher.formData?.get('chosen');
  const chosen = sent === undefined || sent === null ? service.chosen : sent === 'yes';
  if (!question || !hint) return null;
  const open = chosen === null;
  return (
    <fetcher.Form method="post" action={action} id={`question-${line.id}`} className="mb-3">
      <ServiceFields line={line} service={service} />
      <fieldset
        aria-describedby={open ? id : undefined}
        className={`rounded border p-3 text-sm ${open ? 'border-warning' : 'border-line'}`}
      >
        <legend className="px-1 font-medium">{t(question)}</legend>
        <p className="text-muted">
          {t(hint)} <span className="tabular-nums">({price})</span>
        </p>
        <div className="flex flex-wrap gap-x-6">
          <YesOrNo
            name="chosen"
            required
            chosen={chosen}
            onChange={({ currentTarget: { form } }) =>
              void fetcher.submit(form, { method: 'post', action, preventScrollReset: true })
            }
          />
          <Save />
        </div>
        {open && (
          <p id={id} className="font-medium text-warning">
            {t('basket.service.asked')}
          </p>
        )}
      </fieldset>
      <ChangeFailed state={fetcher.data} />
    </fetcher.Form>
  );
}

function ServiceFields({ line, service }: Pick<Props, 'line' | 'service'>) {
  return (
    <>
      <input type="hidden" name="intent" value="service" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="service" value={service.key} />
    </>
  );
}

/** Sends a choice without scripts. */
function Save() {
  const t = useText();
  return (
    <noscript>
      <Button type="submit" size="m" variant="secondary">
        {t('basket.service.save')}
      </Button>
    </noscript>
  );
}
