import type { FragmentOf } from 'gql.tada';
import { PlanFields } from '#app/features/credit/plan.fragment.ts';
import { ProductTileFragment } from '#app/features/product-tile/product-tile.fragment.ts';
import { graphql } from '#app/graphql/graphql.ts';
import { MoneyFields } from '#app/graphql/money.fragment.ts';

/** A list with all that narrows and sorts it: the same for categories and searches. */
export const ListFields = graphql(
  `
    fragment ListFields on ProductQueryResult @_unmask {
      results {
        sponsored
        color {
          key
          picture
          variantSku
        }
        asChosen {
          available
          arrival {
            from
            until
          }
        }
        product {
          ...ProductTile
          price {
            installment(delivered: true) {
              basePrice {
                ...MoneyFields
              }
              count
              annualPercent
              amount {
                ...MoneyFields
              }
              overall {
                ...MoneyFields
              }
            }
          }
        }
      }
      totalCount
      page
      pageSize
      pageCount
      filters {
        __typename
        key
        label
        ... on ChoiceFilter {
          valueCount
          values {
            value
            label
            count
            selected
            hex
            picture
          }
        }
        ... on RangeFilter {
          unit
          min
          max
          chosenMin
          chosenMax
        }
      }
      understood {
        filters {
          label
          typed
          choice {
            key
            values
            min
            max
          }
        }
        category {
          id
          name
          path
        }
        correctedTo
        ignored
        onlyMentioned
        complete
      }
      seoLinks {
        canonical
        prev
        next
        robots
      }
    }
  `,
  [MoneyFields, ProductTileFragment],
);

/** The representative example, for a list that shows instalments. */
export const ListCreditFields = graphql(
  `
    fragment ListCreditFields on InstallmentCalculator @_unmask {
      example {
        ...PlanFields
      }
    }
  `,
  [PlanFields],
);

export type LoadedListCredit = FragmentOf<typeof ListCreditFields> | null;
export type LoadedList = FragmentOf<typeof ListFields>;
