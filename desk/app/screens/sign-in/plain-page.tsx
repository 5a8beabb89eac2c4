import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { DESK_LANGUAGES } from '#desk/app/texts/desk-language.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

/** A page before the sign-in: one card, and the choice of the language below it. */
export function PlainPage({
  title,
  language,
  children,
}: {
  title: string;
  language: string;
  children: ReactNode;
}) {
  const t = useDeskText();
  const { pathname, search } = useLocation();
  return (
    <div className="desk-plain">
      <main id="main" className="desk-card">
        <p className="desk-brand mb-4">{t('frame.brand')}</p>
        <h1 className="mb-4 text-xl">{title}</h1>
        {children}
      </main>
      <footer className="mt-4">
        <Form method="post" action="/preferences" reloadDocument>
          <input type="hidden" name="to" value={pathname + search} />
          <fieldset className="flex flex-wrap justify-center gap-1">
            <legend className="sr-only">{t('account.language')}</legend>
            {DESK_LANGUAGES.map((value) => (
              <button
                key={value}
                type="submit"
                name="language"
                value={value}
                lang={value}
                aria-pressed={value === language}
                className="desk-choice"
              >
                {t(`language.${value}`)}
              </button>
            ))}
          </fieldset>
        </Form>
      </footer>
    </div>
  );
}
