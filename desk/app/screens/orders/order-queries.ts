import type { ResultOf } from 'gql.tada';
import { graphql } from '#desk/app/request/graphql.ts';

export const ORDER = graphql(`
  query DeskOrder($tenantId: ID!, $orderNumber: String!) {
    order(tenantId: $tenantId, orderNumber: $orderNumber) {
      orderId orderNumber state seen placedAt customerId email currency
      itemsMinor servicesMinor shippingMinor extrasMinor discountMinor totalMinor keptMinor
      voucherCodes paymentMethod deliveryKind deliveryOption wishedOn pickupPoint
      billingAddress { givenName familyName street houseNumber houseNumberAddition postalCode city country phone }
      deliveryAddress { givenName familyName street houseNumber houseNumberAddition postalCode city country phone }
      fields { label value }
      lines { position sku name brandName options quantity shipped cancelled returned unitMinor totalMinor services }
      parcels { shipmentId carrier trackingNumber shippedAt deliveredAt items { position quantity } }
      invoices { number kind totalMinor issuedAt }
      hold { heldAt heldUntil inWords }
      refunds { refundId amountMinor state providerReference }
      announcedReturns { announcementId announcedAt trackingNumber items { position quantity } reasons }
      bookedReturns { returnId notedAt creditMinor items { position quantity } }
      balance { balanceMinor openMinor overdueMinor maturities { dueOn openMinor } }
      credit { version method count annualPercent overallMinor amended }
      timeline {
        kind at eventType mailSubject mailText mailSentAt mailProblem
        payment { method state amountMinor provider providerReference transferReference problem }
        note { authorName body }
      }
    }
  }
`);
export type DeskOrder = ResultOf<typeof ORDER>['order'];

export const PREVIEW_CANCELLATION = graphql(`
  query DeskCancellationPreview($tenantId: ID!, $orderId: ID!, $items: [PiecesInput!]) {
    cancellationPreview(tenantId: $tenantId, orderId: $orderId, items: $items) {
      creditMinor refundMinor keptMinor openBeforeMinor openAfterMinor dues { dueOn amountMinor }
    }
  }
`);
export type ChangePreview = ResultOf<typeof PREVIEW_CANCELLATION>['cancellationPreview'];

export const CANCEL = graphql(`
  mutation DeskCancel($tenantId: ID!, $orderId: ID!, $key: String!, $reason: String!, $seen: Json, $items: [PiecesInput!]) {
    cancelOrder(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, reason: $reason, seen: $seen, items: $items) {
      refundMinor
    }
  }
`);

export const DISPATCH = graphql(`
  mutation DeskDispatch(
    $tenantId: ID!, $orderId: ID!, $key: String!, $seen: Json, $items: [PiecesInput!], $carrier: String,
    $trackingNumber: String, $unpaidReason: String
  ) {
    dispatchOrder(
      tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, seen: $seen, items: $items, carrier: $carrier,
      trackingNumber: $trackingNumber, unpaidReason: $unpaidReason
    ) { refundMinor }
  }
`);

export const DELIVER = graphql(`
  mutation DeskDeliver($tenantId: ID!, $orderId: ID!, $key: String!, $seen: Json) {
    deliverOrder(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, seen: $seen) { refundMinor }
  }
`);

export const WITHDRAW = graphql(`
  mutation DeskWithdraw($tenantId: ID!, $orderId: ID!, $key: String!, $seen: Json) {
    carryOutWithdrawal(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, seen: $seen) { refundMinor }
  }
`);

export const RELEASE = graphql(`
  mutation DeskRelease($tenantId: ID!, $orderId: ID!, $key: String!, $reason: String!, $seen: Json) {
    releaseHold(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, reason: $reason, seen: $seen) { refundMinor }
  }
`);

export const NOTE = graphql(`
  mutation DeskNote($tenantId: ID!, $orderId: ID!, $key: String!, $body: String!) {
    addOrderNote(tenantId: $tenantId, orderId: $orderId, idempotencyKey: $key, body: $body) { orderId }
  }
`);
