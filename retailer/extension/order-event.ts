/** An event of an order: files, webhooks and extensions are told it in this form (docs/order-events.md). */
export type OrderEvent = {
  /** increasing, and the same for every delivery of an event: a reader may ignore one that it has seen */
  readonly eventId: number;
  readonly tenantId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly type: string;
  /** ISO 8601, UTC */
  readonly happenedAt: string;
  readonly data: unknown;
};
