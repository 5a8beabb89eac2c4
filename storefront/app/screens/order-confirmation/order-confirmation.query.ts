import { AddressFields } from '../../checkout/address.fragment.ts';
import { MoneyFields } from '../../checkout/basket.fragment.ts';
import { PickupPointFields } from '../../checkout/delivery/delivery.fragment.ts';
import { ProtectionCostFields } from '../../credit/checkout-credit.query.ts';
import { PlanFields } from '../../credit/plan.fragment.ts';
import { graphql } from '../../graphql.ts';

export const OrderQuery = graphql(
  `
    query Order($orderNumber: String!, $accessToken: String) {
      order(orderNumber: $orderNumber, accessToken: $accessToken) {
        orderNumber
        placedAt
        email
        deliveryOption
        deliveryDates {
          from
          until
        }
        pickupPoint {
          ...PickupPointFields
        }
        deliveryDaysMin
        deliveryDaysMax
        paymentMethod
        awaitsPayment
        paymentInstruction {
          transferReference
          accountHolder
          iban
          bic
          bankName
          payUntil
          mandateReference
          creditorId
          debitedIban
          collectOn
        }
        lines {
          sku
          name
          brandName
          picture
          quantity
          options {
            key
            value
          }
          lineTotal {
            ...MoneyFields
          }
        }
        items {
          ...MoneyFields
        }
        services {
          ...MoneyFields
        }
        discount {
          ...MoneyFields
        }
        co2Compensation {
          ...MoneyFields
        }
        premium {
          ...MoneyFields
        }
        shipping {
          ...MoneyFields
        }
        rounding {
          ...MoneyFields
        }
        total {
          ...MoneyFields
        }
        taxes {
          ratePercent
          tax {
            ...MoneyFields
          }
        }
        credit {
          plan {
            ...PlanFields
          }
          protection {
            ...ProtectionCostFields
          }
          dues {
            number
            dueOn
            amount {
              ...MoneyFields
            }
          }
        }
        billingAddress {
          ...AddressFields
        }
        deliveryAddress {
          ...AddressFields
        }
      }
    }
  `,
  [AddressFields, MoneyFields, PlanFields, ProtectionCostFields, PickupPointFields],
);
