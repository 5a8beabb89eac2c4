import { getBasket } from '#commerce/buying/basket/basket.service.ts';
import { computeWishedDays } from '#commerce/buying/delivery/delivery-date.rules.ts';
import { buildDeliveryPlace } from '#commerce/buying/delivery/delivery-date.service.ts';
import { resolveParcelKind, takesParcel } from '#commerce/buying/delivery/parcel.rules.ts';
import { findPoint } from '#commerce/buying/delivery/places.service.ts';
import type { ChosenPoint } from '#commerce/buying/delivery/places.ts';
import { postNumberFor } from '#commerce/buying/delivery/post-number.rules.ts';
import type { Address } from '#commerce/ground/kernel/address.rules.ts';
import type { InvalidInput } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { bookAddress } from '#commerce/people/customer/customer-address.commands.ts';
import { type AddressForm, resolveAddressCountry } from '#forms/address/address.ts';
import { getDeliverySchema } from '#forms/checkout.ts';
import type { Fault } from '#forms/faults.ts';
import type { VisitorContext } from '../checkout.service.ts';
import { buildInvalidInput, type CheckoutResult, saveStep } from '../save-step.service.ts';

type DeliveryForm = {
  readonly billing: AddressForm;
  readonly delivery: AddressForm | null;
  readonly pickupPointId: string | null;
  readonly postNumber: string | null;
  readonly deliveryOption: string;
  readonly wishedOn: string | null;
};

/**
 * Stores where and how everything is delivered, and on which day. Wrong values are refused field by field; nothing is
 * stored then. A signed-in customer can add another address to the address book with it.
 */
export async function setDelivery(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const { country, activeExtensions } = ctx.tenant;
  const parsed = getDeliverySchema(ctx.tenant, input).safeParse(input);
  if (!parsed.success) return refuse(buildInvalidInput(parsed.error));
  const form = parsed.data;
  const checked = await checkPickupPoint(ctx, form);
  if (!checked.ok) return checked;
  const pickupPoint = checked.value;
  const day = await checkWishedDay(ctx, form, pickupPoint);
  if (!day.ok) return day;
  const billingAddress = buildStoredAddress(country, form.billing);
  const deliveryAddress = form.delivery && buildStoredAddress(country, form.delivery);
  const customerId = getSignedInCustomer(ctx);
  const books = customerId && deliveryAddress && form.saveAddress;
  const alsoDo = books
    ? (inner: VisitorContext) => bookAddress(inner, customerId, deliveryAddress, form.addressId)
    : null;
  return saveStep(
    ctx,
    {
      billingAddress,
      deliveryKind: form.kind,
      // the choice for another kind stays stored
      ...(deliveryAddress && { deliveryAddress }),
      ...(pickupPoint && { pickupPoint }),
      deliveryOption: form.deliveryOption,
      wishedOn: form.wishedOn,
      co2Compensation: form.co2Compensation && ctx.tenant.orderOptions.co2Compensation,
      ...(activeExtensions.length > 0 && { extensionFields: form.fields }),
    },
    alsoDo,
  );
}

/** Orders the delivery flat with the basket, or removes it; it is never preselected, and not for guests. */
export async function setPremium(ctx: VisitorContext, chosen: boolean): Promise<CheckoutResult> {
  const offered = ctx.tenant.orderOptions.premium && ctx.tenant.delivery.premium !== null;
  return saveStep(ctx, { premium: chosen && offered });
}

function buildStoredAddress(market: string, address: AddressForm): Address {
  return { ...address, country: resolveAddressCountry(market, address.postalCode) };
}

async function checkPickupPoint(
  ctx: VisitorContext,
  { pickupPointId, postNumber }: DeliveryForm,
): Promise<Result<ChosenPoint | null, InvalidInput>> {
  if (pickupPointId === null) return ok(null);
  const found = await findPoint(ctx, pickupPointId);
  if (!found.ok) return refuseField('pickupPointId', 'unavailable');
  const basket = await getBasket(ctx);
  const parcel = resolveParcelKind(
    ctx.tenant,
    basket.lines.map(({ article }) => article.kind),
  );
  const point = found.value;
  if (!point || !takesParcel(point, parcel)) return refuseField('pickupPointId', 'choice');
  const number = postNumberFor(point, postNumber);
  return number.ok
    ? ok({ ...point, postNumber: number.value })
    : refuseField('postNumber', number.refusal.code);
}

/** A day that was offered yesterday may be too early today. */
async function checkWishedDay(
  ctx: VisitorContext,
  { wishedOn, deliveryOption, delivery, billing }: DeliveryForm,
  point: ChosenPoint | null,
): Promise<Result<null, InvalidInput>> {
  if (wishedOn === null) return ok(null);
  const option = ctx.tenant.delivery.options.find(({ code }) => code === deliveryOption);
  const { lines } = await getBasket(ctx);
  const place = buildDeliveryPlace(ctx, (point ?? delivery ?? billing).postalCode);
  const offered = computeWishedDays(lines, option ?? { extraDays: 0 }, place, ctx.tenant.delivery.wishedDays);
  // without lines there is nothing to deliver, and the first step is open anyway
  return lines.length === 0 || offered.includes(wishedOn) ? ok(null) : refuseField('wishedOn', 'choice');
}

function refuseField(field: string, code: Fault['code']) {
  return refuse<InvalidInput>({ code: 'InvalidInput', fields: [{ field, code }] });
}
