import { data, redirect } from 'react-router';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { contactSentLink } from '#app/page/links.ts';
import { GatewayError, type PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { contactSchema } from '#forms/contact.ts';
import { listFaults } from '#forms/faults.ts';
import {
  RemoveContactFileMutation,
  SendContactMutation,
  UploadContactFileMutation,
  VoteOnAnswerMutation,
} from './contact.query.ts';

export type ContactState = FormState & {
  readonly contactId: string;
  /** files that were not accepted, and why */
  readonly refused: readonly { readonly name: string; readonly fault: string }[];
  /** after too many attempts; null if not refused */
  readonly retryMinutes: number | null;
  /** JSON of the security check; null if none is required */
  readonly challenge: string | null;
  /** whether the shop failed */
  readonly failed: boolean;
  /** the visitor's verdict on the answer; null if none */
  readonly helped: boolean | null;
};

/** A form without scripts contains its files; they are stored before anything else is checked. */
export const contactAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'contact');
  const { securityAnswer: _solved, ...values } = collectTypedValues(form);
  const given = readField(form, 'contactId');
  const contactId = contactSchema.shape.contactId.safeParse(given).success ? given : crypto.randomUUID();
  const state = buildState({ values, contactId });
  try {
    return await act(page, form, state);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    page.log.error({ err: error }, 'a contact form could not be taken');
    return data({ ...state, failed: true }, { status: 503 });
  }
});

async function act(page: PageRequest, form: FormData, state: ContactState) {
  const { contactId } = state;
  const helped = readField(form, 'helped');
  if (helped === 'yes' || helped === 'no') return vote(page, form, state, helped === 'yes');
  const fileId = readField(form, 'removeFile');
  if (fileId !== '') {
    await page.query(RemoveContactFileMutation, { contactId, fileId });
    return state;
  }
  const refused = await keepFiles(page, form, contactId);
  if (refused.length > 0) return data({ ...state, refused }, { status: 422 });
  return send(page, form, state);
}

async function vote(page: PageRequest, form: FormData, state: ContactState, helped: boolean) {
  await page.query(VoteOnAnswerMutation, { topic: readField(form, 'topic').slice(0, 200), helped });
  return { ...state, helped };
}

async function keepFiles(
  page: PageRequest,
  form: FormData,
  contactId: string,
): Promise<ContactState['refused']> {
  const refused: { name: string; fault: string }[] = [];
  const topic = readField(form, 'topic').slice(0, 200);
  for (const file of form.getAll('files')) {
    // a field without files sends one that has neither name nor content
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    const { uploadContactFile: outcome } = await page.query(UploadContactFileMutation, {
      contactId,
      topic,
      file,
    });
    if (outcome.__typename === 'FileRefused') refused.push({ name: outcome.name, fault: outcome.fault });
    if (outcome.__typename === 'TooManyAttempts')
      refused.push({ name: file.name.slice(0, 100), fault: 'failed' });
  }
  // the same form sent again: they are stored already
  return refused.filter(({ fault }) => fault !== 'duplicate');
}

async function send(page: PageRequest, form: FormData, state: ContactState) {
  const input = {
    contactId: state.contactId,
    topic: readField(form, 'topic'),
    salutation: readField(form, 'salutation'),
    givenName: readField(form, 'givenName'),
    familyName: readField(form, 'familyName'),
    email: readField(form, 'email'),
    customerNumber: readField(form, 'customerNumber') || null,
    orderNumber: readField(form, 'orderNumber') || null,
    message: readField(form, 'message'),
  };
  const parsed = contactSchema.safeParse(input);
  if (!parsed.success) return data({ ...state, faults: listFaults(parsed.error) }, { status: 422 });
  const website = readField(form, 'website').slice(0, 100);
  const { sendContact: outcome } = await page.query(SendContactMutation, {
    input: { ...input, website, securityAnswer: readField(form, 'securityAnswer') || null },
  });
  switch (outcome.__typename) {
    case 'ContactReceipt':
      throw redirect(contactSentLink(page.localeSettings, outcome.contactId), 303);
    case 'TooManyAttempts': {
      const retryMinutes = Math.ceil(outcome.retryAfterSeconds / 60);
      return data({ ...state, retryMinutes }, { status: 429 });
    }
    case 'SecurityCheckRequired':
      return data({ ...state, challenge: outcome.challenge }, { status: 422 });
    case 'UnknownTopic':
      return data({ ...state, faults: [{ field: 'topic', code: 'choice' }] }, { status: 422 });
    case 'InvalidInput':
      return data({ ...state, faults: outcome.fields }, { status: 422 });
  }
}

/** The values that were typed, with nothing wrong so far. */
export function buildState({ values, contactId }: Pick<ContactState, 'values' | 'contactId'>): ContactState {
  return {
    ...{ values, contactId, faults: [], refused: [] },
    ...{ retryMinutes: null, challenge: null, failed: false, helped: null },
  };
}
