import { object } from '../../contract/parse';
import { currency, id, whole } from '../parsing/fields';

/** What a learner pays for a course or a book: an amount in the currency's minor unit. */
export const listedPrice = object({ priceId: id, amount: whole(0), currency });
