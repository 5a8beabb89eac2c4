import { data, redirect } from 'react-router';
import { collectTypedValues, type FormState, readField } from '#app/form/form-state.ts';
import { fittingLink, screenLink } from '#app/page/links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { isCalendarDay } from '#forms/calendar-day.ts';
import { createPlaceSchema } from '#forms/checkout.ts';
import { listFaults } from '#forms/faults.ts';
import { ChooseFittingMutation, FittingPlaceMutation } from './fitting.query.ts';

/**
 * Searches near a postal code, or chooses a day at a partner. The postal code stays out of the address, because it
 * reveals where somebody lives.
 */
export const fittingAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'fitting');
  const lineId = readField(form, 'lineId').slice(0, 36);
  return readField(form, 'intent') === 'place' ? tellPlace(page, form, lineId) : choose(page, form, lineId);
});

async function tellPlace(page: PageRequest, form: FormData, lineId: string) {
  const parsed = createPlaceSchema(page.tenant.country).safeParse({
    postalCode: readField(form, 'postalCode'),
  });
  const answerRefused = (faults: FormState['faults']) =>
    data<FormState>({ values: collectTypedValues(form), faults }, { status: 422 });
  if (!parsed.success) return answerRefused(listFaults(parsed.error));
  const { setBasketPostalCode: outcome } = await page.query(FittingPlaceMutation, parsed.data);
  if (outcome.__typename === 'InvalidInput') return answerRefused(outcome.fields);
  return redirect(fittingLink(page.localeSettings, lineId || null), 303);
}

/** A day and a partner, as the page's buttons send them. */
const CHOICE = /^(\d{4}-\d\d-\d\d) ([A-Za-z0-9-]{1,40})$/;

async function choose(page: PageRequest, form: FormData, lineId: string) {
  const [, day, partnerId] = CHOICE.exec(readField(form, 'choice')) ?? [];
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
