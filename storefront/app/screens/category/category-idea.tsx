import { ContentLink } from '#app/features/content/content-link.tsx';
import { assignKeysByPosition } from '#app/features/content/key-by-place.ts';
import { Rich } from '#app/features/content/rich-text.tsx';
import { buildPictureAddress, buildPictureSrcSet } from '#app/ui/media/picture-address.ts';
import type { CategoryIdea } from './category.query.ts';

const WIDTHS = [320, 560, 800] as const;

/** An editor's teaser, a strip above the articles on a wide screen; on phones it follows the articles. */
export function CategoryIdeaBanner({ idea }: { idea: CategoryIdea }) {
  const { pictureSmall, headline, words, to, callToAction } = idea;
  return (
    <section
      aria-labelledby="category-idea"
      className="last-on-phones overflow-hidden rounded bg-sunken max-md:order-last max-md:mt-10 md:mt-6 md:grid md:grid-cols-[16rem_1fr] lg:grid-cols-[20rem_1fr]"
    >
      <picture className="block aspect-[16/9] overflow-hidden bg-tile md:aspect-auto md:h-36">
        <source
          type="image/avif"
          srcSet={buildPictureSrcSet(pictureSmall, 'avif', WIDTHS)}
          sizes="(width < 37.5rem) 92vw, 20rem"
        />
        <img
          src={buildPictureAddress(pictureSmall, 560, 'webp')}
          alt=""
          width={560}
          height={315}
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-[50%_70%]"
        />
      </picture>
      <div className="flex flex-col items-start justify-center gap-1.5 p-5 md:px-8 md:py-3">
        <h2 id="category-idea" className="text-xl leading-tight font-semibold text-balance">
          {headline}
        </h2>
        {assignKeysByPosition(words).map(({ key, piece: paragraph }) => (
          <p key={key} className="max-w-text text-sm text-muted">
            <Rich {...paragraph} />
          </p>
        ))}
        <ContentLink to={to} className="button button-secondary button-m mt-1">
          {callToAction}
        </ContentLink>
      </div>
    </section>
  );
}
