import type account from './de-DE/account.json';
import type accountPages from './de-DE/account-pages.json';
import type attribute from './de-DE/attribute.json';
import type basket from './de-DE/basket.json';
import type catalogue from './de-DE/catalogue.json';
import type checkout from './de-DE/checkout.json';
import type compare from './de-DE/compare.json';
import type consent from './de-DE/consent.json';
import type contact from './de-DE/contact.json';
import type content from './de-DE/content.json';
import type credit from './de-DE/credit.json';
import type delivery from './de-DE/delivery.json';
import type document from './de-DE/document.json';
import type facet from './de-DE/facet.json';
import type form from './de-DE/form.json';
import type help from './de-DE/help.json';
import type home from './de-DE/home.json';
import type list from './de-DE/list.json';
import type mail from './de-DE/mail.json';
import type newsletter from './de-DE/newsletter.json';
import type order from './de-DE/order.json';
import type payment from './de-DE/payment.json';
import type product from './de-DE/product.json';
import type question from './de-DE/question.json';
import type review from './de-DE/review.json';
import type search from './de-DE/search.json';
import type server from './de-DE/server.json';
import type shell from './de-DE/shell.json';
import type survey from './de-DE/survey.json';
import type ui from './de-DE/ui.json';
import type wishlist from './de-DE/wishlist.json';

/** Every message id there is: those of the default locale. */
export type TextKey =
  | keyof typeof accountPages
  | keyof typeof account
  | keyof typeof product
  | keyof typeof attribute
  | keyof typeof question
  | keyof typeof review
  | keyof typeof search
  | keyof typeof server
  | keyof typeof shell
  | keyof typeof survey
  | keyof typeof ui
  | keyof typeof home
  | keyof typeof catalogue
  | keyof typeof basket
  | keyof typeof checkout
  | keyof typeof compare
  | keyof typeof consent
  | keyof typeof contact
  | keyof typeof content
  | keyof typeof credit
  | keyof typeof delivery
  | keyof typeof document
  | keyof typeof facet
  | keyof typeof form
  | keyof typeof help
  | keyof typeof list
  | keyof typeof mail
  | keyof typeof newsletter
  | keyof typeof order
  | keyof typeof payment
  | keyof typeof wishlist;
