/** An event as other systems get it: a line of a file, the body of a webhook. */
export type OrderEvent = {
  /** grows; the same event always has the same: a reader who has seen it may ignore it */
  readonly eventId: number;
  readonly tenantId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly type: string;
  /** ISO 8601, UTC */
  readonly happenedAt: string;
  readonly data: unknown;
};

/** Where events go. */
export type EventSink = {
  /** its name in the database: what it has been told is kept under it */
  readonly name: string;
  /** events that it takes at once */
  readonly batch: number;
  /** Resolves when all of them are safe there. @throws when not; they are delivered again */
  deliver(events: readonly OrderEvent[]): Promise<void>;
};
