import { numberFormat } from './numberFormat';
import { uiText } from './text';
import classes from './Price.module.css';

export type PriceProps = {
  /** In the currency's minor unit, such as cents. */ amount: number;
  /** An ISO 4217 code such as "EUR". */ currency: string;
  locale?: string;
};

/** An amount of money; "Free" for none. */
export function Price({ amount, currency, locale }: PriceProps) {
  return <span className={classes.price}>{amount === 0 ? uiText.free : formatPrice(amount, currency, locale)}</span>;
}

/**
 * An amount in the currency's minor unit, as people write it. The currency says how many of its digits are decimals
 * (ISO 4217).
 */
export function formatPrice(amount: number, currency: string, locale?: string): string {
  const format = numberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const isWhole = amount % 10 ** digits === 0;
  const shown = isWhole
    ? numberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0, maximumFractionDigits: 0 })
    : format;
  return shown.format(amount / 10 ** digits);
}
