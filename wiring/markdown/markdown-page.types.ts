import type { TadaDocumentNode } from 'gql.tada';
import type { ShopInfo } from '#app/page/shop.tsx';
import type { LocaleSettings, Tenant } from '#tenants/tenant.ts';
import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';

/** A public page to be written as markdown. */
export type MarkdownPage = {
  readonly tenant: Tenant;
  readonly localeSettings: LocaleSettings;
  /** with the language's prefix */
  readonly pathname: string;
  /** those that the page supports */
  readonly parameters: URLSearchParams;
  /** no slash at the end */
  readonly origin: string;
  readonly shop: Pick<ShopInfo, 'prefix' | 'paths'>;
  readonly texts: Translator<TextKey>;
  /** runs an operation of the gateway without a visitor. @throws on errors */
  query<Data, Variables>(document: TadaDocumentNode<Data, Variables>, variables: Variables): Promise<Data>;
  tag(...tags: string[]): void;
};
