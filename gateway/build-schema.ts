import { specifiedDirectives } from 'graphql';
import { builder } from './builder.ts';
import './schema/availability.ts';
import './schema/basket-line.ts';
import './schema/basket.ts';
import './schema/category.ts';
import './schema/checkout-address.ts';
import './schema/checkout.ts';
import './schema/content.ts';
import { deferDirective } from './schema/defer.ts';
import './schema/delivery-option.ts';
import './schema/money.ts';
import './schema/navigation.ts';
import './schema/order.ts';
import './schema/product-facts.ts';
import './schema/product-list.ts';
import './schema/product-price.ts';
import './schema/product-variation.ts';
import './schema/product.ts';
import './schema/review.ts';
import './schema/scalars.ts';
import './schema/shop.ts';
import './schema/visitor-outcomes.ts';
import './schema/visitor.ts';
import './schema/wishlist.ts';

/** The gateway's schema with all its resolvers. */
export const schema = builder.toSchema({ directives: [...specifiedDirectives, deferDirective] });
