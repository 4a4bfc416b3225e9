import { formatPrice } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

/** Texts of a price. `amount` is in the currency's minor unit. */
export const priceText = translatable('ui/price', (format) => ({
  free: 'Free',
  price: (amount: number, currency: string) => formatPrice(format, amount, currency),
}));
