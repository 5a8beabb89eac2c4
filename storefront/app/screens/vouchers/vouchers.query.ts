import { VoucherFields, VoucherReasonFields } from '../../checkout/basket.fragment.ts';
import { graphql } from '../../graphql.ts';

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
