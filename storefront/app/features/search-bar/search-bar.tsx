import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { moveByKey, type Place } from './keys.rules.ts';
import { forgetAllTerms, forgetTerm, loadSearchHistory, rememberTerm } from './own-terms.ts';
import { buildGroups, countCells } from './rows.rules.ts';
import { buildCellId, SuggestionGrid } from './suggestion-grid.tsx';
import { findInput, useSearchField } from './use-search-field.ts';
import './search-panel.css';
import { toast } from '#app/features/toast/toasts.ts';
import { type Found, findFor } from './found.ts';

/**
 * Suggestions below a search field; over the whole screen on phones. Loaded when the field is first used.
 * @param id of the field, whose form contains this
 */
export default function SearchBar({ id }: { id: string }) {
  const t = useText();
  const { locale } = useShop();
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
  const [text, setText] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const typed = text.trim();
  const answer = useFound(open ? typed : null, locale);
  const own = useOwnTerms(open, locale);
  const groups = buildGroups(typed, own.terms, answer?.found ?? null);
  const cells = countCells(groups);
  const expanded = open && !isEmpty && groups.length > 0;
  const gridId = `${id}-suggestions`;
  const complaintId = `${id}-complaint`;
  const active = expanded && place && place.row < cells.length ? place : null;
  useWholeScreen(id, open && whole);

  function close() {
    setOpen(false);
    setPlace(null);
    if (whole) findInput(id)?.blur();
  }
  function clear() {
    const field = findInput(id);
    if (field) field.value = '';
    setText('');
  }
  function onKey(event: KeyboardEvent) {
    const { key } = event;
    const next = moveByKey(key, active, expanded ? cells : []);
    if (next !== undefined) setPlace(next);
    else if (key === 'Enter' && active) pressIn(buildCellId(gridId, active));
    else if (key === 'Escape' && open && (expanded || whole)) close();
    else {
      if (key === 'Escape') clear();
      if (key.startsWith('Arrow')) {
        setEmpty(false);
        setOpen(true);
      }
      return;
    }
    event.preventDefault();
  }
  useSearchField(
    id,
    {
      onUse(value) {
        setText(value);
        setWhole(isPhone());
        setOpen(true);
      },
      onType(value) {
        setText(value);
        setPlace(null);
        setEmpty(false);
        setOpen(true);
      },
      onKey,
      onLeave(away) {
        setEmpty(false);
        // when a phone's keyboard closes, the field loses the focus
        if (!(whole && away)) setOpen(false);
        setPlace(null);
      },
      onSubmit(event, value) {
        if (value.trim() === '') {
          event.preventDefault();
          setEmpty(true);
          findInput(id)?.focus();
        } else {
          // a link to an article or a page has no list that would store the term
          void rememberTerm(locale, value);
          close();
        }
      },
    },
    {
      expanded,
      controls: gridId,
      active: active && buildCellId(gridId, active),
      complaint: isEmpty ? complaintId : null,
    },
  );
  useClosedElsewhere(close);

  const none = open && typed !== '' && answer?.for === typed && groups.length === 0;
  const suggested = groups.flatMap(({ rows }) => rows).filter(({ kind }) => kind !== 'clear').length;
  return (
    <>
      {open && whole && (
        <button type="button" className="search-back" aria-label={t('search.back')} onClick={close}>
          <Icon name="chevron-left" size={24} />
        </button>
      )}
      {isEmpty && (
        <p id={complaintId} role="alert" className="search-panel p-3.5 text-sm text-error">
          {t('catalogue.search.enter')}
        </p>
      )}
      {expanded && (
        <Panel>
          <SuggestionGrid
            id={gridId}
            groups={groups}
            place={active}
            typed={typed}
            hands={{ close, forget: own.forget, forgetAll: own.forgetAll }}
          />
        </Panel>
      )}
      {!isEmpty && !expanded && open && whole && (
        <Panel>
          <p className="p-4 text-sm text-muted">{t(none ? 'search.none' : 'catalogue.search.enter.text')}</p>
        </Panel>
      )}
      <Announcement
        done={own.told}
        none={none}
        count={expanded && (typed === '' || answer?.for === typed) ? suggested : 0}
      />
    </>
  );
}

