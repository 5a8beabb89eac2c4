import { CheckoutFields } from '../../checkout/checkout.query.ts';
import { DeliveryTotalsFields } from '../../checkout/delivery/delivery.fragment.ts';
import { graphql } from '../../graphql.ts';

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
