import { textOf } from '@lectern/shared/text';
import { bookText } from '../../../../mfe-commerce/src/text/books.en';
import { cartText } from '../../../../mfe-commerce/src/text/cart.en';
import { readerText } from '../../../../mfe-commerce/src/text/reader.en';

/** English texts of the screens, by part: tests query these, so that a new wording breaks no test. */
export const texts = {
  books: textOf(bookText),
  cart: textOf(cartText),
  reader: textOf(readerText),
};
