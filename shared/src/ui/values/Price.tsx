import { useText } from '@lectern/shared/text';
import { priceText } from '../text/price.en';
import * as styles from './Price.module.css';

export type PriceProps = {
  /** In the currency's minor unit, such as cents. */
  amount: number;
  /** ISO 4217 code, such as "EUR". */
  currency: string;
};

/** Amount of money; "Free" for zero. */
export function Price({ amount, currency }: PriceProps) {
  const text = useText(priceText);
  return <span className={styles.price}>{amount === 0 ? text.free : text.price(amount, currency)}</span>;
}
