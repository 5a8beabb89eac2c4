import { useState } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Accordion, AccordionSection } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { pictureAddress, pictureSrcSet } from '#app/ui/picture-address.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { Paragraphs } from './rich-text.tsx';

/** Players and pages of the providers; the players' hosts stand in http/content-security-policy.ts, too. */
const PROVIDERS = {
  YOUTUBE: {
    name: 'YouTube',
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  VIMEO: {
    name: 'Vimeo',
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;

const WIDTHS = [400, 800, 1200] as const;

/**
 * A video of somebody else. The shop's own picture stands in its place, with what playing it means; not a byte of the
 * provider's is loaded before the visitor agrees, and for this video only. Without scripts a link leads to it.
 */
export function VideoBlock({ block }: { block: BlockOf<'ContentVideo'> }) {
  const t = useText();
  const [isActive, setActive] = useState(false);
  const { provider, videoId, title, picture, transcript } = block;
  const { player } = PROVIDERS[provider];
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded bg-tile">
        {isActive ? (
          <iframe
            src={player(videoId)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full border-0"
          />
        ) : (
          <picture>
            <source
              type="image/avif"
              srcSet={pictureSrcSet(picture, 'avif', WIDTHS)}
              sizes="(width < 45rem) 92vw, 42rem"
            />
            <img
              src={pictureAddress(picture, 800, 'webp')}
              alt=""
              width={1600}
              height={900}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </picture>
        )}
      </div>
      {!isActive && <Consent block={block} onPlay={() => setActive(true)} />}
      <figcaption className="mt-3">
        <span className="font-semibold">{title}</span>
        <span className="block text-sm text-muted">{block.description}</span>
      </figcaption>
      {transcript.length > 0 && (
        <Accordion className="mt-3">
          <AccordionSection title={t('content.video.transcript')}>
            <Paragraphs paragraphs={transcript} className="mb-3" />
          </AccordionSection>
        </Accordion>
      )}
    </figure>
  );
}

function Consent({ block, onPlay }: { block: BlockOf<'ContentVideo'>; onPlay: () => void }) {
  const t = useText();
  const shop = useShop();
  const { name, page } = PROVIDERS[block.provider];
  return (
    <div className="relative z-10 mx-4 -mt-10 grid gap-4 rounded bg-raised p-5 shadow-float md:mx-8">
      <p className="text-sm">
        {t('content.video.consent', { provider: name })}{' '}
        <Link to={screenLink(shop, 'privacy')} className="link">
          {t('content.video.privacy')}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="button" onClick={onPlay}>
          {t('content.video.play')}
        </Button>
        <a href={page(block.videoId)} rel="noopener" className="link touch text-sm">
          {t('content.video.elsewhere', { provider: name })}
        </a>
      </p>
    </div>
  );
}
