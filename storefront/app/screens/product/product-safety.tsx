import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

type Operator = NonNullable<ProductView['manufacturer']>;

/**
 * The article's maker, the responsible party in the Union, and its warnings: on the page itself, visible without a
 * press (Regulation (EU) 2023/988 art. 19).
 */
export function ProductSafety({ product }: { product: ProductView }) {
  const t = useText();
  const { manufacturer, responsiblePerson, safetyNotes } = product;
  if (!manufacturer && !responsiblePerson && safetyNotes.length === 0) return null;
  return (
    <section aria-labelledby="safety">
      <h2 id="safety" className="mb-3 text-xl">
        {t('product.maker')}
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4 text-sm">
        {manufacturer && <Address title={t('product.maker.manufacturer')} operator={manufacturer} />}
        {responsiblePerson && <Address title={t('product.maker.responsible')} operator={responsiblePerson} />}
      </div>
      {safetyNotes.length > 0 && (
        <div className="mt-4 text-sm">
          <h3 className="mb-1 font-semibold">{t('product.safety')}</h3>
          <ul className="space-y-1.5">
            {safetyNotes.map((note) => (
              <li key={note} className="flex gap-2">
                <Icon name="warning" className="text-warning" />
                {note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Address({ title, operator }: { title: string; operator: Operator }) {
  const { name, streetAddress, postalCode, addressLocality, countryName, email, url } = operator;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <address className="not-italic">
        {name}
        <br />
        {streetAddress}
        <br />
        {`${postalCode} ${addressLocality}`}
        <br />
        {countryName}
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center wrap-anywhere">
              {email}
            </a>
          </>
        )}
        {url && URL.canParse(url) && (
          <>
            <br />
            <a
              href={url}
              rel="noreferrer nofollow"
              className="link inline-flex min-h-6 items-center wrap-anywhere"
            >
              {new URL(url).hostname}
            </a>
          </>
        )}
      </address>
    </div>
  );
}
