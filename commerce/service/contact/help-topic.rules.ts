import type { HelpTopic } from '#tenants/help-topics.ts';

/** A topic with its path from the subject down; the topic itself is last. */
export type FoundTopic = {
  readonly topic: HelpTopic;
  readonly way: readonly { path: string; topic: HelpTopic }[];
};

/** @param path keys joined by dots: shipping.appointment.make. @returns null if there is no such topic */
export function findTopic(topics: readonly HelpTopic[], path: string): FoundTopic | null {
  const way: { path: string; topic: HelpTopic }[] = [];
  let below = topics;
  for (const key of path.split('.')) {
    const topic = below.find((one) => one.key === key);
    if (!topic) return null;
    way.push({ path: [...way.map((step) => step.topic.key), key].join('.'), topic });
    below = 'topics' in topic ? topic.topics : [];
  }
  const last = way.at(-1);
  return last ? { topic: last.topic, way } : null;
}
