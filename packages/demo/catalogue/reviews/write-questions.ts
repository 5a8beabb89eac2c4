import { z } from 'zod';
import { defaults } from '../../../../tenants/defaults.ts';
import type { Tenant } from '../../../../tenants/tenant.ts';
import type { QuestionDraft } from '../draft.ts';
import { type DemoLanguage, type Kind, LANGUAGES } from '../kind.ts';
import { REVIEWERS } from '../names.ts';
import { readData } from '../read-data.ts';
import { text } from '../schemas.ts';
import { typeset } from '../texts.rules.ts';

const asked = z.array(z.tuple([text, text]).readonly()).readonly();

/** Questions that fit every kind of a department, or all large furniture, each with the shop's answer. */
const QUESTIONS: Readonly<Record<string, z.output<typeof asked>>> = readData(
  'questions',
  z.record(z.string(), asked),
);

const DAY_MS = 86_400_000;
/** One of this many articles has a question. */
const EVERY = 3;

const LARGE_FURNITURE = defaults.deliveryServices.find(({ key }) => key === 'room-of-choice')?.kinds ?? [];

function chooseTopic({ kind, department }: Kind): string {
  return LARGE_FURNITURE.includes(kind) ? 'large-furniture' : department;
}

/** Questions about an article, by its number and without chance: in every shop in its languages. */
export function writeQuestions(
  { productId, kind, now }: { readonly productId: number; readonly kind: Kind; readonly now: Date },
  tenants: readonly Tenant[],
): QuestionDraft[] {
  const pairs = productId % EVERY === 0 ? (QUESTIONS[chooseTopic(kind)] ?? []) : [];
  return tenants.flatMap((tenant) =>
    tenant.locales.flatMap(({ locale }) => {
      const language = locale.slice(0, 2) as DemoLanguage;
      const at = LANGUAGES.indexOf(language);
      const write = (words: string) =>
        typeset(tenant.country === 'CH' ? words.replaceAll('ß', 'ss') : words, language);
      return pairs.map(([question, answer], index) => {
        const days = 20 + ((productId * 7 + index * 31) % 200);
        const names = REVIEWERS[language];
        return {
          tenantId: tenant.id,
          locale,
          authorName: names[(productId + index) % names.length] ?? '',
          question: write(question[at] ?? ''),
          answer: write(answer[at] ?? ''),
          askedAt: new Date(now.getTime() - days * DAY_MS),
          answeredAt: new Date(now.getTime() - (days - 2) * DAY_MS),
        };
      });
    }),
  );
}
