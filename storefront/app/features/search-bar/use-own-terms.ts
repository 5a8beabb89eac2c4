import { useEffect, useState } from 'react';
import { toast } from '#app/features/toast/toasts.ts';
import { useText } from '#app/texts/texts.tsx';
import { forgetAllTerms, forgetTerm, ownTerms } from './own-terms.ts';

/**
 * The terms that the visitor has searched for, asked anew each time the suggestions open; another tab may have
 * searched.
 */
export function useOwnTerms(open: boolean, locale: string) {
  const t = useText();
  const [terms, setTerms] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (!open) return setTold('');
    let wanted = true;
    ownTerms(locale).then(
      (known) => wanted && setTerms(known),
      // suggestions are there without them
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
    /** the last action, for people who hear the page; '' before the first */
    told,
    forget: (term: string) => change(forgetTerm(locale, term), t('search.own.removed', { term })),
    forgetAll: () => change(forgetAllTerms(locale), t('search.own.cleared')),
  };
}
