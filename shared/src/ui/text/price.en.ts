import { defineText, formatPrice } from '@lectern/shared/text';

/** Texts of a price. `amount` is in the currency's minor unit. */
export const priceText = defineText((format) => ({
  free: 'Free',
  price: (amount: number, currency: string) => formatPrice(format, amount, currency),
}));
