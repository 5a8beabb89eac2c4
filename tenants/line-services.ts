import { z } from 'zod';

/** Services that are ordered with an article. Texts: basket.service.{key}. */
const LINE_SERVICES = ['connection', 'assembly', 'old-appliance', 'carry-up', 'warranty', 'fitting'] as const;

/** A service that is offered for articles of some kinds. Amounts in minor units of the tenant's currency. */
export const lineService = z.object({
  key: z.enum(LINE_SERVICES),
  /** kinds of products, as `washing-machine` */
  kinds: z.array(z.string().min(1)).min(1),
  /** years of cover, for a guarantee */
  years: z.number().int().min(1).max(10).optional(),
  /** done for each piece, or once for the line */
  per: z.enum(['piece', 'line']),
  /** done at a partner's on a chosen day (`fitting` of the settings) */
  appointment: z.boolean().default(false),
  /**
   * true if the law requires the question, so it has no preselected answer and no order without one is possible (DE:
   * ElektroG § 17(1) sentence 2, on the old appliance)
   */
  question: z.boolean().default(false),
  /**
   * by the article's price: the last entry whose `fromMinor` is reached applies; below the first it is not offered
   */
  prices: z
    .array(z.object({ fromMinor: z.number().int().min(0), priceMinor: z.number().int().min(0) }))
    .min(1)
    .refine(
      (prices) => prices.every((price, i) => i === 0 || price.fromMinor > (prices[i - 1]?.fromMinor ?? 0)),
      {
        error: 'prices rise by fromMinor',
      },
    ),
});

export type LineServiceSetting = z.output<typeof lineService>;
export type LineServiceKey = (typeof LINE_SERVICES)[number];

const ASSEMBLED = ['wardrobe', 'bed', 'sideboard', 'table', 'desk', 'office-chair'];
/**
 * Goods that a parcel service leaves at the front door of the house; heavier ones are brought up anyway
 * (deliveryServices).
 */
const CARRIED = ['chair', 'coffee-table', 'television', 'rug', 'mirror', 'office-chair'];
const LARGE_APPLIANCES = ['washing-machine', 'dryer', 'fridge', 'oven', 'dishwasher', 'cooker-hood'];
/** Appliances that a driver may connect without being an electrician. */
const CONNECTED = ['washing-machine', 'dryer', 'dishwasher', 'fridge'];
const SCREENS = ['television', 'monitor', 'laptop', 'tablet', 'phone'];
const WARRANTED = [
  ...LARGE_APPLIANCES,
  ...SCREENS,
  'microwave',
  'coffee-machine',
  'vacuum-cleaner',
  'camera',
];

/** Whole euros or francs as minor units. */
const convertToMinor = (amount: number) => amount * 100;

/**
 * The services that the tenants share, in their own currency.
 * @param question whether the market's law requires the question about the old appliance
 */
export function createLineServices(question: boolean): LineServiceSetting[] {
  return [
    {
      key: 'connection',
      kinds: CONNECTED,
      per: 'piece',
      appointment: false,
      question: false,
      prices: [{ fromMinor: 0, priceMinor: convertToMinor(29) }],
    },
    {
      key: 'assembly',
      kinds: ASSEMBLED,
      per: 'piece',
      appointment: false,
      question: false,
      prices: [
        { fromMinor: 0, priceMinor: convertToMinor(39) },
        { fromMinor: convertToMinor(300), priceMinor: convertToMinor(69) },
        { fromMinor: convertToMinor(800), priceMinor: convertToMinor(99) },
      ],
    },
    {
      key: 'old-appliance',
      kinds: [...LARGE_APPLIANCES, 'television', 'monitor'],
      per: 'piece',
      appointment: false,
      question,
      prices: [{ fromMinor: 0, priceMinor: 0 }],
    },
    {
      key: 'fitting',
      kinds: ['tyre'],
      per: 'piece',
      appointment: true,
      question: false,
      prices: [{ fromMinor: 0, priceMinor: convertToMinor(22) }],
    },
    {
      key: 'carry-up',
      kinds: CARRIED,
      per: 'line',
      appointment: false,
      question: false,
      prices: [{ fromMinor: 0, priceMinor: convertToMinor(19) }],
    },
    {
      key: 'warranty',
      kinds: WARRANTED,
      years: 3,
      per: 'piece',
      appointment: false,
      question: false,
      prices: [
        { fromMinor: convertToMinor(50), priceMinor: convertToMinor(15) },
        { fromMinor: convertToMinor(250), priceMinor: convertToMinor(49) },
        { fromMinor: convertToMinor(600), priceMinor: convertToMinor(89) },
        { fromMinor: convertToMinor(1200), priceMinor: convertToMinor(149) },
      ],
    },
  ];
}
