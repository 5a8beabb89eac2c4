import pino, { type DestinationStream, type Logger } from 'pino';

export type ShopLogger = { readonly log: Logger; flush(): void };

const FLUSH_EVERY_MS = 500;
const BUFFER_BYTES = 4096;
/** From the beginning of a word only: a long word without an address is then read once, and not from each letter. */
const EMAIL = /(?<![^\s"'<>()=,;:])[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g;

/**
 * Structured logs, one JSON object a line, written in batches. They hold no personal data: no addresses of clients,
 * no e-mail, no query strings; of errors the kind, code, message and stack, without the data that drivers attach.
 * @param destination standard output when absent
 */
export function createLogger(level: string, destination?: DestinationStream): ShopLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
  };
  if (destination) return { log: pino(options, destination), flush: () => {} };
  const stdout = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  const timer = setInterval(() => stdout.flush(), FLUSH_EVERY_MS).unref();
  return {
    log: pino(options, stdout),
    flush: () => {
      clearInterval(timer);
      stdout.flushSync();
    },
  };
}

/** A database's error names the row it refused; that may be a customer's. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: maskEmails(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: maskEmails(error.message),
    stack: maskEmails(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

function maskEmails(text: string): string {
  return text.replaceAll(EMAIL, '[e-mail]');
}
