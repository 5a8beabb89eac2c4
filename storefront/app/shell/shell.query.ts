import type { ResultOf } from 'gql.tada';
import { DeliveryPriceFields } from '#app/features/delivery/delivery-price.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

/** What stands around every page: company data for the footer, top categories for the header. */
export const ShellQuery = graphql(
  `
  query Shell {
    shop {
      company {
        legalName
        street
        postalCode
        city
        countryName
        email
        phone
        register
        vatId
        representedBy
      }
      officeHours {
        firstDay
        lastDay
        opens
        closes
      }
      pageFeedback
      withdrawalDays
      withdrawalStatutory
      deliveryOptions {
        ...DeliveryPriceFields
      }
      paymentMethods
      seals {
        name
        certificateUrl
      }
    }
    usps: uspBar(channel: WEB) {
      text
      icon
      to
    }
    mobileUsps: uspBar(channel: MOBILE) {
      text
      icon
      to
    }
    navigation(channel: WEB) {
      id
      name
      path
    }
  }
`,
  [DeliveryPriceFields],
);

export type Shell = ResultOf<typeof ShellQuery>;
