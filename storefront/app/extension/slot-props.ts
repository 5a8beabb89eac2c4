/** An amount in minor units of the shop's currency, with VAT. */
export type AmountFacts = { readonly minor: number; readonly currency: string };

/** An article, as its page and its tile show it. */
export type ProductFacts = {
  /** style number; its variants have numbers of their own */
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: { readonly name: string };
  readonly available: boolean;
  /** of the cheapest variant; `original`: before a reduction */
  readonly price: { readonly current: AmountFacts; readonly original?: AmountFacts | null | undefined };
};

/** A fact of an article that an extension has added, as programs write it: `yes`, `12.5`, `2026-12-24`. */
export type ProductFieldFacts = {
  readonly extension: string;
  readonly key: string;
  readonly value: string;
};

/** An article on its page, with the variant that is chosen. */
export type ProductSlot = {
  readonly product: ProductFacts & { readonly fields: readonly ProductFieldFacts[] };
  /** number of the chosen variant; null before one is chosen */
  readonly variant: string | null;
};

/** An article, whatever is chosen. */
export type ArticleSlot = { readonly product: ProductFacts };

/** A list of articles. */
export type ListingSlot = {
  /** path of the category, its slugs joined by '/' */
  readonly category: string;
  /** articles that the filters leave */
  readonly count: number;
};

export type SearchSlot = { readonly term: string; readonly count: number };

/** A line of a basket. */
export type LineFacts = {
  readonly id: string;
  readonly quantity: number;
  /** `sku`: style number, `variantSku`: the number of what is ordered */
  readonly product: { readonly sku: string; readonly variantSku: string; readonly name: string };
};

export type LineSlot = { readonly line: LineFacts };

/** A basket, or what is being ordered. */
export type BasketFacts = { readonly lines: readonly LineFacts[]; readonly total: AmountFacts };

export type BasketSlot = { readonly basket: BasketFacts };

/** An order of the visitor: nothing of the person is told. */
export type OrderFacts = {
  readonly orderNumber: string;
  readonly total: AmountFacts;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
};

export type OrderSlot = { readonly order: OrderFacts };

/** Of a page without facts of its own, or one whose facts are a person's. */
export type NoProps = Record<never, never>;

/**
 * The slots of all pages: what a component of an extension is given by the slot that it is in. `npm run generate` writes
 * them to docs/extending.md, by what is said of each here.
 */
export type SlotProps = {
  /** above the brand and the name of an article */
  'product.before-title': ProductSlot;
  /** below the name and the stars of an article */
  'product.after-title': ProductSlot;
  /** below the price, e.g. a bonus or a price by the month */
  'product.after-price': ProductSlot;
  /** below the choice of colour and size, e.g. a configurator */
  'product.after-variants': ProductSlot;
  /** above the button that adds to the basket, e.g. a service that is offered with it */
  'product.before-add': ProductSlot;
  /** below the button that adds to the basket, e.g. trust marks */
  'product.after-add': ProductSlot;
  /** below what is promised of delivery and returns */
  'product.after-delivery': ProductSlot;
  /** below the description, in its column */
  'product.after-description': ArticleSlot;
  /** below the facts, in their column, e.g. certificates */
  'product.after-facts': ArticleSlot;
  /** below the rows of recommendations */
  'product.below-recommendations': ArticleSlot;
  /** the last thing on the page of an article */
  'product.foot': ArticleSlot;
  /** on the picture of a tile in a list, e.g. a label */
  'tile.on-picture': ArticleSlot;
  /** below the name in a tile */
  'tile.after-title': ArticleSlot;
  /** below the price in a tile, e.g. a bonus */
  'tile.after-price': ArticleSlot;
  /** below the name and the text of a category */
  'listing.head': ListingSlot;
  /** between the filters and the articles of a category */
  'listing.below-filters': ListingSlot;
  /** in a category that has no articles, below what is said of that */
  'listing.empty': ListingSlot;
  /** the last thing on the page of a category */
  'listing.foot': ListingSlot;
  /** below the heading of what a search has found */
  'search.head': SearchSlot;
  /** below the ways on of a search that has found nothing */
  'search.empty': SearchSlot;
  /** below the articles of a search */
  'search.foot': SearchSlot;
  /** above the lines of the basket */
  'basket.head': BasketSlot;
  /** in each line of the basket, below what is said of the article */
  'basket.line': LineSlot;
  /** below the lines of the basket, e.g. what goes with them */
  'basket.below-lines': BasketSlot;
  /** below the button to the checkout, beside the lines */
  'basket.beside-totals': BasketSlot;
  /** in a basket without articles */
  'basket.empty': NoProps;
  /** above the form of the delivery step */
  'checkout.delivery.head': BasketSlot;
  /** below the form of the delivery step */
  'checkout.delivery.below-form': BasketSlot;
  /** above the form of the payment step */
  'checkout.payment.head': BasketSlot;
  /** below the form of the payment step, e.g. how safe it is */
  'checkout.payment.below-form': BasketSlot;
  /** above the lines of the review before the order */
  'checkout.review.head': BasketSlot;
  /** below the lines of the review before the order */
  'checkout.review.below-lines': BasketSlot;
  /** below the button that places the order */
  'checkout.review.below-form': BasketSlot;
  /** below the sum that stands beside the delivery and payment steps */
  'checkout.beside-sum': BasketSlot;
  /** below the number of an order that has just been placed */
  'thanks.head': OrderSlot;
  /** beside the lines of an order that has just been placed */
  'thanks.beside': OrderSlot;
  /** below the lines of an order that has just been placed */
  'thanks.foot': OrderSlot;
  /** above the state of an order on its page */
  'order.head': OrderSlot;
  /** below the lines of an order on its page */
  'order.below-lines': OrderSlot;
  /** the last thing in the main column of the page of an order */
  'order.foot': OrderSlot;
  /** a card among those of the overview of an account */
  'account.overview': NoProps;
  /** below the links to the sections of an account */
  'account.navigation': NoProps;
  /** below the teasers of the home page */
  'home.head': NoProps;
  /** between the rows of articles of the home page */
  'home.middle': NoProps;
  /** the last thing on the home page */
  'home.foot': NoProps;
  /** above the promises that stand above the header */
  'header.above': NoProps;
  /** beside the logo in the header */
  'header.beside-logo': NoProps;
  /** before the controls for account, wishlist and basket in the header */
  'header.tools': NoProps;
  /** above the columns of the footer */
  'footer.above': NoProps;
  /** a further column of the footer */
  'footer.columns': NoProps;
  /** below the company in the footer */
  'footer.below': NoProps;
  /** below the form for signing in */
  'sign-in.below-form': NoProps;
  /** above the form for a new account */
  'registration.head': NoProps;
  /** below the form for a new account */
  'registration.below-form': NoProps;
  /** below the articles of the wishlist */
  'wishlist.foot': NoProps;
  /** above the subjects of the contact page */
  'contact.head': NoProps;
  /** below the form of the contact page */
  'contact.foot': NoProps;
  /** below the form for the newsletter */
  'newsletter.foot': NoProps;
  /** below what a page says that is not there */
  'not-found.foot': NoProps;
  /** below the heading of a page that editors write */
  'content.head': NoProps;
  /** below a page that editors write */
  'content.foot': NoProps;
};

export type SlotName = keyof SlotProps;
