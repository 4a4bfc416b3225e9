import { object } from '../../contract/parse';
import { currency, id, integer } from '../parsing/fields';

/** The price of a course or a book. `amount` is in the currency's minor unit. */
export const listedPrice = object({ priceId: id, amount: integer(0), currency });
