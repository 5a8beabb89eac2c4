import type { ResultOf } from 'gql.tada';
import { DeliveryPriceFields } from '#app/features/delivery/delivery-price.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { NavigationItemFields } from '#app/graphql/navigation.fragment.ts';
import { CompanyFields, OfficeHoursFields } from './footer/company.fragment.ts';

const UspFields = graphql(`
  fragment UspFields on Usp @_unmask {
    text
    icon
    to
  }
`);

/** The frame that stands around every page: company data for the footer, top categories for the header. */
export const ShellQuery = graphql(
  `
  query Shell {
    shop {
      company {
        ...CompanyFields
      }
      officeHours {
        ...OfficeHoursFields
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
      ...UspFields
    }
    mobileUsps: uspBar(channel: MOBILE) {
      ...UspFields
    }
    notice {
      text
      isWarning
      to
      callToAction
    }
    navigation(channel: WEB) {
      ...NavigationItemFields
    }
  }
`,
  [DeliveryPriceFields, CompanyFields, OfficeHoursFields, NavigationItemFields, UspFields],
);

export type Shell = ResultOf<typeof ShellQuery>;
