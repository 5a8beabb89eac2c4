import type { z } from 'zod';
import type { OrderEvent } from './order-event.ts';

/** A text for people by language (ISO 639-1). A start is refused if a language of one of the tenants is missing. */
export type LocalizedText = Readonly<Record<string, string>>;

/** A log whose lines carry the extension's name. Nothing personal belongs in it. */
export type ExtensionLog = {
  info(fields: object, message?: string): void;
  warn(fields: object, message?: string): void;
  error(fields: object, message?: string): void;
};

/**
 * The extension's own tables. Statements run in the schema of the extension (`ext_<name>`), and a table with a
 * `tenant_id` shows the tenant's rows only, whatever the statement says.
 */
export type ExtensionDatabase = {
  /**
   * @param sql with `$1`, `$2` … for the parameters
   * @throws what PostgreSQL refuses; a statement ends after ten seconds
   */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements in one transaction, which is rolled back if `work` throws. */
  transaction<Result>(work: (database: Pick<ExtensionDatabase, 'query'>) => Promise<Result>): Promise<Result>;
};

/** An extension's functions may use this. @template Settings the tenant's settings of the extension */
export type ExtensionContext<Settings> = {
  readonly tenant: { readonly id: string; readonly country: string; readonly currency: string };
  /** BCP 47; in the background the tenant's default locale */
  readonly locale: string;
  readonly settings: Settings;
  /** variables of the environment or of `.env` that begin with `EXT_<NAME>_`, by what follows */
  readonly secrets: Readonly<Record<string, string>>;
  readonly log: ExtensionLog;
  readonly db: ExtensionDatabase;
  /** is aborted when the time of the call is up or the server stops; pass it to `fetch` */
  readonly signal: AbortSignal;
  /** by the shop's clock */
  now(): Date;
};

/** A basket on its way to an order, for rules. Amounts are in minor units with VAT. */
export type OrderInquiry = {
  readonly country: string;
  readonly language: string;
  readonly lines: readonly {
    /** the retailer's number of the variant */
    readonly sku: string;
    /** the kind of product, e.g. `sofa` */
    readonly kind: string;
    readonly quantity: number;
    readonly unitMinor: number;
  }[];
  readonly totalMinor: number;
  /** null while none is chosen */
  readonly paymentMethod: string | null;
  /** the extension's own fields of the order, by key */
  readonly fields: FieldValues;
};

/** Values of an extension's fields by their keys; a field without a value is not there. */
export type FieldValues = Readonly<Record<string, string>>;

/** A rule of an extension: pure and quick. One that takes longer than 5 ms is named in the log. */
export type Rule<Question, Answer, Settings> = {
  /** what counts if `decide` throws or answers in another shape, as with a promise */
  readonly onFault: 'ignore' | 'refuse';
  decide(question: Question, settings: Settings): Answer;
};

export type ExtensionJob<Settings> = {
  /** between two rounds, seconds, at least 5 */
  readonly everySeconds: number;
  /** One round in one tenant; only one server of a fleet does it at a time. Ends within a minute. */
  run(context: ExtensionContext<Settings>): Promise<void>;
};

export type ExtensionCommand<Settings> = {
  /** a line of `npm run shop -- help` */
  readonly usage: string;
  /** @returns the process's exit code */
  run(
    args: readonly string[],
    context: ExtensionContext<Settings> & { write(text: string): void },
  ): Promise<number>;
};

export type CallRequest = {
  readonly method: 'GET' | 'POST';
  /** of the address, the first value of each name */
  readonly query: Readonly<Record<string, string>>;
  /** in lower case */
  readonly headers: Readonly<Record<string, string>>;
  /** at most 1 MB; '' without one */
  readonly body: string;
};

export type CallResponse = {
  /** 200 to 499; for a fault the extension throws, and the shop answers 502 */
  readonly status: number;
  /** sent as JSON; at most 1 MB */
  readonly body: unknown;
};

export type ExtensionCall<Settings> = {
  readonly method: 'GET' | 'POST';
  /**
   * `everybody` may call: all are answered alike and learn nothing personal. `secret` admits a program that sends
   * `Authorization: Bearer` with the secret `CALL_SECRET` of the extension, of at least 32 characters
   */
  readonly access: 'everybody' | 'secret';
  answer(request: CallRequest, context: ExtensionContext<Settings>): Promise<CallResponse>;
};

