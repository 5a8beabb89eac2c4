import type { ResultOf } from 'gql.tada';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatPercent } from '#texts/format.ts';
import type { VoucherFields, VoucherReasonFields } from './basket.fragment.ts';
import { findDepartmentText } from './service-texts.ts';

type Voucher = ResultOf<typeof VoucherFields>;
type Reason = ResultOf<typeof VoucherReasonFields>;

/** The names and states of vouchers, and why they apply or not, in the visitor's language. */
export function useVoucherTexts() {
  const t = useText();
  const { locale, timeZone } = useShop();
  const moneyText = useMoneyText();
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  // the instant before is still valid
  const formatLastDay = (iso: string) => formatDate(new Date(Date.parse(iso) - 1), locale, timeZone);

  function formatValue({ value: amount, percent }: Voucher): string {
    if (amount) return t('basket.voucher.amount', { amount: moneyText(amount) });
    return t('basket.voucher.percent', { percent: formatPercent(percent ?? 0, locale, 0) });
  }

  function describeReason(why: Reason): string {
    const text =
      why.code === 'GROUP'
        ? (`basket.voucher.reason.GROUP.${why.group ?? 'ACCOUNT'}` as const)
        : (`basket.voucher.reason.${why.code}` as const);
    return t(text, {
      date: why.date ? (why.code === 'EXPIRED' ? formatLastDay(why.date) : formatDay(why.date)) : '',
      months: why.months ?? 0,
      code: why.withCode ?? '',
      minimum: why.minimum ? moneyText(why.minimum) : '',
      missing: why.missing ? moneyText(why.missing) : '',
    });
  }

  function formatDay(iso: string): string {
    return formatDate(new Date(iso), locale, timeZone);
  }

  function describeRange({ departments, categories, limited }: Voucher): string[] {
    const names = [
      ...departments.flatMap((key) => {
        const text = findDepartmentText(key);
        return text ? [t(text)] : [];
      }),
      ...categories,
    ];
    if (names.length > 0) return [t('basket.voucher.condition.departments', { names: list(names) })];
    return limited ? [t('basket.voucher.condition.limited')] : [];
  }

  function describeEnd({ validUntil }: Voucher): string {
    return t('basket.voucher.condition.until', { date: formatLastDay(validUntil) });
  }

  /** The further conditions of a voucher. */
  function listConditions(voucher: Voucher): string[] {
    const { minimum, excludedBrands, unusedMonths, customerGroup } = voucher;
    return [
      ...(minimum.minor > 0 ? [t('basket.voucher.condition.minimum', { amount: moneyText(minimum) })] : []),
      ...describeRange(voucher),
      ...(excludedBrands.length > 0
        ? [t('basket.voucher.condition.brands', { names: list(excludedBrands) })]
        : []),
      ...(voucher.reducedItems ? [] : [t('basket.voucher.condition.reduced')]),
      ...(voucher.combinable ? [] : [t('basket.voucher.condition.single')]),
      ...(voucher.oncePerDay ? [t('basket.voucher.condition.day')] : []),
      ...(unusedMonths ? [t('basket.voucher.condition.months', { months: unusedMonths })] : []),
      ...(customerGroup ? [t(`basket.voucher.reason.GROUP.${customerGroup}`)] : []),
      ...(voucher.personal ? [t('basket.voucher.condition.personal')] : []),
    ];
  }

  return { value: formatValue, reason: describeReason, until: describeEnd, conditions: listConditions };
}
