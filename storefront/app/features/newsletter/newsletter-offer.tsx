import { useText } from '#app/texts/texts.tsx';
import { AccordionSection } from '#app/ui/layer/accordion.tsx';
import type { NewsletterTerms } from './newsletter-form.tsx';

type Offer = NonNullable<NewsletterTerms['offer']>;

/** The advantages of a sign-up: the value and its minimum in a sentence; further details open below. */
export function NewsletterOffer({ offer, folded = true }: { offer: Offer; folded?: boolean }) {
  const t = useText();
  return (
    <div>
      <p className="font-medium">{offer.sentence}</p>
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
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm">
      {offer.conditions.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  );
}
