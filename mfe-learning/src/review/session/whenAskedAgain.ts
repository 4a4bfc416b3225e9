import type { TextOf } from '@lectern/shared/text';
import type { reviewText } from '../../text/review/review.en';
import type { CardState } from '../schedule/cardState';

/** Says when a card is asked again, as in `in 5 days`. */
export const whenAskedAgain = ({ intervalDays }: CardState, text: TextOf<typeof reviewText>): string =>
  intervalDays === 0 ? text.again : text.inDays(intervalDays);
