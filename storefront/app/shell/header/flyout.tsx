import { Link } from 'react-router';
import { ContentLink } from '#app/features/content/content-link.tsx';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Thumbnail } from '#app/ui/media/picture.tsx';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { type NavigationItem, useNavigationData, useServiceMenu } from './navigation-data.ts';

const COLUMNS = 4;

/** The menu of one top category, over the page. Loaded on intent, with its data. */
export default function Flyout({
  id,
  top,
  onClose,
}: {
  id: string;
  top: { id: string; name: string; path: string };
  onClose: () => void;
}) {
  const t = useText();
  const shop = useShop();
  const { items, failed } = useNavigationData('web');
  const service = useServiceMenu('web');
  const item = items?.find(({ id }) => id === top.id);
  return (
    <div id={id} className="flyout absolute inset-x-0 top-full border-b border-line bg-raised shadow-float">
      <div className="wrap max-h-[75dvh] overflow-y-auto py-8">
        <Link
          to={categoryLink(shop, top.path)}
          prefetch="intent"
          onClick={onClose}
          className="link mb-6 inline-block text-sm font-semibold"
        >
          {t('shell.flyout.all', { name: top.name })}
        </Link>
        {failed && <p className="pb-4 text-sm text-muted">{t('shell.flyout.failed')}</p>}
        {!items && !failed && <FlyoutSkeleton />}
        {item && (
          <ul className="grid grid-cols-4 gap-x-8 gap-y-8" aria-label={top.name}>
            {item.children.map((child) => (
              <Column key={child.id} item={child} onClose={onClose} />
            ))}
            {item.picture && item.children.length < COLUMNS && (
              <li className="col-span-1 col-end-5">
                <WholeDepartment top={top} picture={item.picture} onClose={onClose} />
              </li>
            )}
          </ul>
        )}
        {service.length > 0 && (
          <ul
            aria-label={t('shell.footer.service')}
            className="mt-6 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-muted"
          >
            {service.map(({ label, to }) => (
              <li key={to}>
                <ContentLink to={to} className="inline-block py-1 hover:text-text hover:underline">
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Column({ item, onClose }: { item: NavigationItem; onClose: () => void }) {
  const shop = useShop();
  return (
    <li>
      <Link
        to={categoryLink(shop, item.path)}
        prefetch="intent"
        onClick={onClose}
        className="flex items-center gap-3 font-semibold hover:text-accent"
      >
        {item.picture && <Thumbnail id={item.picture} />}
        {item.name}
      </Link>
      {item.children.length > 0 && (
        <ul className="mt-2 space-y-0.5 text-sm text-muted">
          {item.children.map((child) => (
            <li key={child.id}>
              <Link
                to={categoryLink(shop, child.path)}
                prefetch="intent"
                onClick={onClose}
                className="inline-block py-1 hover:text-text hover:underline"
              >
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A picture of the department where the columns leave room. Screen readers get the same link above. */
function WholeDepartment({
  top,
  picture,
  onClose,
}: {
  top: { path: string };
  picture: string;
  onClose: () => void;
}) {
  const shop = useShop();
  return (
    <Link
      to={categoryLink(shop, top.path)}
      onClick={onClose}
      tabIndex={-1}
      aria-hidden="true"
      className="block overflow-hidden rounded bg-tile"
    >
      <img
        src={buildPictureAddress(picture, 400, 'webp')}
        srcSet={`${buildPictureAddress(picture, 800, 'webp')} 2x`}
        alt=""
        width={400}
        height={250}
        decoding="async"
        className="aspect-[16/10] w-full object-cover object-[72%]"
      />
    </Link>
  );
}

function FlyoutSkeleton() {
  return (
    <div className="grid grid-cols-4 gap-8" aria-busy="true">
      {['a', 'b', 'c', 'd'].map((column) => (
        <div key={column} className="space-y-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      ))}
    </div>
  );
}
