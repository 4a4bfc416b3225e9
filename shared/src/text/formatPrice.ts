import type { Format } from './format';

/**
 * Formats an amount in the currency's minor unit (cents) with all decimals of the currency, so that the
 * prices of a list or a sum line up. Throws a RangeError for
 * a currency that is not a three-letter code (ISO 4217).
 */
export const formatPrice = ({ price }: Format, amount: number, currency: string): string => price(amount, currency);
