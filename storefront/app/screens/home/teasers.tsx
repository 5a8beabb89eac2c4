import { Link } from 'react-router';
import { buildPromotionMark } from '#app/features/measurement/promotion-mark.ts';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CoverPicture, TeaserPicture } from '#app/ui/media/picture.tsx';
import type { Teaser } from './home.query.ts';

/** The first large, the others beside each other. */
export function Teasers({ teasers }: { teasers: readonly Teaser[] }) {
  const t = useText();
  const [first, ...others] = teasers;
  if (!first) return null;
  return (
    <section aria-label={t('home.teasers')}>
      <Hero teaser={first} />
      {others.length > 0 && (
        <ul className="wrap mt-4 grid gap-4 md:grid-cols-2">
          {others.map((teaser, index) => (
            <li key={teaser.headline} {...buildHomeMark(teaser, `teaser-${index + 1}`)}>
              <SmallTeaser teaser={teaser} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The picture fills its frame, and is as high as the text needs; the text has a surface of its own, so that it can be
 * read on any picture.
 */
function Hero({ teaser }: { teaser: Teaser }) {
  const shop = useShop();
  return (
    <div
      {...buildHomeMark(teaser, 'hero')}
      className="mx-auto max-w-[100rem] md:grid md:*:[grid-area:1/1] md:*:place-self-stretch"
    >
      <TeaserPicture wideId={teaser.picture} squareId={teaser.pictureSmall} alt="" priority />
      <div className="wrap md:self-end! md:py-8 lg:py-12">
        <div className="relative -mt-8 rounded bg-surface p-5 shadow-float md:mt-0 md:max-w-88 md:p-6 lg:max-w-narrow lg:p-8 max-md:shadow-none">
          <h2 className="text-3xl">{teaser.headline}</h2>
          <p className="mt-2 mb-5 text-muted">{teaser.text}</p>
          <Link
            to={categoryLink(shop, teaser.path)}
            prefetch="intent"
            className="button button-primary button-l"
          >
            {teaser.callToAction}
          </Link>
        </div>
      </div>
    </div>
  );
}

function SmallTeaser({ teaser }: { teaser: Teaser }) {
  const shop = useShop();
  return (
    <Link
      to={categoryLink(shop, teaser.path)}
      prefetch="intent"
      className="group grid h-full grid-cols-[2fr_3fr] overflow-hidden rounded bg-sunken lg:grid-cols-2"
    >
      <SquarePicture id={teaser.pictureSmall} />
      <span className="flex flex-col justify-center gap-2 p-4 lg:p-8">
        <span className="text-lg leading-tight font-semibold text-balance lg:text-xl">{teaser.headline}</span>
        <span className="text-sm text-muted max-md:hidden">{teaser.text}</span>
        <span className="mt-1 text-sm font-semibold group-hover:underline">
          {teaser.callToAction}
          {/* a sign, not a picture: only a sign stays on the line of the last word */}
          <span aria-hidden="true">{'\u00a0›'}</span>
        </span>
      </span>
    </Link>
  );
}

/** @param place of the home page, without its name */
export function buildHomeMark({ path, headline, pictureSmall }: Teaser, place: string) {
  return buildPromotionMark({ id: path, name: headline, creative: pictureSmall, slot: `home-${place}` });
}

const WIDTHS = [160, 320, 560] as const;
const SIZES = '(width < 37.5rem) 40vw, (width < 71.25rem) 25vw, 18rem';

/** A teaser's picture cut to a square, or higher where the text is longer, beside text that describes it. */
function SquarePicture({ id }: { id: string }) {
  return (
    <CoverPicture
      id={id}
      offered={WIDTHS}
      plain={400}
      sizes={SIZES}
      ratio={[400, 400]}
      zooms
      className="relative aspect-square min-h-full w-full"
      crop="absolute inset-0"
    />
  );
}
