import { Link } from 'react-router';
import { categoryLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { CoverPicture } from '#app/ui/media/picture.tsx';
import type { Teaser } from './home.query.ts';
import { buildHomeMark } from './teasers.tsx';

const WIDTHS = [400, 560, 800] as const;
const SIZES = '(width < 37.5rem) 78vw, (width < 71.25rem) 32vw, 23rem';

/** Teasers side by side, which scroll sideways on phones. */
export function Inspiration({ ideas }: { ideas: readonly Teaser[] }) {
  const t = useText();
  if (ideas.length === 0) return null;
  return (
    <section aria-labelledby="inspiration" className="later">
      <h2 id="inspiration" className="mb-4 text-2xl">
        {t('home.inspiration')}
      </h2>
      <ul className="idea-row">
        {ideas.map((idea, index) => (
          <li key={idea.headline} {...buildHomeMark(idea, `inspiration-${index + 1}`)}>
            <Idea idea={idea} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Idea({ idea: { pictureSmall, headline, text, path, callToAction } }: { idea: Teaser }) {
  const shop = useShop();
  return (
    <Link to={categoryLink(shop, path)} prefetch="intent" className="group block">
      <CoverPicture
        id={pictureSmall}
        offered={WIDTHS}
        plain={560}
        sizes={SIZES}
        ratio={[560, 560]}
        zooms
        className="aspect-square rounded"
      />
      <span className="mt-3 block text-lg leading-tight font-semibold text-balance">{headline}</span>
      <span className="mt-1 block text-sm text-muted">{text}</span>
      <span className="mt-2 inline-block text-sm font-semibold underline underline-offset-4">
        {callToAction}
      </span>
    </Link>
  );
}
