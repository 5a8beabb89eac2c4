import { useEffect, useState } from 'react';
import { toast } from '#app/features/toast/toasts.ts';
import { useText } from '#app/texts/texts.tsx';
import { forgetAllTerms, forgetTerm, loadSearchHistory } from './own-terms.ts';

/** The visitor's search terms, loaded each time the suggestions open, since another tab may have searched. */
export function useOwnTerms(open: boolean, locale: string) {
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
