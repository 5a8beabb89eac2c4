/** An event in the form for other systems: a line of a file, the body of a webhook. */
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

/** A system that events are delivered to. */
export type EventSink = {
  /** its name in the database, under which its progress is stored */
  readonly name: string;
  /** events that it takes at once */
  readonly batch: number;
  /** Resolves when all events are stored there. @throws when they are not; they are delivered again */
  deliver(events: readonly OrderEvent[]): Promise<void>;
};
