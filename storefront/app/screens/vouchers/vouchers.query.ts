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
  [OwnVoucherFields],
);
