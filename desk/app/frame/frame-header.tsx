import { Form, Link, useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { DESK_LANGUAGES } from '#desk/app/texts/desk-language.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import type { AllowedScreen } from './allowed-screens.ts';
import { Navigation } from './navigation.tsx';
import { openPalette } from './palette/palette-state.ts';
import type { FrameData } from './use-frame.ts';

/** The bar above every screen: whose things are shown, search, the member. */
export function FrameHeader({ frame, screens }: { frame: FrameData; screens: readonly AllowedScreen[] }) {
  const t = useDeskText();
  const { pathname } = useLocation();
  return (
    <header className="desk-header">
      <div className="lg:hidden">
        <button
          type="button"
          popoverTarget="desk-menu"
          aria-label={t('frame.menu')}
          className="pressable grid size-control-l place-content-center rounded"
        >
          <Icon name="menu" />
        </button>
        <nav
          id="desk-menu"
          popover="auto"
          aria-label={t('frame.navigation')}
          className="desk-menu"
          key={pathname}
        >
          <Navigation screens={screens} pathname={pathname} />
        </nav>
      </div>
      <Link to="/" className="desk-brand">
        {t('frame.brand')}
      </Link>
      {frame.tenant && frame.member.tenants.length > 1 && <TenantSwitch frame={frame} />}
      <button type="button" className="desk-find scripted" onClick={openPalette}>
        <Icon name="search" size={16} />
        <span className="hidden md:inline">{t('palette.open')}</span>
        <span className="sr-only md:hidden">{t('palette.open')}</span>
        <kbd className="desk-kbd hidden md:inline">{t('palette.key')}</kbd>
      </button>
      <AccountMenu frame={frame} />
    </header>
  );
}

/** Another tenant at the same address: filters, order and columns stay. */
function TenantSwitch({ frame: { tenant, member } }: { frame: FrameData }) {
  const t = useDeskText();
  return (
    <Form method="post" action="/preferences" className="flex min-w-0 items-center gap-1">
      <ReturnAddress />
      <label className="relative min-w-0">
        <span className="sr-only">{t('frame.tenant')}</span>
        <select
          key={tenant?.tenantId}
          name="tenant"
          defaultValue={tenant?.tenantId}
          className="control desk-tenant"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {member.tenants.map(({ tenantId, name }) => (
            <option key={tenantId} value={tenantId}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} className="desk-select-mark" />
      </label>
      <Button variant="secondary" size="s" className="unscripted">
        {t('frame.switch')}
      </Button>
    </Form>
  );
}

function ReturnAddress() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="to" value={pathname + search} />;
}

function AccountMenu({ frame: { member, language, colorMode } }: { frame: FrameData }) {
  const t = useDeskText();
  return (
    <div className="ms-auto">
      <button type="button" popoverTarget="desk-account" className="desk-account-button pressable">
        <Icon name="account" size={16} />
        <span className="max-w-40 truncate max-md:sr-only">{member.name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <div
        id="desk-account"
        popover="auto"
        className="desk-account"
        role="dialog"
        aria-label={t('account.menu')}
      >
        <p className="font-semibold">{member.name}</p>
        <p className="text-muted text-xs wrap-anywhere">{member.email}</p>
        <Choice
          legend={t('account.language')}
          name="language"
          current={language}
          options={DESK_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
        />
        <Choice
          legend={t('account.mode')}
          name="mode"
          current={colorMode ?? 'system'}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t(`mode.${value}`),
          }))}
        />
        <Link to="/sessions" className="link mt-3 block">
          {t('sessions.title')}
        </Link>
        <Form method="post" action="/sign-out" className="mt-3 border-t border-line pt-3">
          <Button variant="secondary" size="m" icon="log-out" className="w-full">
            {t('account.signOut')}
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** Buttons of a form of their own: a press is the choice, with scripts and without. */
function Choice({
  legend,
  name,
  current,
  options,
}: {
  legend: string;
  name: string;
  current: string;
  options: readonly { value: string; label: string; lang?: string }[];
}) {
  return (
    // another language is another document: its texts are loaded with it
    <Form method="post" action="/preferences" reloadDocument className="mt-3">
      <ReturnAddress />
      <fieldset>
        <legend className="mb-1 text-muted text-xs">{legend}</legend>
        <div className="flex flex-wrap gap-1">
          {options.map(({ value, label, lang }) => (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              lang={lang}
              aria-pressed={value === current}
              className="desk-choice"
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
