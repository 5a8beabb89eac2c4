import type { ResultOf } from 'gql.tada';
import type { QuestionFields } from '#app/features/delivery/delivery.fragment.ts';

type Asked = Pick<ResultOf<typeof QuestionFields>, 'lines'>;
export type Question = {
  field: string;
  productName: string;
  service: string;
  chosen: boolean | null;
  total: { minor: number; currency: string };
};

export function listQuestions({ lines }: Asked): Question[] {
  return lines.flatMap(({ id, product, services }) =>
    services.flatMap(({ key, question, chosen, total }) =>
      question
        ? [{ field: getQuestionFieldName(id, key), productName: product.name, service: key, chosen, total }]
        : [],
    ),
  );
}

const FIELD = /^question\.([0-9a-f-]{36})\.([a-z][a-z-]{0,39})$/;

/** Name of the field for the answer whether a service is wanted with a line. */
function getQuestionFieldName(lineId: string, service: string): string {
  return `question.${lineId}.${service}`;
}

/** The answers of a form, in its order; values other than yes and no are ignored. */
export function readAnswers(form: FormData): { lineId: string; service: string; chosen: boolean }[] {
  return [...form].flatMap(([name, value]) => {
    const [, lineId, service] = FIELD.exec(name) ?? [];
    if (!lineId || !service || (value !== 'yes' && value !== 'no')) return [];
    return [{ lineId, service, chosen: value === 'yes' }];
  });
}
