/** Written by `npm run generate` from slot-props.ts. */
export const SLOTS: Readonly<Record<string, { readonly purpose: string; readonly props: readonly string[] }>> = {
  'product.before-title': {
    purpose: 'above the brand and the name of an article',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-title': {
    purpose: 'below the name and the stars of an article',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-price': {
    purpose: 'below the price, e.g. a bonus or a price by the month',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-variants': {
    purpose: 'below the choice of colour and size, e.g. a configurator',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.before-add': {
    purpose: 'above the button that adds to the basket, e.g. a service that is offered with it',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-add': {
    purpose: 'below the button that adds to the basket, e.g. trust marks',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-delivery': {
    purpose: 'below what is promised of delivery and returns',
    props: ['product: ProductFacts', 'variant: string | null'],
  },
  'product.after-description': {
    purpose: 'below the description, in its column',
    props: ['product: ProductFacts'],
  },
  'product.after-facts': {
    purpose: 'below the facts, in their column, e.g. certificates',
    props: ['product: ProductFacts'],
  },
  'product.below-recommendations': {
    purpose: 'below the rows of recommendations',
    props: ['product: ProductFacts'],
  },
  'product.foot': {
    purpose: 'the last thing on the page of an article',
    props: ['product: ProductFacts'],
  },
  'tile.on-picture': {
    purpose: 'on the picture of a tile in a list, e.g. a label',
    props: ['product: ProductFacts'],
  },
  'tile.after-title': {
    purpose: 'below the name in a tile',
    props: ['product: ProductFacts'],
  },
  'tile.after-price': {
    purpose: 'below the price in a tile, e.g. a bonus',
    props: ['product: ProductFacts'],
  },
  'listing.head': {
    purpose: 'below the name and the text of a category',
    props: ['category: string', 'count: number'],
  },
  'listing.below-filters': {
    purpose: 'between the filters and the articles of a category',
    props: ['category: string', 'count: number'],
  },
  'listing.empty': {
    purpose: 'in a category that has no articles, below what is said of that',
    props: ['category: string', 'count: number'],
  },
  'listing.foot': {
    purpose: 'the last thing on the page of a category',
    props: ['category: string', 'count: number'],
  },
  'search.head': {
    purpose: 'below the heading of what a search has found',
    props: ['term: string', 'count: number'],
  },
  'search.empty': {
    purpose: 'below the ways on of a search that has found nothing',
    props: ['term: string', 'count: number'],
  },
  'search.foot': {
    purpose: 'below the articles of a search',
    props: ['term: string', 'count: number'],
  },
  'basket.head': {
    purpose: 'above the lines of the basket',
    props: ['basket: BasketFacts'],
  },
  'basket.line': {
    purpose: 'in each line of the basket, below what is said of the article',
    props: ['line: LineFacts'],
  },
  'basket.below-lines': {
    purpose: 'below the lines of the basket, e.g. what goes with them',
    props: ['basket: BasketFacts'],
  },
  'basket.beside-totals': {
    purpose: 'below the button to the checkout, beside the lines',
    props: ['basket: BasketFacts'],
  },
  'basket.empty': {
    purpose: 'in a basket without articles',
    props: [],
  },
  'checkout.delivery.head': {
    purpose: 'above the form of the delivery step',
    props: ['basket: BasketFacts'],
  },
  'checkout.delivery.below-form': {
    purpose: 'below the form of the delivery step',
    props: ['basket: BasketFacts'],
  },
  'checkout.payment.head': {
    purpose: 'above the form of the payment step',
    props: ['basket: BasketFacts'],
  },
  'checkout.payment.below-form': {
    purpose: 'below the form of the payment step, e.g. how safe it is',
    props: ['basket: BasketFacts'],
  },
  'checkout.review.head': {
    purpose: 'above the lines of the review before the order',
    props: ['basket: BasketFacts'],
  },
  'checkout.review.below-lines': {
    purpose: 'below the lines of the review before the order',
    props: ['basket: BasketFacts'],
  },
  'checkout.review.below-form': {
    purpose: 'below the button that places the order',
    props: ['basket: BasketFacts'],
  },
  'checkout.beside-sum': {
    purpose: 'below the sum that stands beside the delivery and payment steps',
    props: ['basket: BasketFacts'],
  },
  'thanks.head': {
    purpose: 'below the number of an order that has just been placed',
    props: ['order: OrderFacts'],
  },
  'thanks.beside': {
    purpose: 'beside the lines of an order that has just been placed',
    props: ['order: OrderFacts'],
  },
  'thanks.foot': {
    purpose: 'below the lines of an order that has just been placed',
    props: ['order: OrderFacts'],
  },
  'order.head': {
    purpose: 'above the state of an order on its page',
    props: ['order: OrderFacts'],
  },
  'order.below-lines': {
    purpose: 'below the lines of an order on its page',
    props: ['order: OrderFacts'],
  },
  'order.foot': {
    purpose: 'the last thing in the main column of the page of an order',
    props: ['order: OrderFacts'],
  },
  'account.overview': {
    purpose: 'a card among those of the overview of an account',
    props: [],
  },
  'account.navigation': {
    purpose: 'below the links to the sections of an account',
    props: [],
  },
  'home.head': {
    purpose: 'below the teasers of the home page',
    props: [],
  },
  'home.middle': {
    purpose: 'between the rows of articles of the home page',
    props: [],
  },
  'home.foot': {
    purpose: 'the last thing on the home page',
    props: [],
  },
  'header.above': {
    purpose: 'above the promises that stand above the header',
    props: [],
  },
  'header.beside-logo': {
    purpose: 'beside the logo in the header',
    props: [],
  },
  'header.tools': {
    purpose: 'before the controls for account, wishlist and basket in the header',
    props: [],
  },
  'footer.above': {
    purpose: 'above the columns of the footer',
    props: [],
  },
  'footer.columns': {
    purpose: 'a further column of the footer',
    props: [],
  },
  'footer.below': {
    purpose: 'below the company in the footer',
    props: [],
  },
  'sign-in.below-form': {
    purpose: 'below the form for signing in',
    props: [],
  },
  'registration.head': {
    purpose: 'above the form for a new account',
    props: [],
  },
  'registration.below-form': {
    purpose: 'below the form for a new account',
    props: [],
  },
  'wishlist.foot': {
    purpose: 'below the articles of the wishlist',
    props: [],
  },
  'contact.head': {
    purpose: 'above the subjects of the contact page',
    props: [],
  },
  'contact.foot': {
    purpose: 'below the form of the contact page',
    props: [],
  },
  'newsletter.foot': {
    purpose: 'below the form for the newsletter',
    props: [],
  },
  'not-found.foot': {
    purpose: 'below what a page says that is not there',
    props: [],
  },
  'content.head': {
    purpose: 'below the heading of a page that editors write',
    props: [],
  },
  'content.foot': {
    purpose: 'below a page that editors write',
    props: [],
  },
};
