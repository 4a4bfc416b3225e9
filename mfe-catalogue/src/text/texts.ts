import type { BaseTexts, CartButtonText, SearchBoxText } from '@lectern/shared/languages';
import type { TranslationsOf } from '@lectern/shared/translations';
import type { bookText } from './books.en';
import type { cardText } from './card.en';
import type { categoryText } from './categories.en';
import type { courseText } from './course.en';
import type { facetText } from './facets.en';
import type { failedText } from './failed.en';
import type { continueLearningText } from './continueLearning.en';
import type { homeText } from './home.en';
import type { listText } from './list.en';
import type { noneText } from './none.en';
import type { offerText } from './offer.en';
import type { pathText } from './paths.en';
import type { previewText } from './preview.en';
import type { reportText } from './report.en';
import type { resultText } from './results.en';
import type { reviewText } from './reviews.en';
import type { searchText } from './search.en';
import type { suggestionText } from './suggestions.en';

/** The translations that a complete language of this remote has, by part. */
export type Texts = TranslationsOf<
  BaseTexts & {
    cartButton: CartButtonText;
    searchBox: SearchBoxText;
    books: typeof bookText;
    card: typeof cardText;
    categories: typeof categoryText;
    course: typeof courseText;
    facets: typeof facetText;
    failed: typeof failedText;
    continueLearning: typeof continueLearningText;
    home: typeof homeText;
    list: typeof listText;
    none: typeof noneText;
    offer: typeof offerText;
    paths: typeof pathText;
    preview: typeof previewText;
    report: typeof reportText;
    results: typeof resultText;
    reviews: typeof reviewText;
    search: typeof searchText;
    suggestions: typeof suggestionText;
  }
>;
