import { z } from 'zod';
import { readListAddress, SORTS } from '#forms/lists/list-address.ts';
import { isChoice } from '#forms/lists/list-choices.ts';
import { isLooking } from '#forms/lists/read-looking.ts';
import type { Locale, Tenant } from '#tenants/tenant.ts';

const LONGEST_TERM = 120;
const MAX_PAGE = 200;

/** The parameters besides the filters, each at most once. */
const parameters = z
  .strictObject({
    q: z.string().trim().min(1).max(LONGEST_TERM).optional(),
    category: z
      .string()
      .max(500)
      .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
      .optional(),
    locale: z.string().optional(),
    sort: z.enum(SORTS).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .refine((page) => Number(page) <= MAX_PAGE)
      .optional(),
    verbatim: z.literal('1').optional(),
    explain: z.literal('1').optional(),
  })
  .refine(({ q, category }) => (q === undefined) !== (category === undefined), {
    message: 'either q or category',
  });

/** The question of one of the search calls. */
export type SearchQuestion = {
  readonly locale: Locale;
  /** the category's path; null for a search */
  readonly categoryPath: string | null;
  readonly explain: boolean;
  readonly address: ReturnType<typeof readListAddress>;
};

/**
 * Reads the parameters of a call: those of the screens' addresses (forms/lists/list-address.ts), and besides `category`,
 * `locale` and `explain`. A screen ignores a parameter that it cannot read; a call names its fault.
 * @returns a fault for engineers, or the question
 */
export function readSearchQuestion(
  given: URLSearchParams,
  { locales }: Tenant,
): { question: SearchQuestion } | { fault: string } {
  const plain: Record<string, string> = {};
  for (const [name, value] of given) {
    if (name.startsWith('f.')) {
      if (!isChoice(name, value)) return { fault: `${name.slice(0, 60)}: no such filter or value` };
    } else if (name.startsWith('look.')) {
      if (!isLooking(name, value)) return { fault: `${name.slice(0, 60)}: no such filter, or too long` };
    } else if (Object.hasOwn(plain, name)) return { fault: `${name.slice(0, 60)}: only once` };
    else Object.defineProperty(plain, name, { value, enumerable: true });
  }
  const parsed = parameters.safeParse(plain);
  if (!parsed.success) return { fault: describeFirstIssue(parsed.error) };
  const { category, locale: wanted, explain } = parsed.data;
  const locale =
    wanted === undefined ? locales[0]?.locale : locales.find((one) => one.locale === wanted)?.locale;
  if (!locale) return { fault: 'locale: the tenant has no such locale' };
  const address = readListAddress(given);
  return {
    question: { locale, categoryPath: category ?? null, explain: explain === '1', address },
  };
}

function describeFirstIssue({ issues: [first] }: z.ZodError): string {
  return first ? `${first.path.join('.') || 'parameters'}: ${first.message}` : 'parameters';
}
