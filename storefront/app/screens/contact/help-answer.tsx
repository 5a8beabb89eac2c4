import { Form, useNavigation } from 'react-router';
import { contactLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { HelpTopic } from './contact.query.ts';

/** The shop's answer, links that settle the question, and whether it helped. */
export function Answer({
  topic,
  answer,
  helped,
}: {
  topic: HelpTopic;
  answer: NonNullable<HelpTopic['answer']>;
  helped: boolean | null;
}) {
  const t = useText();
  return (
    <section aria-labelledby="answer" className="mt-8">
      <h2 id="answer" className="mb-3 text-xl">
        {t('contact.answer')}
      </h2>
      {answer.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-3">
          {paragraph}
        </p>
      ))}
      {answer.links.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-3">
          {answer.links.map(({ label, path }) => (
            <li key={path}>
              <ButtonLink to={path} variant="secondary" size="m">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">
        <RichText
          id="contact.answer.code"
          values={{ code: answer.routingCode }}
          tags={{
            code: (content) => (
              <code className="font-mono select-all" translate="no">
                {content}
              </code>
            ),
          }}
        />
      </p>
      <Helped topic={topic.path} helped={helped} />
    </section>
  );
}

function Helped({ topic, helped }: { topic: string; helped: boolean | null }) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().formData?.get('helped');
  return (
    <div className="mt-6 border-t border-line pt-4">
      {helped === null ? (
        <Form
          method="post"
          action={contactLink(shop, topic)}
          preventScrollReset
          className="flex flex-wrap items-center gap-3"
        >
          <input type="hidden" name="topic" value={topic} />
          <span id="helped" className="text-sm">
            {t('contact.helped')}
          </span>
          {(['yes', 'no'] as const).map((value) => (
            <Button
              key={value}
              name="helped"
              value={value}
              size="m"
              variant="secondary"
              aria-describedby="helped"
              busy={busy === value}
            >
              {t(`contact.helped.${value}`)}
            </Button>
          ))}
        </Form>
      ) : (
        <p role="status" className="text-sm">
          {t(`contact.helped.thanks.${helped ? 'yes' : 'no'}`)}
        </p>
      )}
    </div>
  );
}
