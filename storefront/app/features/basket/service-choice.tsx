import type { ChangeEvent } from 'react';
import { Link } from 'react-router';
import { fittingLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { getServiceFieldName } from './service-answers.ts';
import { findServiceText } from './service-texts.ts';
import { YesOrNo } from './yes-or-no.tsx';

export type Service = {
  readonly key: string;
  readonly per: 'PIECE' | 'LINE';
  readonly unit: Parameters<ReturnType<typeof useMoneyText>>[0];
  readonly question: boolean;
  readonly needsAppointment: boolean;
};

/**
 * Services that can be ordered with an article: none is preselected, and chosen ones go into the basket with it. A
 * question that the law requires can be answered here; an open one is shown in the basket.
 * @param form id of the form that puts the article into the basket
 * @param onChosen called with the keys of all that are ordered, whenever one changes
 */
export function ServiceChoice({
  services,
  form,
  onChosen,
}: {
  services: readonly Service[];
  form: string;
  onChosen: (keys: readonly string[]) => void;
}) {
  const t = useText();
  const questions = services.filter(({ question }) => question);
  const offers = services.filter(({ question }) => !question);
  if (services.length === 0) return null;
  const tell = ({ currentTarget }: ChangeEvent<HTMLDivElement>) =>
    onChosen(
      services
        .map(({ key }) => key)
        .filter((key) =>
          currentTarget.querySelector(
            `[name="${CSS.escape(getServiceFieldName(key))}"][value="yes"]:checked`,
          ),
        ),
    );
  return (
    <div className="screen-only rounded border border-line px-4 py-2 text-sm" onChange={tell}>
      {questions.map((service) => (
        <Question key={service.key} service={service} form={form} />
      ))}
      {offers.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="float-start w-full pt-2 font-semibold">{t('basket.services.title')}</legend>
          {offers.map((service) => (
            <Offer key={service.key} service={service} form={form} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** "gratis", "29,00 per stuk" or "19,00". */
export function useServicePrice(): (service: Pick<Service, 'unit' | 'per'>) => string {
  const t = useText();
  const moneyText = useMoneyText();
  return ({ unit, per }) => {
    if (unit.minor === 0) return t('basket.service.free');
    return per === 'PIECE' ? t('basket.service.each', { price: moneyText(unit) }) : moneyText(unit);
  };
}

type Props = { service: Service; form: string };

function Offer({ service, form }: Props) {
  const t = useText();
  const shop = useShop();
  const price = useServicePrice()(service);
  const name = findServiceText(service.key);
  const hint = findServiceText(service.key, '.hint');
  if (!name || !hint) return null;
  return (
    <>
      <label className="clear-both flex min-h-control-l items-start gap-3 py-2">
        <input
          type="checkbox"
          form={form}
          name={getServiceFieldName(service.key)}
          value="yes"
          className="choice"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{t(name)}</span>
            <span className="tabular-nums">{price}</span>
          </span>
          <span className="block text-muted">{t(hint)}</span>
        </span>
      </label>
      {service.needsAppointment && (
        // as a document: the browser keeps the choices here for "back"
        <Link
          to={fittingLink(shop, null)}
          reloadDocument
          className="link touch ms-8 mb-1 inline-block"
          rel="nofollow"
        >
          {t('basket.fitting.partners')}
        </Link>
      )}
    </>
  );
}

function Question({ service, form }: Props) {
  const t = useText();
  const price = useServicePrice()(service);
  const question = findServiceText(service.key, '.question');
  const hint = findServiceText(service.key, '.hint');
  if (!question || !hint) return null;
  return (
    <fieldset className="min-w-0 border-b border-line pb-1 last:border-0">
      <legend className="float-start w-full pt-2 font-semibold">{t(question)}</legend>
      <p className="clear-both text-muted">
        {t(hint)} <span className="tabular-nums">({price})</span>
      </p>
      <div className="flex flex-wrap gap-x-6">
        <YesOrNo form={form} name={getServiceFieldName(service.key)} />
      </div>
    </fieldset>
  );
}
