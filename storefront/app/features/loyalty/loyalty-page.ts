import type { ResultOf, VariablesOf } from 'gql.tada';
import { data } from 'react-router';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import {
  JoinLoyaltyMutation,
  LeaveLoyaltyMutation,
  LoyaltyQuery,
  RedeemPointsMutation,
} from './loyalty.query.ts';

type Kind = VariablesOf<typeof LoyaltyQuery>['program'];
type Section = 'accountPoints' | 'accountBonusClub' | 'accountPayback';

export type ProgramData = NonNullable<ResultOf<typeof LoyaltyQuery>['customer']>['loyaltyPrograms'][number];

/** The outcome of a form of a programme's page. */
export type LoyaltyState = FormState & {
  readonly outcome: 'joined' | 'left' | 'redeemed' | 'refused';
  /** code of the voucher that points were redeemed for */
  readonly voucherCode: string | null;
};

/** The loader of a programme's page; a programme that the tenant does not have is a 404. */
export function createLoyaltyLoader(section: Section, program: Kind) {
  return personalPage(async ({ page }) => {
    requireScreen(page, section);
    const customer = await requireCustomer(page);
    const { customer: own } = await page.query(LoyaltyQuery, { program });
    if (!own) throw signInFirst(page);
    const [found] = own.loyaltyPrograms;
    if (!found) throw createNotFound();
    // new for each page: two presses of one form are one redemption
    const redemptionId = crypto.randomUUID();
    return { customer, program: found, redemptionId, head: buildHead(page, `account.section.${section}`) };
  });
}

/** The forms of a programme's page: take part, leave, redeem. */
export function createLoyaltyAction(section: Section, program: Kind) {
  return personalAction(async ({ page, form }) => {
    requireScreen(page, section);
    const intent = readField(form, 'intent');
    if (intent === 'redeem') return redeem(page, form);
    if (intent !== 'join' && intent !== 'leave') throw new Response(null, { status: 400 });
    const { __typename } =
      intent === 'join'
        ? (await page.query(JoinLoyaltyMutation, { program, number: readField(form, 'number') || null }))
            .joinLoyaltyProgram
        : (await page.query(LeaveLoyaltyMutation, { program })).leaveLoyaltyProgram;
    if (__typename === 'SignInRequired') throw signInFirst(page);
    if (__typename === 'LoyaltyChanged') {
      return data<LoyaltyState>({ ...NOTHING, outcome: intent === 'join' ? 'joined' : 'left' });
    }
    const faults = [{ field: 'number', code: readField(form, 'number') === '' ? 'required' : 'invalid' }];
    return data<LoyaltyState>({ ...NOTHING, values: collectTypedValues(form), faults }, { status: 422 });
  });
}

const NOTHING: LoyaltyState = { values: {}, faults: [], outcome: 'refused', voucherCode: null };

async function redeem(page: PageRequest, form: FormData) {
  const { redeemPoints: redeemed } = await page.query(RedeemPointsMutation, {
    campaign: readField(form, 'campaign'),
    redemptionId: readField(form, 'redemptionId'),
  });
  if (redeemed.__typename === 'SignInRequired') throw signInFirst(page);
  return redeemed.__typename === 'LoyaltyChanged'
    ? data<LoyaltyState>({ ...NOTHING, outcome: 'redeemed', voucherCode: redeemed.voucherCode })
    : data<LoyaltyState>(NOTHING, { status: 409 });
}