/** For screen readers. `done`: the last change of the history. */
function Announcement({ done, none, count }: { done: string; none: boolean; count: number }) {
  const t = useText();
  const counted = count > 0 ? t('search.count', { count }) : '';
  return (
    <p role="status" className="sr-only">
      {done || (none ? t('search.none') : counted)}
    </p>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in here leaves the focus in the field
    <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

function pressIn(cellId: string): void {
  document.getElementById(cellId)?.querySelector<HTMLElement>('a, button')?.click();
}

/** Closes when the visitor has gone to another page. */
function useClosedElsewhere(close: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    close();
  });
}

/** Pause in typing before the shop is queried. */
const PAUSE_MS = 90;
/** How long earlier suggestions may stay without flicker; after it they are outdated. */
const OLD_AFTER_MS = 600;

/**
 * The suggestions for the typed text, '' before the first letter; null if the field is not in use. An overtaken
 * request is aborted, and its answer never shown.
 * @returns `for`: the text of the request; null if there is no answer
 */
function useFound(typed: string | null, locale: string): { for: string; found: Found } | null {
  const [answer, setAnswer] = useState<{ for: string; found: Found } | null>(null);
  useEffect(() => {
    if (typed === null) return setAnswer(null);
    const controller = new AbortController();
    const { signal } = controller;
    const old = setTimeout(() => setAnswer(null), OLD_AFTER_MS);
    const asking = setTimeout(() => {
      findFor(typed, locale, signal).then(
        (found) => {
          clearTimeout(old);
          if (!signal.aborted) setAnswer({ for: typed, found });
        },
        () => !signal.aborted && setAnswer(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(old);
      clearTimeout(asking);
      controller.abort();
    };
  }, [typed, locale]);
  // popular terms are not shown below letters, nor completions in an empty field
  return answer && typed !== null && (answer.for === '') === (typed === '') ? answer : null;
}

/** The visitor's search terms, loaded each time the suggestions open, since another tab may have searched. */
function useOwnTerms(open: boolean, locale: string) {
  const t = useText();
  const [terms, setTerms] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!open) return setTold('');
    let wanted = true;
    loadSearchHistory(locale).then(
      (known) => wanted && setTerms(known),
      // suggestions work without them
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [open, locale]);
  async function change(changed: Promise<string[]>, done: string): Promise<void> {
    try {
      setTerms(await changed);
      setTold(done);
    } catch {
      setTold(t('search.own.failed'));
      toast(t('search.own.failed'), 'error');
    }
  }
  return {
    terms,
    /** the last action, for screen readers; '' before the first */
    told,
    forget: (term: string) => change(forgetTerm(locale, term), t('search.own.removed', { term })),
    forgetAll: () => change(forgetAllTerms(locale), t('search.own.cleared')),
  };
}

const PHONE = '(width < 37.5rem)';

function isPhone(): boolean {
  return matchMedia(PHONE).matches;
}

/** While `whole`, the field's form covers the screen (search-bar.css), and nothing behind it can be reached. */
function useWholeScreen(id: string, whole: boolean): void {
  useLayoutEffect(() => {
    const form = findInput(id)?.form;
    if (!whole || !form) return;
    form.dataset.whole = '';
    const behind: HTMLElement[] = [];
    for (let part: Element = form; part !== document.body && part.parentElement; part = part.parentElement)
      for (const beside of part.parentElement.children)
        if (beside !== part && beside instanceof HTMLElement && !beside.inert) behind.push(beside);
    for (const element of behind) element.inert = true;
    return () => {
      delete form.dataset.whole;
      for (const element of behind) element.inert = false;
    };
  }, [id, whole]);
}
