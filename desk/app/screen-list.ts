import type { Right } from '#commerce/staff/access/rights.rules.ts';
import type { DeskTextKey } from './texts/desk-text.ts';

/** The groups of the navigation, in their order. */
export const SCREEN_GROUPS = ['sales', 'house'] as const;
type ScreenGroup = (typeof SCREEN_GROUPS)[number];

export type DeskScreen = {
  /** `:tenant/…` where it shows one tenant's things */
  readonly path: string;
  /** its route module, below `screens/` */
  readonly file: string;
  readonly title: DeskTextKey;
  /** without it the screen is neither shown nor found; null for every member */
  readonly right: Right | null;
  /** its place in the navigation; null: it is reached from another screen, or by the palette */
  readonly group: ScreenGroup | null;
  readonly icon?: 'account' | 'basket' | 'history' | 'lock' | 'return' | 'truck' | 'voucher' | 'wallet';
  /** words by which the palette finds it, besides its title */
  readonly keywords?: DeskTextKey;
};

/** All screens behind the sign-in: routes, navigation, palette and checks of rights follow from this one list. */
export const SCREENS = {
  orders: {
    path: ':tenant/orders',
    file: 'orders/orders.route.tsx',
    title: 'orders.title',
    right: 'orders.read',
    group: 'sales',
    icon: 'basket',
    keywords: 'orders.keywords',
  },
  order: {
    path: ':tenant/orders/:number',
    file: 'orders/order.route.tsx',
    title: 'order.title',
    right: 'orders.read',
    group: null,
  },
  paper: {
    path: ':tenant/orders/:number/papers/:paper',
    file: 'orders/paper.route.ts',
    title: 'order.papers',
    right: 'orders.read',
    group: null,
  },
  returns: {
    path: ':tenant/returns',
    file: 'returns/returns.route.tsx',
    title: 'returns.title',
    right: 'returns.book',
    group: 'sales',
    icon: 'return',
    keywords: 'returns.keywords',
  },
  customers: {
    path: ':tenant/customers',
    file: 'customers/customers.route.tsx',
    title: 'customers.title',
    right: 'customers.read',
    group: 'sales',
    icon: 'account',
    keywords: 'customers.keywords',
  },
  customer: {
    path: ':tenant/customers/:customer',
    file: 'customers/customer.route.tsx',
    title: 'customers.title',
    right: 'customers.read',
    group: null,
  },
  credit: {
    path: ':tenant/credit',
    file: 'credit/credit.route.tsx',
    title: 'credit.title',
    right: 'credit.read',
    group: 'sales',
    icon: 'wallet',
    keywords: 'credit.keywords',
  },
  staff: {
    path: 'staff',
    file: 'staff/staff.route.tsx',
    title: 'staff.title',
    right: 'staff.manage',
    group: 'house',
    icon: 'account',
    keywords: 'staff.keywords',
  },
  staffInvite: {
    path: 'staff/new',
    file: 'staff/staff-invite.route.tsx',
    title: 'staff.invite',
    right: 'staff.manage',
    group: null,
    keywords: 'staff.keywords',
  },
  staffMember: {
    path: 'staff/:memberId',
    file: 'staff/staff-member.route.tsx',
    title: 'staff.member',
    right: 'staff.manage',
    group: null,
  },
  keys: {
    path: 'keys',
    file: 'keys/keys.route.tsx',
    title: 'keys.title',
    right: 'keys.manage',
    group: 'house',
    icon: 'lock',
    keywords: 'keys.keywords',
  },
  keysNew: {
    path: 'keys/new',
    file: 'keys/new-key.route.tsx',
    title: 'keys.new',
    right: 'keys.manage',
    group: null,
    keywords: 'keys.keywords',
  },
  audit: {
    path: 'audit',
    file: 'audit/audit.route.tsx',
    title: 'audit.title',
    right: 'audit.read',
    group: 'house',
    icon: 'history',
    keywords: 'audit.keywords',
  },
  sessions: {
    path: 'sessions',
    file: 'sessions/sessions.route.tsx',
    title: 'sessions.title',
    right: null,
    group: null,
    keywords: 'sessions.keywords',
  },
} as const satisfies Readonly<Record<string, DeskScreen>>;
