import type { OrderEvent } from '#retailer/extension/order-event.ts';

/** A system that events are delivered to. */
export type EventSink = {
  /** its name in the database, under which its progress is stored */
  readonly name: string;
  /** events that it takes at once */
  readonly batch: number;
  /** failures in a row after which its oldest event is put aside, so that the others go on; absent: it waits for ever */
  readonly patience?: number;
  /** whether it writes its failures to the log itself */
  readonly logsFailures?: boolean;
  /** Resolves when all events are stored there. @throws when they are not; they are delivered again */
  deliver(events: readonly OrderEvent[]): Promise<void>;
};
