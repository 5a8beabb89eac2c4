import { useId } from 'react';
import { Form } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { BlockOf } from './page-block.fragment.ts';

/** A form of another screen on a content page; that screen handles it, also without scripts. */
export function EmbeddedForm({
  form,
  subjects,
}: {
  form: BlockOf<'ContentForm'>['form'];
  subjects: readonly { path: string; label: string }[];
}) {
  const t = useText();
  const shop = useShop();
  // a page may have several of a kind
  const id = useId();
  if (form === 'CONTACT') {
    return (
      <Form method="get" action={screenLink(shop, 'contact')} className={LOOK}>
        <SelectField
          label={t('content.form.subject')}
          name="topic"
          id={id}
          marked={false}
          options={subjects.map(({ path, label }) => ({ value: path, label }))}
          className={FIELD}
        />
        <Button type="submit" className="grow">
          {t('content.form.contact')}
        </Button>
      </Form>
    );
  }
  const label = t(form === 'HELP' ? 'content.help.search' : 'content.form.search');
  const action = screenLink(shop, form === 'HELP' ? 'serviceHome' : 'search');
  return (
    <Form method="get" action={action} role="search" aria-label={label} className={LOOK}>
      <TextField
        label={label}
        name="q"
        id={id}
        type="search"
        marked={false}
        required
        maxLength={FIELD_LIMITS.searchWords}
        className={FIELD}
      />
      <Button type="submit" className="grow">
        {t('content.help.find')}
      </Button>
    </Form>
  );
}

/** Field and button beside each other where both have room: a column may be as narrow as a phone. */
const LOOK = 'flex flex-wrap items-end gap-3';
const FIELD = 'min-w-0 grow-[999] basis-56';
