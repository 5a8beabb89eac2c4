import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { CONSENT_CHANGED, isCategoryAllowed } from '#app/session/consent.ts';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { CoverPicture } from '#app/ui/media/picture.tsx';
import { EXTERNAL_CONTENT } from '#forms/consent.ts';
import type { BlockOf } from './page-block.fragment.ts';
import { Paragraphs } from './rich-text.tsx';

/** Players and pages of the providers; http/content-security-policy.ts also lists the players' hosts. */
const PROVIDERS = {
  YOUTUBE: {
    name: 'YouTube',
    player: (id: string, plays: boolean) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=${plays ? 1 : 0}&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  VIMEO: {
    name: 'Vimeo',
    player: (id: string, plays: boolean) =>
      `https://player.vimeo.com/video/${id}?autoplay=${plays ? 1 : 0}&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const;

const WIDTHS = [400, 800, 1200] as const;

/**
 * A third-party video. The shop's own picture is shown in its place, with an explanation of what playing it means;
 * not a byte is loaded from the provider before the visitor agrees, to this video or to all third-party content here
 * (C0006). Without scripts a link leads to it.
 */
export function VideoBlock({ block }: { block: BlockOf<'ContentVideo'> }) {
  const t = useText();
  const [isPressed, setPressed] = useState(false);
  const isAgreed = useAgreed();
  const isActive = isPressed || isAgreed;
  const { provider, videoId, title, picture, transcript } = block;
  const { player } = PROVIDERS[provider];
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded bg-tile">
        {isActive ? (
          <iframe
            src={player(videoId, isPressed)}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full border-0"
          />
        ) : (
          <CoverPicture
            id={picture}
            offered={WIDTHS}
            plain={800}
            sizes="(width < 45rem) 92vw, 42rem"
            ratio={[1600, 900]}
            className="size-full"
          />
        )}
      </div>
      {!isActive && <Consent block={block} onPlay={() => setPressed(true)} />}
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

/**
 * Whether the visitor has agreed to third-party videos and content; asked later, since the page is the same for all.
 */
function useAgreed(): boolean {
  const [agreed, setAgreed] = useState(false);
  useEffect(() => {
    const look = () => setAgreed(isCategoryAllowed(EXTERNAL_CONTENT));
    look();
    addEventListener(CONSENT_CHANGED, look);
    return () => removeEventListener(CONSENT_CHANGED, look);
  }, []);
  return agreed;
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
