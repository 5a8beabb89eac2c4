import { buildPromotionMark } from '#app/features/measurement/promotion-mark.ts';
import { CoverPicture, TeaserPicture } from '#app/ui/media/picture.tsx';
import { ContentLink } from './content-link.tsx';
import { assignKeysByPosition } from './key-by-place.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { joinSpans, Rich } from './rich-text.tsx';

/** A picture with its caption. */
export function PictureBlock({
  block: { picture, pictureSmall, alt, legend },
}: {
  block: BlockOf<'ContentPicture'>;
}) {
  return (
    <figure>
      <div className="overflow-hidden rounded">
        <TeaserPicture wideId={picture} squareId={pictureSmall} alt={alt} />
      </div>
      {assignKeysByPosition(legend).map(({ key, piece: paragraph }) => (
        <figcaption key={key} className="mt-2 text-sm text-muted">
          <Rich {...paragraph} />
        </figcaption>
      ))}
    </figure>
  );
}

type Teaser = BlockOf<'ContentTeaser'>['teasers'][number];

/** One teaser is large, with its text on a surface of its own; several are beside each other. */
export function Teasers({
  block: { heading, teasers },
  place,
}: {
  block: BlockOf<'ContentTeaser'>;
  place: number;
}) {
  const [first] = teasers;
  if (!first) return null;
  const Title = heading ? 'h3' : 'h2';
  if (teasers.length === 1) return <LargeTeaser teaser={first} Title={Title} slot={`teaser-${place}`} />;
  return (
    <ul
      className={`mt-4 grid gap-x-4 gap-y-8 ${teasers.length % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
    >
      {assignKeysByPosition(teasers).map(({ key, piece: teaser }, index) => (
        <li key={key} {...buildTeaserMark(teaser, `teaser-${place}-${index + 1}`)}>
          <SmallTeaser teaser={teaser} Title={Title} />
        </li>
      ))}
    </ul>
  );
}

type Shown = { teaser: Teaser; Title: 'h2' | 'h3' };

function buildTeaserMark({ to, headline, picture }: Teaser, slot: string) {
  return buildPromotionMark({ id: to, name: headline, creative: picture, slot });
}

function LargeTeaser({ teaser, Title, slot }: Shown & { slot: string }) {
  const { picture, pictureSmall, headline, words, to, callToAction } = teaser;
  return (
    <div
      {...buildTeaserMark(teaser, slot)}
      className="overflow-hidden rounded bg-sunken md:grid md:grid-cols-[3fr_2fr]"
    >
      <div className="md:[&_picture]:aspect-auto md:[&_picture]:h-full">
        <TeaserPicture wideId={picture} squareId={pictureSmall} alt="" />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-5 md:p-8 lg:p-10">
        <Title className="text-2xl leading-tight font-semibold text-balance">{headline}</Title>
        {assignKeysByPosition(words).map(({ key, piece: paragraph }) => (
          <p key={key} className="text-muted">
            <Rich {...paragraph} />
          </p>
        ))}
        <ContentLink to={to} className="button button-primary button-l mt-2">
          {callToAction}
        </ContentLink>
      </div>
    </div>
  );
}

const WIDTHS = [400, 560, 800] as const;
const SIZES = '(width < 37.5rem) 92vw, (width < 71.25rem) 46vw, 35rem';

function SmallTeaser({ teaser: { pictureSmall, headline, words, to, callToAction }, Title }: Shown) {
  return (
    <ContentLink to={to} className="group block">
      <CoverPicture
        id={pictureSmall}
        offered={WIDTHS}
        plain={560}
        sizes={SIZES}
        ratio={[560, 420]}
        zooms
        className="aspect-[4/3] rounded"
      />
      <Title className="mt-3 text-lg leading-tight font-semibold text-balance">{headline}</Title>
      {assignKeysByPosition(words).map(({ key, piece: paragraph }) => (
        // a link must not contain links
        <p key={key} className="mt-1 text-sm text-muted">
          {joinSpans(paragraph)}
        </p>
      ))}
      <span className="mt-2 inline-block text-sm font-semibold underline underline-offset-4">
        {callToAction}
      </span>
    </ContentLink>
  );
}

/** The words of a person, and the person's name. */
export function Quotation({ block: { quote, author, role } }: { block: BlockOf<'ContentQuotation'> }) {
  return (
    <figure className="border-s-4 border-accent ps-5 md:ps-8">
      <blockquote className="text-xl leading-snug text-balance md:text-2xl">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="mt-3 text-sm text-muted">
        <span className="font-semibold text-text">{author}</span>
        {role && <span className="block">{role}</span>}
      </figcaption>
    </figure>
  );
}
