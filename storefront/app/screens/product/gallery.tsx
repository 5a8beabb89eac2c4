import { type MouseEvent, useRef, useState } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { ProductPicture } from '#app/ui/picture.tsx';

/** On phones low enough for the price to stand above the bar with the button, on short ones too. */
const LOW = 'max-md:h-[clamp(9rem,100svh-30rem,15.5rem)]';
const LARGE = '(width < 37.5rem) 60vw, (width < 56.25rem) 50vw, 36rem';

/** Pictures side by side, pushed with the finger or led to by the small ones; these are links, so scripts only help. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const t = useText();
  // another colour has other pictures and begins at its first
  return (
    <section aria-label={t('catalogue.product.gallery', { name })} className="min-w-0">
      {pictures.length > 0 ? (
        <Pictures key={pictures[0]} pictures={pictures} name={name} />
      ) : (
        <ProductPicture
          id={null}
          alt={t('catalogue.product.picture.none', { name })}
          sizes={LARGE}
          className={`${LOW} max-md:w-full`}
        />
      )}
    </section>
  );
}

function Pictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = pictures.length;
  const show = (event: MouseEvent, index: number) => {
    const picture = list.current?.children[index];
    if (!(picture instanceof HTMLElement) || !list.current) return;
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current.scrollTo({
      left: picture.offsetLeft - list.current.offsetLeft,
      behavior: still ? 'auto' : 'smooth',
    });
  };
  return (
    <div className="flex flex-col gap-3 lg:sticky lg:top-30 lg:flex-row-reverse">
      <ul
        ref={list}
        className="gallery lg:flex-1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / Math.max(currentTarget.clientWidth, 1)))
        }
      >
        {pictures.map((id, index) => (
          <li key={id} id={`picture-${index + 1}`} className={index === 0 ? 'product-morph' : undefined}>
            <ProductPicture
              id={id}
              alt={t('catalogue.product.picture', { name, number: index + 1, count })}
              sizes={LARGE}
              scale="large"
              priority={index === 0}
              className={LOW}
            />
          </li>
        ))}
      </ul>
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
    </div>
  );
}
