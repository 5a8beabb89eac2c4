import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';

const FullScreenGallery = lazy(() => loadLateCode(() => import('./full-screen-gallery.tsx')));

/** On phones as wide as the screen, and low enough for the price to be visible above the bar with the button. */
const LOW = 'max-md:h-[clamp(9rem,100svh-30.5rem,125vw)] max-md:w-full max-md:rounded-none';
/** Nothing to look at takes little of the screen. */
const NONE = 'max-md:h-40 max-md:w-full max-md:rounded-none md:aspect-[4/3]';
const LARGE = '(width < 37.5rem) 100vw, (width < 56.25rem) 50vw, 36rem';

type GalleryProps = {
  readonly pictures: readonly string[];
  readonly name: string;
  /** the article is wider than high */
  readonly wide: boolean;
};

/**
 * Pictures side by side, moved by the finger or by the small ones, and each a link to its large version; scripts show
 * that over the whole screen.
 */
export function Gallery({ pictures, name, wide }: GalleryProps) {
  const t = useText();
  // another colour has other pictures and begins with its first
  return (
    <section aria-label={t('catalogue.product.gallery', { name })} className="min-w-0">
      {pictures.length > 0 ? (
        <Pictures key={pictures[0]} pictures={pictures} name={name} wide={wide} />
      ) : (
        <ProductPicture
          id={null}
          alt={t('catalogue.product.picture.none', { name })}
          sizes={LARGE}
          className={NONE}
        />
      )}
    </section>
  );
}

function Pictures({ pictures, name, wide }: GalleryProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const count = pictures.length;
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo(index, still ? 'auto' : 'smooth');
  };
  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const picture = list.current?.children[index];
    if (picture instanceof HTMLElement)
      list.current?.scrollTo({ left: picture.offsetLeft - list.current.offsetLeft, behavior });
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setCurrent(index);
    setEnlarged(true);
  };
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-30 lg:flex-row-reverse">
      <div className="relative min-w-0 lg:flex-1">
        <ul
          ref={list}
          className="gallery"
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
          }
        >
          {pictures.map((id, index) => (
            <li key={id} id={`picture-${index + 1}`} className={index === 0 ? 'product-morph' : undefined}>
              <a
                href={buildPictureAddress(id, 1600, 'webp')}
                className="relative block cursor-zoom-in"
                onClick={(event) => enlarge(event, index)}
              >
                <ProductPicture
                  id={id}
                  alt={t('catalogue.product.picture', { name, number: index + 1, count })}
                  sizes={LARGE}
                  scale="large"
                  priority={index === 0}
                  className={wide ? `${LOW} gallery-wide` : LOW}
                />
                <span className="sr-only">{t('product.gallery.enlarge')}</span>
              </a>
            </li>
          ))}
        </ul>
        <p aria-hidden="true" className="gallery-mark">
          {count > 1 && <span className="tabular-nums md:hidden">{`${current + 1} / ${count}`}</span>}
          <Icon name="enlarge" size={16} />
        </p>
      </div>
      {count > 1 && (
        <ul className="flex gap-2 max-md:hidden lg:w-20 lg:flex-col">
          {pictures.map((id, index) => (
            <li key={id} className="w-16 lg:w-full">
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => show(event, index)}
                aria-label={t('catalogue.product.picture.show', { number: index + 1 })}
                aria-current={index === current || undefined}
                className="block rounded border border-transparent hover:border-line-strong aria-[current]:border-text"
              >
                <ProductPicture id={id} alt="" sizes="5rem" scale="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged && (
        <Suspense fallback={null}>
          <FullScreenGallery
            pictures={pictures}
            name={name}
            current={current}
            standIn={list.current?.children[current]?.querySelector('img')?.currentSrc}
            onShow={(index) => {
              setCurrent(index);
              scrollTo(index, 'auto');
            }}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
