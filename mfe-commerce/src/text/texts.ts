import type { BaseTexts, CartButtonText, SearchBoxText } from '@lectern/shared/languages';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { bookDetailsText } from './bookDetails.en';
import type { bookText } from './books.en';
import type { cartText } from './cart.en';
import type { changedPriceText } from './changedPrice.en';
import type { checkoutText } from './checkout.en';
import type { giftText } from './gift.en';
import type { libraryText } from './library.en';
import type { outcomeText } from './outcome.en';
import type { readerText } from './reader.en';
import type { savedText } from './saved.en';
import type { termsText } from './terms.en';

/** The translations that a complete language of this remote has, by part. */
export type Texts = TranslationsOf<
  BaseTexts & {
    cartButton: CartButtonText;
    searchBox: SearchBoxText;
    bookDetails: typeof bookDetailsText;
    books: typeof bookText;
    cart: typeof cartText;
    changedPrice: typeof changedPriceText;
    checkout: typeof checkoutText;
    gift: typeof giftText;
    library: typeof libraryText;
    outcome: typeof outcomeText;
    reader: typeof readerText;
    saved: typeof savedText;
    terms: typeof termsText;
  }
>;
