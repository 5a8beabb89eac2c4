import type { Appointment } from '#commerce/buying/fitting/fitting-partners.ts';
import type { LineServiceKey, LineServiceSetting } from '#tenants/line-services.ts';

/** Answers about a line's services, by key; a key that is missing was not answered. */
export type ServiceAnswers = Readonly<Record<string, boolean>>;

/** A service that can be ordered with a line. Minor units, VAT included. */
export type ServiceOffer = {
  readonly key: LineServiceKey;
  readonly per: 'piece' | 'line';
  readonly unitMinor: number;
  /** how often the service is done when chosen */
  readonly quantity: number;
  readonly totalMinor: number;
  /** the law requires an answer: none is not "no" */
  readonly question: boolean;
  /** null for a question that is not answered yet */
  readonly chosen: boolean | null;
  /** the service is done at a partner's on an agreed day */
  readonly needsAppointment: boolean;
  /** null if it needs none, or the chosen one is no longer possible */
  readonly appointment: Appointment | null;
};

/** A service that was chosen. `totalMinor = unitMinor · quantity`. */
export type OrderedService = {
  readonly code: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly totalMinor: number;
  readonly taxRatePercent: number;
  /** null if it is done without one */
  readonly appointment: Appointment | null;
};

/**
 * Services that can be ordered with pieces of an article, with the answers. An answer about a service that is no
 * longer offered is ignored.
 * @param article its kind, and its price in minor units
 * @param appointment chosen with the line and still possible
 */
export function buildServiceOffers(
  settings: readonly LineServiceSetting[],
  article: { readonly kind: string; readonly unitMinor: number },
  quantity: number,
  answers: ServiceAnswers,
  appointment: Appointment | null = null,
): ServiceOffer[] {
  return settings.flatMap((service) => {
    if (!service.kinds.includes(article.kind)) return [];
    const price = service.prices.findLast(({ fromMinor }) => fromMinor <= article.unitMinor);
    if (!price) return [];
    const { key, per, question, appointment: needsAppointment } = service;
    const times = per === 'piece' ? quantity : 1;
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    return [
      {
        key,
        per,
        question,
        unitMinor: price.priceMinor,
        quantity: times,
        totalMinor: price.priceMinor * times,
        chosen: answer ?? (question ? null : false),
        needsAppointment,
        appointment: needsAppointment && answer ? appointment : null,
      },
    ];
  });
}

/** The chosen ones, as an order keeps them. */
export function buildOrderedServices(
  offers: readonly ServiceOffer[],
  taxRatePercent: number,
): OrderedService[] {
  return offers.flatMap(({ key, quantity, unitMinor, totalMinor, chosen, appointment }) =>
    chosen ? [{ code: key, quantity, unitMinor, totalMinor, taxRatePercent, appointment }] : [],
  );
}
