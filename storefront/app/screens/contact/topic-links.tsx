import { Link } from 'react-router';
import { contactLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { HelpTopic } from './contact.query.ts';

/** Topics of one level, each large enough for a thumb. */
export function TopicLinks({ title, topics }: { title: string; topics: HelpTopic['topics'] }) {
  const shop = useShop();
  return (
    <nav aria-labelledby="topics" className="mt-8">
      <h2 id="topics" className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {topics.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={contactLink(shop, path)}
              prefetch="intent"
              className="flex min-h-14 items-center justify-between gap-4 px-1 py-2 font-medium hover:bg-hover"
            >
              {label}
              <Icon name="chevron-right" className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The path to the current topic; each step leads back to it. */
export function ChosenWay({ topic }: { topic: HelpTopic }) {
  const t = useText();
  const shop = useShop();
  const above = topic.way.slice(0, -1);
  return (
    <nav aria-label={t('contact.chosen')} className="mt-4 rounded bg-sunken p-4">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {above.map(({ path, label }) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={contactLink(shop, path)} className="link touch">
              {label}
            </Link>
            <Icon name="chevron-right" size={16} className="text-muted" />
          </li>
        ))}
        <li aria-current="step" className="font-semibold">
          {topic.label}
        </li>
      </ol>
      <Link to={contactLink(shop)} className="link touch mt-2 inline-block text-sm">
        {t('contact.change')}
      </Link>
    </nav>
  );
}
