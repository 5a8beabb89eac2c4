import { Slot } from '#app/extension/slot.tsx';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/contact.route';
import { buildState, contactAction } from './contact.action.ts';
import { ContactQuery, ContactReceiptQuery } from './contact.query.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';
import { Answer } from './help-answer.tsx';
import { ChosenWay, TopicLinks } from './topic-links.tsx';

const UUID = /^[0-9a-f-]{36}$/;

/**
 * Help and contact: the tree of topics as links, the answer of a leaf, then the form. The address has the whole
 * state, so it works without scripts.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'contact');
  const { searchParams } = page.url;
  const head = buildHead(page, 'contact.title');
  const sent = searchParams.get('sent');
  if (sent !== null) {
    if (!UUID.test(sent)) throw createNotFound();
    const { contactReceipt, contactForm } = await page.query(ContactReceiptQuery, { contactId: sent });
    // a form that the spam trap caught gets the usual thanks
    return { view: 'sent' as const, head, receipt: contactReceipt, answerDays: contactForm.answerDays };
  }
  const topic = searchParams.get('topic')?.slice(0, 200) ?? '';
  // of a form that was begun before, with its files
  const begun = searchParams.get('form') ?? '';
  const contactId = UUID.test(begun) ? begun : crypto.randomUUID();
  const { helpSubjects, helpTopic, contactForm } = await page.query(ContactQuery, { topic, contactId });
  if (topic !== '' && !helpTopic) throw createNotFound();
  return {
    view: 'topics' as const,
    head,
    subjects: helpSubjects,
    topic: helpTopic,
    form: contactForm,
    contactId,
  };
});

export const action = contactAction;

/** If the connection is lost, the form stays with its input, and shows that. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const contactId = String(form.get('contactId') ?? '');
    return { ...buildState({ values: {}, contactId }), failed: true };
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: loaderData.view === 'sent' }) : [];

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  if (loaderData.view === 'sent') return <ContactSent {...loaderData} />;
  const { subjects, topic, form, contactId } = loaderData;
  return (
    <div className="wrap max-w-text py-8 md:py-12">
      <h1 className="text-3xl">{t('contact.title')}</h1>
      {topic === null && <p className="mt-3 text-lg text-muted">{t('contact.intro')}</p>}
      <Slot name="contact.head" />
      {topic && <ChosenWay topic={topic} />}
      {topic === null && <TopicLinks title={t('contact.subjects')} topics={subjects} />}
      {topic && topic.topics.length > 0 && <TopicLinks title={t('contact.narrower')} topics={topic.topics} />}
      {topic?.answer && (
        <>
          <Answer key={topic.path} topic={topic} answer={topic.answer} helped={actionData?.helped ?? null} />
          <ContactForm
            key={`form ${topic.path}`}
            topic={topic}
            prefill={form}
            contactId={contactId}
            state={actionData}
          />
        </>
      )}
      <Slot name="contact.foot" />
    </div>
  );
}
