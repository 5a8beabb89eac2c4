import { NewsletterForm, type NewsletterTerms } from '#app/features/newsletter/newsletter-form.tsx';
import { NewsletterOffer } from '#app/features/newsletter/newsletter-offer.tsx';
import { useText } from '#app/texts/texts.tsx';

/** The newsletter with the advantages of a sign-up, and its form. */
export function NewsletterInvitation({ terms }: { terms: NewsletterTerms }) {
  const t = useText();
  return (
    <section
      aria-labelledby="newsletter"
      className="later grid gap-6 rounded bg-sunken p-5 md:p-10 lg:grid-cols-[2fr_3fr] lg:gap-16"
    >
      <div>
        <h2 id="newsletter" className="text-2xl">
          {t('newsletter.form.title')}
        </h2>
        <p className="mt-2 mb-3">{t('newsletter.form.text')}</p>
        {terms.offer && <NewsletterOffer offer={terms.offer} />}
      </div>
      <NewsletterForm terms={terms} areaKey="homeInvitation" />
    </section>
  );
}
