import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** Longest search term. */
const MAX_TERM = 120;

const loadBar = () => import('#app/features/search-bar/search-bar.tsx');

/**
 * A plain GET form, with suggestions once it is used and their code is loaded. `id` distinguishes the header's, which
 * is the page's search landmark, from one in a page.
 */
export function SearchForm({ id, landmark = false }: { id: string; landmark?: boolean }) {
  const shop = useShop();
  const t = useText();
  const path = screenLink(shop, 'search');
  const location = useLocation();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [Bar, setBar] = useState<ComponentType<{ id: string }> | null>(null);
  const term = location.pathname === path ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const busy = navigation.state === 'loading' && navigation.location.pathname === path;
  const suggest = useCallback(() => {
    loadBar().then(
      ({ default: Loaded }) => setBar(() => Loaded),
      // it works without suggestions
      () => undefined,
    );
  }, []);
  useEffect(() => {
    // typed into before the scripts ran
    if (form.current?.contains(document.activeElement)) suggest();
  }, [suggest]);
  return (
    <Form
      ref={form}
      action={path}
      role={landmark ? 'search' : undefined}
      className="search-form"
      onPointerEnter={() => void loadBar().catch(() => undefined)}
      onFocus={suggest}
    >
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t('shell.search.label')}
        </label>
        <input
          key={term}
          id={id}
          type="search"
          name="q"
          defaultValue={term}
          maxLength={MAX_TERM}
          placeholder={t('shell.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          className="control search bg-sunken text-ellipsis ps-4 pe-control-l"
        />
        <button
          type="submit"
          aria-label={t('shell.search.submit')}
          aria-busy={busy || undefined}
          className="absolute inset-y-0 end-0 grid w-control-l place-content-center rounded"
        >
          <Icon name="search" />
        </button>
      </div>
      {Bar && <Bar key={term} id={id} />}
    </Form>
  );
}