/** A field of an order that an extension adds: asked at the delivery step, kept with the order, shown where it says. */
export type OrderField = {
  /** camelCase, unique within the extension */
  readonly key: string;
  readonly label: LocalizedText;
  readonly hint?: LocalizedText;
  readonly required?: boolean;
  /** the mail and the invoice show it only where they are named; order page and confirmation always do */
  readonly shownIn?: readonly ('mail' | 'invoice')[];
  /** the basis for asking (GDPR art. 6), e.g. 'contract'; absent if the field is not personal */
  readonly personal?: {
    readonly legalBasis: 'contract' | 'consent' | 'legal-obligation' | 'legitimate-interest';
  };
} & (
  | {
      readonly type: 'text';
      /** characters, 1 to 500 */
      readonly maxLength: number;
      /** a regular expression that the whole value matches, with what to say if it does not */
      readonly pattern?: { readonly source: string; readonly message: LocalizedText };
    }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly label: LocalizedText }[];
    }
  | { readonly type: 'yes-no' }
);

/**
 * A fact of products that an extension adds, kept for each tenant. A product feed fills it by the column
 * `<extension>.<key>`; a row of a file with that column that has no value in it takes the value away.
 */
export type ProductField = {
  /** camelCase, unique within the extension */
  readonly key: string;
  readonly label: LocalizedText;
  /** among the facts of the product's page, on its tile, or nowhere; absent: among the facts */
  readonly shownIn?: readonly ('facts' | 'tile')[];
  /** whether lists can be filtered by it and a search finds it; not of a date */
  readonly facet?: boolean;
  /** `shop` keeps it from pages, GraphQL, search and feeds for others; absent: everybody may know it */
  readonly access?: 'everybody' | 'shop';
} & (
  | {
      readonly type: 'text';
      /** characters, 1 to 500; a longer one of a feed is cut */
      readonly maxLength: number;
    }
  | {
      readonly type: 'number';
      /** as it is printed behind the number, e.g. `cm` */
      readonly unit?: string;
    }
  | { readonly type: 'yes-no' }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly label: LocalizedText }[];
    }
  | { readonly type: 'date' }
);

/** An extension adds to the shop at these points. */
export type Extension<Settings = unknown> = {
  /** kebab-case, unique in the shop; the names of its schema, settings, addresses and log lines come from it */
  readonly name: string;
  /** `import.meta.dirname`: where `storefront.tsx` and `migrations/*.sql` of the extension are looked for */
  readonly folder: string;
  /** versions of the product that it works with, as npm writes them, e.g. `^1.2` */
  readonly shop: string;
  /** a tenant's settings, `extensions.<name>` in its settings.ts; `false` there switches the extension off */
  readonly settings?: z.ZodType<Settings>;
  /** what everybody may know of the settings: JSON that the components of `storefront.tsx` get, in every page */
  publicSettings?(settings: Settings): unknown;
  readonly fields?: { readonly order?: readonly OrderField[]; readonly product?: readonly ProductField[] };
  readonly rules?: {
    /** refuses an order, with what the customer reads; null lets it go on */
    readonly order?: Rule<OrderInquiry, { readonly refuse: LocalizedText } | null, Settings>;
    /** which of the offered payment methods stay on offer, by their names */
    readonly paymentMethods?: Rule<
      OrderInquiry & { readonly offered: readonly string[] },
      readonly string[],
      Settings
    >;
  };
  readonly on?: {
    /**
     * Is told what happens to orders: each event at least once, those of one order in their sequence, after the
     * order's transaction. If it rejects, or takes more than 20 seconds, it is told again later; after twelve times the
     * event is put aside (`npm run shop -- extensions`).
     */
    order?(event: OrderEvent, context: ExtensionContext<Settings>): Promise<void>;
  };
  readonly providers?: {
    /** Makes the shop's payment provider, in place of the product's own: a `PaymentProvider` of `tavelo-shop`. */
    payment?(context: ProviderContext): object;
  };
  readonly jobs?: Readonly<Record<string, ExtensionJob<Settings>>>;
  /** `npm run shop -- <name>:<command>` */
  readonly commands?: Readonly<Record<string, ExtensionCommand<Settings>>>;
  /** `/api/extensions/<name>/<call>` */
  readonly calls?: Readonly<Record<string, ExtensionCall<Settings>>>;
};

/** An extension as one tenant has it. */
export type ActiveExtension = {
  readonly extension: Extension;
  /** parsed by the extension's own schema; {} without one */
  readonly settings: unknown;
  /** what pages may say of the settings: JSON; {} if the extension says nothing */
  readonly publicSettings: unknown;
  /** of the environment, for the extension's functions on the server alone */
  readonly secrets: Readonly<Record<string, string>>;
};

/** A process makes a provider once, with these. */
export type ProviderContext = Pick<ExtensionContext<unknown>, 'secrets' | 'log'>;

/** Gives the extension's functions their types from its settings. The shop's start says what is wrong in it. */
export function defineExtension<Settings = Record<string, never>>(extension: Extension<Settings>): Extension {
  // a function is only ever called with settings that its own schema has parsed
  return extension as unknown as Extension;
}
