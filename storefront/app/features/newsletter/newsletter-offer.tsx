import { useVoucherTexts } from '#app/features/basket/voucher-texts.ts';
import { useText } from '#app/texts/texts.tsx';
import { AccordionSection } from '#app/ui/accordion.tsx';
import type { NewsletterTerms } from './newsletter-form.tsx';

type Offer = NonNullable<NewsletterTerms['offer']>;

/** What a sign-up brings: the value and its minimum in a sentence; everything else about it opens below. */
export function NewsletterOffer({ offer, folded = true }: { offer: Offer; folded?: boolean }) {
  const t = useText();
  const { offer: sentence } = useOfferTexts(offer);
  return (
    <div>
      <p className="font-medium">{sentence}</p>
      {folded && (
        <div className="mt-2">
          <AccordionSection title={t('newsletter.offer.conditions')}>
            <OfferConditions offer={offer} />
          </AccordionSection>
        </div>
      )}
    </div>
  );
}

/** Every condition, from the campaign's data. */
export function OfferConditions({ offer }: { offer: Offer }) {
  const { conditions } = useOfferTexts(offer);
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}

function useOfferTexts(offer: Offer) {
  const t = useText();
  const texts = useVoucherTexts();
  const value = texts.amount(offer);
  const minimum = offer.minimum.minor > 0 ? texts.money(offer.minimum) : null;
  return {
    offer:
      minimum === null ? t('newsletter.offer', { value }) : t('newsletter.offer.minimum', { value, minimum }),
    conditions: [
      ...texts.conditions({ ...offer, customerGroup: null, personal: true }),
      t('newsletter.offer.days', { days: offer.validDays }),
    ],
  };
}
