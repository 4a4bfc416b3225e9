import type { Format } from './format';

const decimals = new Map<string, number>();

/** Returns how many digits of the minor unit are decimals: 2 for EUR, 0 for JPY. */
function decimalsOf(currency: string): number {
  let digits = decimals.get(currency);
  if (digits === undefined) {
    digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
    decimals.set(currency, digits);
  }
  return digits;
}

/**
 * Formats an amount in the currency's minor unit (cents), without decimals when they are zero. Throws a RangeError for
 * a currency that is not a three-letter code (ISO 4217).
 */
export function formatPrice(format: Format, amount: number, currency: string): string {
  const unit = 10 ** decimalsOf(currency);
  return format.number(amount / unit, {
    style: 'currency',
    currency,
    ...(amount % unit === 0 ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  });
}
