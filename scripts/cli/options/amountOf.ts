import { UsageError } from './UsageError';

/** Returns an amount such as `4.50` in the minor unit of a currency. Throws a UsageError unless it is above 0. */
export function amountOf(text: string, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? [];
  const amount = part.length > maximumFractionDigits ? 0 : Number(whole + part.padEnd(maximumFractionDigits, '0'));
  if (amount > 0) return amount;
  throw new UsageError(`"${text}" is not an amount in ${currency.toUpperCase()}.`, 'Give one such as 4.50.');
}
