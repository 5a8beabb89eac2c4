import { CheckoutFields } from '#app/features/checkout/checkout.query.ts';
import { DeliveryTotalsFields } from '#app/features/delivery/delivery.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

export const CheckoutDeliveryQuery = graphql(
  `
    query CheckoutDelivery {
      checkout {
        ...CheckoutFields
        ...DeliveryTotalsFields
      }
    }
  `,
  [CheckoutFields, DeliveryTotalsFields],
);
