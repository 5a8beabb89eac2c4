import type { TadaDocumentNode } from 'gql.tada';
import { createContext, type RouterContextProvider } from 'react-router';
import type { DeskLanguage } from '#desk/app/texts/desk-language.ts';

/** One of the shops that a member may work in, and what she may do there. */
export type DeskTenant = {
  readonly tenantId: string;
  readonly name: string;
  readonly currency: string;
  /** BCP 47 tags of its pages, the default first */
  readonly locales: readonly string[];
  readonly rights: readonly string[];
};

/** The member of staff who has signed in. */
export type DeskMember = {
  readonly staffMemberId: string;
  readonly name: string;
  readonly email: string;
  /** the tenants where she has a right at all */
  readonly tenants: readonly DeskTenant[];
  /** the rights that hold in every tenant: staff, keys and the audit log belong to none */
  readonly rightsEverywhere: readonly string[];
};

/** An invitation, with a secret for the authenticator that the member connects by it. */
export type DeskInvitation = {
  readonly name: string;
  readonly email: string;
  readonly totp: { readonly secret: string; readonly uri: string };
};

/** @property createdAt, lastSeenAt RFC 3339 @property device browser and system, '' if unknown */
export type DeskSession = {
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly device: string;
  readonly isThis: boolean;
};

/** Staff come and go; who provides this also writes the session's cookie. */
export type DeskSessions = {
  /** @returns `wrong` for a wrong address, password or code alike */
  signIn(given: { email: string; password: string; code: string }): Promise<'done' | 'wrong' | 'tooMany'>;
  /**
   * @param secret of an earlier page of the same form; null for a new one
   * @returns null if the link was used, is too old or never existed
   */
  readInvitation(token: string, secret: string | null): Promise<DeskInvitation | null>;
  /** Sets password and authenticator, and signs in. */
  acceptInvitation(
    token: string,
    given: { password: string; totpSecret: string; code: string },
  ): Promise<'done' | 'ended' | 'weak' | 'wrong'>;
  signOut(): Promise<void>;
  /** The member's own sessions, the one used last first. */
  list(): Promise<readonly DeskSession[]>;
  signOutEverywhere(): Promise<void>;
  /** Stores the language in which the member reads the desk. */
  chooseLanguage(language: DeskLanguage): Promise<void>;
};

export type DeskColorMode = 'light' | 'dark';

/** The parts of a request that a page of the desk gets, besides the address. */
export type DeskRequest = {
  /** Runs an operation of the desk's interface as this member. @throws DeskError */
  execute<Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data>;
  readonly member: DeskMember | null;
  readonly sessions: DeskSessions;
  readonly language: DeskLanguage;
  /** null: the system's */
  readonly colorMode: DeskColorMode | null;
  /** the tenant that the member worked in last */
  readonly lastTenant: string | null;
  /** of the page's scripts, by which the security policy knows them */
  readonly nonce: string;
  /** Remembers a choice of this browser for a year. */
  remember(name: 'desk_language' | 'desk_mode' | 'desk_tenant', value: string): void;
  readonly requestId: string;
  log(error: unknown, message: string): void;
};

type DeskErrorCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'REFUSED' | 'CONFLICT' | 'BAD_REQUEST';

/** A refusal of the desk's interface. `details` are its extensions: the missing right, the fields that differ. */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly code: DeskErrorCode | 'FAILED';
  readonly details: Readonly<Record<string, unknown>>;
  constructor(message: string, extensions: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = (extensions.code as DeskErrorCode | undefined) ?? 'FAILED';
    this.details = extensions;
  }
}

const deskRequestContext = createContext<DeskRequest>();

/** Stores the request where loaders and actions find it. */
export function storeDeskRequest(context: RouterContextProvider, desk: DeskRequest): void {
  context.set(deskRequestContext, desk);
}

export function readDeskRequest(context: Readonly<RouterContextProvider>): DeskRequest {
  return context.get(deskRequestContext);
}
