import type { cartButtonText } from '../cartButton/text/cartButton.en';
import type { backendErrorText } from '../firebase/text/backendError.en';
import type { guestText } from '../firebase/text/guest.en';
import type { judgeText } from '../judge/text/judge.en';
import type { loadingText } from '../loading/text/loading.en';
import type { questionsText } from '../questions/text/questions.en';
import type { searchBoxText } from '../searchBox/text/searchBox.en';
import type { controlsText } from '../ui/text/controls.en';
import type { priceText } from '../ui/text/price.en';
import type { ratingText } from '../ui/text/rating.en';

/** Texts of the areas that every workspace uses, by part. */
export type BaseTexts = {
  'ui/controls': typeof controlsText;
  'ui/price': typeof priceText;
  'ui/rating': typeof ratingText;
  loading: typeof loadingText;
  'firebase/backendError': typeof backendErrorText;
  'firebase/guest': typeof guestText;
};

/** Texts of the suggestions in search boxes. */
export type SearchBoxText = typeof searchBoxText;

/** Texts of the button that adds something to the cart. */
export type CartButtonText = typeof cartButtonText;

/** Texts of questions and answers in lessons. */
export type QuestionsText = typeof questionsText;

/** Texts of the results of tests that judge code. */
export type JudgeText = typeof judgeText;
