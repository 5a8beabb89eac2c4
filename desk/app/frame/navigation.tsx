import { Link } from 'react-router';
import { Icon } from '#app/ui/media/icon.tsx';
import { SCREEN_GROUPS } from '#desk/app/screen-list.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import type { AllowedScreen } from './allowed-screens.ts';

/** The screens that the member may see, by groups; the same beside the page and in the menu of a phone. */
export function Navigation({ screens, pathname }: { screens: readonly AllowedScreen[]; pathname: string }) {
  const t = useDeskText();
  return SCREEN_GROUPS.map((group) => {
    const shown = screens.filter(({ screen }) => screen.group === group);
    if (shown.length === 0) return null;
    return (
      <section key={group} className="mb-4">
        <h2 className="desk-nav-group">{t(`nav.${group}`)}</h2>
        <ul>
          {shown.map(({ screen, address }) => {
            const isHere = pathname === address || pathname.startsWith(`${address}/`);
            return (
              <li key={address}>
                <Link to={address} aria-current={isHere ? 'page' : undefined} className="desk-nav-link">
                  {screen.icon && <Icon name={screen.icon} size={16} />}
                  {t(screen.title)}
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
