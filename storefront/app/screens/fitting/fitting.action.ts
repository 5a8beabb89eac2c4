import { data, redirect } from 'react-router';
import { type FormState, fieldOf, keptValues } from '#app/form/form-state.ts';
import { fittingLink, screenLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { isCalendarDay } from '#forms/calendar-day.ts';
import { placeSchema } from '#forms/checkout.ts';
import { faultsOf } from '#forms/faults.ts';
import { ChooseFittingMutation, FittingPlaceMutation } from './fitting.query.ts';

/**
 * Searches near a postal code, or chooses a day at a partner. The postal code stays out of the address, because it
 * says where somebody lives.
 */
export const fittingAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'fitting');
  const lineId = fieldOf(form, 'lineId').slice(0, 36);
  return fieldOf(form, 'intent') === 'place' ? tellPlace(page, form, lineId) : choose(page, form, lineId);
});

async function tellPlace(page: PageRequest, form: FormData, lineId: string) {
  const parsed = placeSchema(page.tenant.country).safeParse({ postalCode: fieldOf(form, 'postalCode') });
  const refused = (faults: FormState['faults']) =>
    data<FormState>({ values: keptValues(form), faults }, { status: 422 });
  if (!parsed.success) return refused(faultsOf(parsed.error));
  const { setBasketPostalCode: outcome } = await page.query(FittingPlaceMutation, parsed.data);
  if (outcome.__typename === 'InvalidInput') return refused(outcome.fields);
  return redirect(fittingLink(page.localeSettings, lineId || null), 303);
}

/** A day and a partner, as the page's buttons send them. */
const CHOICE = /^(\d{4}-\d\d-\d\d) ([A-Za-z0-9-]{1,40})$/;

async function choose(page: PageRequest, form: FormData, lineId: string) {
  const [, day, partnerId] = CHOICE.exec(fieldOf(form, 'choice')) ?? [];
  if (!day || !isCalendarDay(day) || !partnerId) throw new Response(null, { status: 400 });
  const { chooseFitting } = await page.query(ChooseFittingMutation, { input: { lineId, partnerId, day } });
  switch (chooseFitting.__typename) {
    case 'BasketChanged':
      return redirect(screenLink(page.localeSettings, 'basket'), 303);
    case 'ServiceNotOffered':
      return redirect(`${screenLink(page.localeSettings, 'basket')}?fault=service.0`, 303);
    case 'FittingDayFull':
    case 'FittingUnavailable':
      return redirect(fittingLink(page.localeSettings, lineId, { full: true }), 303);
  }
}
