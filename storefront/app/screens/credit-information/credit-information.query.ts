import { graphql } from '#app/graphql/graphql.ts';

export const CreditInformationQuery = graphql(`
  query CreditInformation($input: InstallmentCalculatorInput!) {
    creditInformation(input: $input) {
      title
      subject
      note
      sections {
        heading
        paragraphs
        facts {
          label
          value
        }
        items
        table {
          columns
          rows {
            cells
          }
        }
      }
    }
    installmentCalculator(input: $input) {
      chosen {
        method
        count
        basePrice {
          minor
        }
      }
    }
  }
`);
