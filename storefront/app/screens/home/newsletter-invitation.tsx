import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { useText } from '#app/texts/texts.tsx';

/** The newsletter, with its form in place. */
export function NewsletterInvitation({ approval }: { approval: boolean }) {
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
        <p className="mt-2">{t('newsletter.form.text')}</p>
      </div>
      <NewsletterForm approval={approval} />
    </section>
  );
}
