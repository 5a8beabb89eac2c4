import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { SecurityCheck } from '#app/features/sign-in/security-check.tsx';
import { Trap } from '#app/form/trap.tsx';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { contactLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadCode } from '#app/start/late-code.ts';
import { RichText, useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ChosenFile, SentFile, Uploader } from '#app/ui/form/chosen-files.ts';
import { FileField } from '#app/ui/form/file-field.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { DOCUMENT_LIMITS, type FileFault, PICTURE_LIMITS } from '#forms/file-limits.ts';
import type { ContactState } from './contact.action.ts';
import type { ContactPrefill, HelpTopic } from './contact.query.ts';
import { readDraft, writeDraft } from './contact-draft.ts';
import { CONTACT_FAULTS, ContactFields, useContactLabels } from './contact-fields.tsx';

const loadUploader = () => import('./upload-file.ts');

type ContactFormProps = {
  topic: HelpTopic;
  prefill: ContactPrefill;
  contactId: string;
  state: ContactState | undefined;
};

/**
 * The form below an answer. Files are sent when they are chosen and the input is stored in the tab, so neither a
 * refused field nor another topic loses anything; without scripts all of it is sent with the form and comes back with
 * its faults.
 */
export function ContactForm({ topic, prefill, contactId, state }: ContactFormProps) {
  const t = useText();
  const shop = useShop();
  const labels = useContactLabels();
  const { list, getError } = useFormErrors(state, labels, CONTACT_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  const { id, sent, uploader, keep, onFiles } = useDraft(
    form,
    { given: state?.contactId ?? contactId, topic: topic.path },
    prefill,
  );
  const [ready, check] = useFilled(form);
  const action = contactLink(shop, topic.path, id);
  const busy = useNavigation().formAction === action;
  const limits = prefill.documents ? DOCUMENT_LIMITS : PICTURE_LIMITS;
  const handleInput = () => {
    check();
    keep();
  };
  return (
    <section aria-labelledby="contact-form" className="mt-10">
      <h2 id="contact-form" className="text-xl">
        {t('contact.form.title')}
      </h2>
      <p className="mt-2 mb-5 text-muted">{t('contact.form.text', { days: prefill.answerDays })}</p>
      <FormErrorSummary errors={list} />
      <Trouble state={state} limits={limits.formats.join(', ')} />
      <Form
        ref={form}
        method="post"
        action={action}
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        onInput={handleInput}
        className="mt-5 space-y-5"
      >
        <input type="hidden" name="contactId" value={id} />
        <input type="hidden" name="topic" value={topic.path} />
        <Trap label={t('contact.website')} />
        <ContactFields
          labels={labels}
          getError={getError}
          prefill={prefill}
          values={state?.values}
          topic={topic.label}
        />
        <KeptFiles files={prefill.files} />
        <FileField
          key={`${id} ${sent.length}`}
          label={labels.files}
          name="files"
          limits={limits}
          hint={t('contact.field.files.hint')}
          uploader={uploader}
          sent={sent}
          onChange={onFiles}
        />
        <p className="text-sm text-muted">
          <RichText
            id="contact.privacy"
            tags={{
              link: (content) => (
                <Link to={screenLink(shop, 'privacy')} className="link">
                  {content}
                </Link>
              ),
            }}
          />
        </p>
        {state?.challenge && <SecurityCheck challenge={state.challenge} of="contact" />}
        <Button type="submit" busy={busy} disabled={!ready}>
          {t('contact.submit')}
        </Button>
      </Form>
    </section>
  );
}

/** The faults beside the fields. */
function Trouble({ state, limits }: { state: ContactState | undefined; limits: string }) {
  const t = useText();
  if (!state) return null;
  const values = { formats: limits, max: PICTURE_LIMITS.most, each: 5, total: 5 };
  return (
    <div className="mt-4 space-y-4 empty:hidden">
      {state.failed && <Alert kind="error">{t('contact.failed')}</Alert>}
      {state.retryMinutes !== null && (
        <Alert kind="warning">{t('contact.busy', { minutes: state.retryMinutes })}</Alert>
      )}
      {state.refused.length > 0 && (
        <Alert kind="error">
          {state.refused.map(({ name, fault }) => (
            <p key={`${name} ${fault}`} className="wrap-anywhere">
              {t(`ui.files.refused.${fault as FileFault}`, { ...values, name })}
            </p>
          ))}
        </Alert>
      )}
    </div>
  );
}

/** Without scripts: the files of a refused form, each with a button that removes it. */
function KeptFiles({ files }: { files: readonly SentFile[] }) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <div className="unscripted">
      <p className="mb-1 text-sm font-medium">{t('contact.files.kept')}</p>
      <ul className="space-y-2">
        {files.map(({ id, name }) => (
          <li key={id}>
            <button
              type="submit"
              name="removeFile"
              value={id}
              className="link touch text-start wrap-anywhere"
            >
              {t('contact.files.drop', { name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether every required field has a value. Before scripts run, and without them, the form can be sent. */
function useFilled(form: RefObject<HTMLFormElement | null>): [boolean, () => void] {
  const [filled, setFilled] = useState(true);
  const check = useCallback(() => {
    const required = [...(form.current?.elements ?? [])].filter(
      (field): field is HTMLInputElement => 'required' in field && field.required === true,
    );
    setFilled(required.every(({ value }) => value.trim() !== ''));
  }, [form]);
  // another effect restores the stored text: this one has to come after it
  useEffect(() => void setTimeout(check), [check]);
  return [filled, check];
}

/** Stores typed and sent values in the tab, and restores them. */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { given, topic }: { readonly given: string; readonly topic: string },
  { files: there, customerNumber: customer }: ContactPrefill,
) {
  const { locale } = useShop();
  const [{ id, sent }, setBegun] = useState<{ id: string; sent: readonly SentFile[] }>({
    id: given,
    sent: there,
  });
  const files = useRef<readonly SentFile[]>(there);
  const keep = useCallback(() => {
    if (!form.current) return;
    writeDraft({ customer, contactId: id, values: readValues(form.current), files: files.current });
  }, [form, id, customer]);
  useEffect(() => {
    const draft = readDraft(customer);
    if (!draft || !form.current) return;
    fillIn(form.current, draft.values);
    if (draft.files.length > 0) setBegun({ id: draft.contactId, sent: draft.files });
  }, [form, customer]);
  const onFiles = useCallback(
    (all: readonly ChosenFile[]) => {
      files.current = all.flatMap((file) =>
        file.id ? [{ id: file.id, name: file.name, size: file.size }] : [],
      );
      if (files.current.length > 0) keep();
    },
    [keep],
  );
  const uploader = useMemo(() => createLateUploader(id, topic, locale), [id, topic, locale]);
  return { id, sent, uploader, keep, onFiles };
}

/** The code that sends files is loaded with the first one. */
function createLateUploader(contactId: string, topic: string, locale: string): Uploader {
  const load = async () => (await loadCode(loadUploader)).createContactUploader(contactId, topic, locale);
  return {
    upload: async (file, options) => (await load()).upload(file, options),
    remove: async (fileId) => (await load()).remove(fileId),
  };
}

const NOT_KEPT = new Set(['contactId', 'topic', 'website', 'securityAnswer']);

function readValues(form: HTMLFormElement): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !NOT_KEPT.has(name)) kept[name] = value;
  return kept;
}

/** Restores a stored value where the field is empty. */
function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value;
    if (field instanceof HTMLSelectElement && field.selectedIndex <= 0) field.value = value;
  }
}
