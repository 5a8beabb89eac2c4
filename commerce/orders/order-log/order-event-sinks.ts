import { createHmac } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderBounds, trimFolder } from '#commerce/ground/kernel/trim-folder.ts';

/** The fields of an event that a sink needs. */
type Told = { readonly eventId: number; readonly happenedAt: string };
type Sink = {
  readonly name: string;
  readonly batch: number;
  deliver(events: readonly Told[]): Promise<void>;
};

const FILE_BATCH = 500;
/** A year of days, as long as there is room; whoever reads them daily has long had those that go. */
const FOLDER_BOUNDS: FolderBounds = {
  names: /^\d{4}-\d\d-\d\d\.jsonl$/,
  maxBytes: 2 ** 30,
  maxAgeMs: 365 * 86_400_000,
};

/**
 * Appends each event as a line of JSON to `{folder}/{day in UTC}.jsonl`. After a crash the last events may be there
 * twice; a reader recognises them by `eventId`. The folder keeps the newest 1 GB of a year.
 */
export function createFileSink(folder: string): Sink {
  return {
    name: 'file',
    batch: FILE_BATCH,
    async deliver(events) {
      await mkdir(folder, { recursive: true });
      for (const [day, ofDay] of Map.groupBy(events, getEventDay)) {
        const file = await open(join(folder, `${day}.jsonl`), 'a+', 0o600);
        try {
          // the first of a day
          if ((await file.stat()).size === 0) await trimFolder(folder, FOLDER_BOUNDS, Date.now());
          await cutHalfLine(file);
          await file.appendFile(ofDay.map((event) => `${JSON.stringify(event)}\n`).join(''));
          await file.sync();
        } finally {
          await file.close();
        }
      }
    },
  };
}

const NEWLINE = 10;
const LOOK_BYTES = 64 * 1024;

/**
 * Cuts what a full disk or a crash left behind the last whole line; its events were not counted as delivered. The sink
 * is leased to one relay, so no other writes meanwhile.
 */
async function cutHalfLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  let end = size;
  let newline = -1;
  while (end > 0 && newline < 0) {
    const from = Math.max(0, end - LOOK_BYTES);
    const { buffer } = await file.read(Buffer.alloc(end - from), 0, end - from, from);
    newline = buffer.lastIndexOf(NEWLINE);
    end = newline < 0 ? from : from + newline + 1;
  }
  if (end < size) await file.truncate(end);
}

function getEventDay({ happenedAt }: Told): string {
  return happenedAt.slice(0, 10);
}

export type WebhookSettings = {
  readonly url: string;
  /** the key that signs the messages, known to both sides */
  readonly secret: string;
  readonly timeoutMs?: number;
  /** begins the ids of its messages */
  readonly prefix?: string;
};

const TIMEOUT_MS = 10_000;

/**
 * Posts each event to an address, one after the other. Any 2xx is a receipt; after any other status, or no answer
 * within the timeout, the event is sent again. Signed according to Standard Webhooks: `webhook-id`,
 * `webhook-timestamp` (seconds), and `webhook-signature`: `v1,` and the base64 of HMAC-SHA-256 over
 * `{id}.{timestamp}.{body}`.
 */
export function createWebhookSink({
  url,
  secret,
  timeoutMs = TIMEOUT_MS,
  prefix = 'order-event',
}: WebhookSettings): Sink {
  return {
    name: 'webhook',
    batch: 1,
    async deliver(events) {
      for (const event of events) {
        const body = JSON.stringify(event);
        const id = `${prefix}-${event.eventId}`;
        const timestamp = String(Math.floor(Date.now() / 1000));
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': timestamp,
            'webhook-signature': signWebhook(secret, id, timestamp, body),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
      }
    },
  };
}

function signWebhook(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
