import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ContentLink } from '#app/features/content/content-link.tsx';
import { categoryLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { usePersonalState } from '#app/session/personal-state.ts';
import { LanguageSwitch } from '#app/shell/footer/language-switch.tsx';
import type { Shell } from '#app/shell/shell.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { useHeadingAfterDialog } from '#app/ui/layer/heading-after-dialog.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { Thumbnail } from '#app/ui/media/picture.tsx';
import {
  listEntriesOnPath,
  type NavigationItem,
  useNavigationData,
  useServiceMenu,
} from './navigation-data.ts';

type Entry = Pick<NavigationItem, 'id' | 'name' | 'path' | 'children'> & { picture?: string | null };

/**
 * The categories one level at a time: the upper levels first, all of them once somebody goes down. Until they are
 * loaded, links are used.
 */
export default function MenuSheet({
  top,
  open,
  onClose,
}: {
  top: Shell['navigation'];
  open: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const [trail, setTrail] = useState<readonly string[]>([]);
  const wentDown = useRef(false);
  wentDown.current ||= trail.length > 0;
  const { items, failed } = useNavigationData('mobile', { sliced: !wentDown.current });
  const heading = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const here = listEntriesOnPath(items ?? [], trail).at(-1);
  const hereId = here?.id;
  const shownOn = useRef(key);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    setTrail([]);
    onClose();
  }, [key, onClose]);
  useHeadingAfterDialog(open);
  useEffect(() => {
    if (hereId !== undefined) heading.current?.focus();
  }, [hereId]);
  const entries: readonly Entry[] = here?.children ?? items ?? top.map((item) => ({ ...item, children: [] }));
  return (
    <Dialog open={open} onClose={onClose} place="start" title={here?.name ?? t('shell.categories')}>
      <nav aria-label={t('shell.navigation')} className="-m-5">
        {here && (
          <button
            ref={heading}
            type="button"
            onClick={() => setTrail(trail.slice(0, -1))}
            className="flex min-h-12 w-full items-center gap-2 border-b border-line px-4 text-sm text-muted hover:bg-hover"
          >
            <Icon name="chevron-left" />
            {t('shell.flyout.back')}
          </button>
        )}
        <ul>
          {here && (
            <Entries
              entry={{ ...here, name: t('shell.flyout.all', { name: here.name }), children: [] }}
              strong
              onDown={setTrail}
              trail={trail}
            />
          )}
          {entries.map((entry) => (
            <Entries key={entry.id} entry={entry} onDown={setTrail} trail={trail} />
          ))}
        </ul>
        {failed && <p className="p-4 text-sm text-muted">{t('shell.flyout.failed')}</p>}
        {!here && <MoreWays />}
      </nav>
    </Dialog>
  );
}

/** The controls of the header and of the footer, sized for thumbs. */
function MoreWays() {
  const shop = useShop();
  const t = useText();
  const { loggedIn } = usePersonalState();
  const ways = [
    { screen: 'login', icon: 'account', text: t('shell.account.signIn') },
    { screen: 'wishlist', icon: 'heart', text: t('wishlist.title') },
    { screen: 'serviceHome', icon: 'info', text: t('shell.menu.help') },
    { screen: 'newsletter', icon: 'mail', text: t('newsletter.title') },
  ] as const;
  const service = useServiceMenu('mobile');
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {ways.slice(loggedIn ? 1 : 0).map(({ screen, icon, text }) => (
          <li key={screen}>
            <Link
              to={screenLink(shop, screen)}
              className="flex min-h-12 items-center gap-3 border-b border-line px-5 text-sm hover:bg-hover"
            >
              <Icon name={icon} />
              {text}
            </Link>
          </li>
        ))}
        {service.map(({ label, to }) => (
          <li key={to}>
            <ContentLink
              to={to}
              className="flex min-h-12 items-center border-b border-line ps-13 pe-5 text-sm hover:bg-hover"
            >
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
      <div className="p-4">
        <LanguageSwitch long />
      </div>
    </>
  );
}

function Entries({
  entry,
  strong = false,
  trail,
  onDown,
}: {
  entry: Entry;
  strong?: boolean;
  trail: readonly string[];
  onDown: (trail: readonly string[]) => void;
}) {
  const shop = useShop();
  const look = `flex min-h-12 w-full items-center justify-between gap-4 border-b border-line px-5 py-1.5 text-start hover:bg-hover ${strong ? 'font-semibold' : ''}`;
  return (
    <li>
      {entry.children.length > 0 ? (
        <button type="button" className={look} onClick={() => onDown([...trail, entry.id])}>
          <EntryName entry={entry} />
          <Icon name="chevron-right" />
        </button>
      ) : (
        <Link to={categoryLink(shop, entry.path)} prefetch="intent" className={look}>
          <EntryName entry={entry} />
        </Link>
      )}
    </li>
  );
}

function EntryName({ entry: { name, picture } }: { entry: Entry }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture && <Thumbnail id={picture} />}
      {name}
    </span>
  );
}
