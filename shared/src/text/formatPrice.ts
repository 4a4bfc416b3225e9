import type { Format } from './format';

/**
 * Formats an amount in the currency's minor unit (cents), without decimals when they are zero. Throws a RangeError for
 * a currency that is not a three-letter code (ISO 4217).
 */
export const formatPrice = ({ price }: Format, amount: number, currency: string): string => price(amount, currency);
