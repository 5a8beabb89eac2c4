import { defineShop } from 'tavelo-shop';
import giftWrap from './extensions/gift-wrap/extension.ts';

export default defineShop({ extensions: [giftWrap] });
