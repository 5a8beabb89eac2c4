import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigation } from 'react-router';
import { useHeadingFocus } from '#app/ui/heading-focus.ts';
import { loadScreen } from '#desk/app/request/screen-loader.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { findAllowedScreens } from './allowed-screens.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FrameHeader } from './frame-header.tsx';
import { Navigation } from './navigation.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { ShortcutHelp } from './palette/shortcut-help.tsx';
import { type FrameData, useFrameIfLoaded } from './use-frame.ts';

export const loader = loadScreen(null, async ({ desk, member, params }): Promise<FrameData> => {
  const { language, colorMode, lastTenant } = desk;
  const find = (tenantId: string | null | undefined) =>
    member.tenants.find((tenant) => tenant.tenantId === tenantId);
  const tenant = find(params.tenant) ?? find(lastTenant) ?? member.tenants[0] ?? null;
  return { member, tenant, language, colorMode };
});

export default function Frame() {
  return (
    <FrameParts frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </FrameParts>
  );
}

function FrameParts({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = useDeskText();
  useHeadingFocus();
  const { member, tenant } = frame;
  const screens = findAllowedScreens(member, tenant?.tenantId ?? null);
  const busy = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('frame.skip')}
      </a>
      <div className="desk-progress" data-busy={busy || undefined} aria-hidden="true" />
      <FrameHeader frame={frame} screens={screens} />
      <div className="desk-body">
        <nav aria-label={t('frame.navigation')} className="desk-sidebar">
          <Navigation screens={screens} pathname={pathname} />
        </nav>
        <main id="main" className="desk-main">
          {children}
        </main>
      </div>
      <CommandPalette frame={frame} screens={screens} />
      <ShortcutHelp />
    </>
  );
}

/** A screen that failed leaves the frame around it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const frame = useFrameIfLoaded();
  if (!frame)
    return (
      <main id="main" className="px-4">
        <ErrorScreen error={error} />
      </main>
    );
  return (
    <FrameParts frame={frame}>
      <ErrorScreen error={error} />
    </FrameParts>
  );
}
