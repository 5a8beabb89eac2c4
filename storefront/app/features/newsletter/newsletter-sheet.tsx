import { useState } from 'react';
import type { Paragraph } from '#app/features/content/content.fragment.ts';
import { Paragraphs } from '#app/features/content/rich-text.tsx';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { NewsletterForm, type NewsletterTerms } from './newsletter-form.tsx';
import { NewsletterOffer, OfferConditions } from './newsletter-offer.tsx';

/**
 * A link to the sign-up; with scripts it opens as a sheet over the page, and the conditions of its voucher as a modal
 * over that.
 */
export function NewsletterSheet({
  terms,
  areaKey,
  label,
}: {
  terms: NewsletterTerms & { readonly sheet: readonly Paragraph[] };
  areaKey: string;
  label: string;
}) {
  const t = useText();
  const shop = useShop();
  const [open, setOpen] = useState(false);
  const [reading, setReading] = useState(false);
  const { offer } = terms;
  return (
    <>
      <ButtonLink
        to={`${screenLink(shop, 'newsletter')}?areaKey=${areaKey}`}
        variant="secondary"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('newsletter.form.title')} place="sheet">
        <div className="space-y-4">
          <Paragraphs paragraphs={terms.sheet} className="" />
          {offer && <NewsletterOffer offer={offer} folded={false} />}
          {offer && (
            <button type="button" className="link text-sm" onClick={() => setReading(true)}>
              {t('newsletter.offer.conditions')}
            </button>
          )}
          <NewsletterForm terms={terms} areaKey={areaKey} id="newsletter-sheet" />
          <p className="text-sm text-muted">{t('newsletter.privacy')}</p>
        </div>
      </Dialog>
      {offer && (
        <Dialog open={reading} onClose={() => setReading(false)} title={t('newsletter.offer.conditions')}>
          <OfferConditions offer={offer} />
        </Dialog>
      )}
    </>
  );
}
