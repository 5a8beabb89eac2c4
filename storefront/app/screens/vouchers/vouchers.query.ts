import { AccountCustomerFields } from '#app/features/account/account.fragment.ts';
import { VoucherFields, VoucherReasonFields } from '#app/features/basket/basket.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';

const OwnVoucherFields = graphql(
  `
    fragment OwnVoucherFields on OwnVoucher @_unmask {
      used
      voucher {
        ...VoucherFields
      }
      reasons {
        ...VoucherReasonFields
      }
    }
  `,
  [VoucherFields, VoucherReasonFields],
);

export const VouchersQuery = graphql(
  `
    query Vouchers {
      visitor {
        loggedIn
      }
      customer {
        ...AccountCustomerFields
      }
      vouchers {
        active {
          ...OwnVoucherFields
        }
        expired {
          ...OwnVoucherFields
        }
      }
    }
  `,
  [AccountCustomerFields, OwnVoucherFields],
);
