/**
 * What a retailer's folder may import of the product, as `tavelo-shop`: the settings of a tenant with the defaults of
 * each market, and what its extensions are made of.
 */
export { z } from 'zod';
export {
  type NewProviderPayment,
  type PaymentProvider,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderWebhook,
} from '#commerce/money/payment/payment-provider.types.ts';
export type {
  CallRequest,
  CallResponse,
  Extension,
  ExtensionCall,
  ExtensionCommand,
  ExtensionContext,
  ExtensionDatabase,
  ExtensionJob,
  ExtensionLog,
  FieldValues,
  LocalizedText,
  OrderField,
  OrderInquiry,
  ProductField,
  ProviderContext,
  Rule,
} from '#retailer/extension/extension.ts';
export { defineExtension } from '#retailer/extension/extension.ts';
export type { OrderEvent } from '#retailer/extension/order-event.ts';
export { defineShop, type ShopConfig } from '#retailer/extension/shop-config.ts';
export type { Brand } from '#tenants/brand.ts';
export { petrol, red } from '#tenants/brand.ts';
export { austrianCredit, dutchCredit, germanCredit, swissCredit } from '#tenants/credit-defaults.ts';
export {
  buildContactDefaults,
  defaults,
  deliveryDefaults,
  dunningDefaults,
  newsletterDefaults,
  paymentDefaults,
} from '#tenants/defaults.ts';
export { dutchPaths } from '#tenants/dutch-paths.ts';
export { frenchPaths } from '#tenants/french-paths.ts';
export { createLineServices } from '#tenants/line-services.ts';
export { germanPaths } from '#tenants/paths.ts';
export type { TenantSettings } from '#tenants/tenant.ts';
