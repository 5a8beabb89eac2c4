import { Link } from 'react-router';
import { AvailabilityText } from '#app/features/delivery/availability-text.tsx';
import { useFittingDays } from '#app/features/fitting/fitting-days.ts';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { MiniBasketData } from './mini-basket.query.ts';
import { goesToPartner } from './open-questions.ts';
import { findServiceText } from './service-texts.ts';

/** Lines shown before "and more". */
const SHOWN = 6;

/** The basket's first lines, each with what was chosen and its day. */
export function MiniBasketLines({ lines }: { lines: MiniBasketData['lines'] }) {
  const shop = useShop();
  const t = useText();
  const fittingDays = useFittingDays();
  const hidden = lines.length - SHOWN;
  return (
    <ul className="divide-y divide-line">
      {lines.slice(0, SHOWN).map(({ id, quantity, product, price, availability, delivery, ...fitting }) => (
        <li key={id} className="flex gap-4 py-4 first:pt-0">
          <ProductPicture
            id={product.picture}
            alt=""
            sizes="4.5rem"
            scale="small"
            className="w-18 shrink-0 self-start"
          />
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-semibold">{product.brandName}</p>
            <Link to={productLink(shop, product, product.variantSku)} className="hover:underline">
              {removeBrandFromName(product.name, product.brandName)}
            </Link>
            <p className="text-muted">{product.options.map((option) => option.value).join(' · ')}</p>
            <p>
              <AvailabilityText
                availability={availability}
                dates={delivery}
                isFitted={goesToPartner(fitting.services)}
              />
            </p>
            <ServiceNames services={fitting.services} />
            {fitting.appointment && <p>{fittingDays([fitting.appointment])}</p>}
            <ProductLabels product={product} />
            <p className="mt-1 flex flex-wrap justify-between gap-x-4">
              <span className="text-muted">{t('shell.mini.quantity', { count: quantity })}</span>
              <span className="font-semibold">
                <MoneyText money={price.total} />
              </span>
            </p>
          </div>
        </li>
      ))}
      {hidden > 0 && <li className="pt-4 text-sm text-muted">{t('shell.mini.more', { count: hidden })}</li>}
    </ul>
  );
}

/** The names of the services that were chosen with a line. */
function ServiceNames({ services }: Pick<MiniBasketData['lines'][number], 'services'>) {
  const t = useText();
  const names = services.flatMap(({ key, chosen }) => (chosen && findServiceText(key)) || []);
  return names.map((name) => (
    <p key={name} className="text-muted">
      {`+ ${t(name)}`}
    </p>
  ));
}
