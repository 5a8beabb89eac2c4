import { useId } from 'react';
import { Form, Link } from 'react-router';
import { type HelpHit, HelpHits } from '#app/features/content/help-hits.tsx';
import { contactLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';

/** The search in the help with its hits, and the subjects of the contact form. */
export function HelpTopics({
  subjects,
  term,
  hits,
}: {
  subjects: readonly { path: string; label: string }[];
  term: string;
  hits: readonly HelpHit[];
}) {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <Form
        method="get"
        action={screenLink(shop, 'serviceHome')}
        role="search"
        aria-label={t('content.help.search')}
        className="mt-4 flex items-end gap-3"
      >
        <TextField
          label={t('content.help.search')}
          name="q"
          id={useId()}
          type="search"
          marked={false}
          maxLength={FIELD_LIMITS.searchWords}
          defaultValue={term}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('content.help.find')}
        </Button>
      </Form>
      {term !== '' && (
        <div className="mt-6" role="status">
          <p className="mb-2 font-semibold">
            {t(hits.length === 0 ? 'content.help.nothing' : 'content.help.found', { term })}
          </p>
          <HelpHits hits={hits} />
        </div>
      )}
      <ul className="mt-6 flex flex-wrap gap-2">
        {subjects.map(({ path, label }) => (
          <li key={path}>
            <Link to={contactLink(shop, path)} prefetch="intent" className="chip">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
