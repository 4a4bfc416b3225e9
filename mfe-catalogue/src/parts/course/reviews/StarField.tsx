import { useId } from 'react';
import { useText } from '@lectern/shared/text';
import { StarIcon, VisuallyHidden, classNames } from '@lectern/shared/ui';
import { STARS } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import * as styles from './Reviews.module.css';

type Props = {
  /** Selected stars; 0 for none. */
  rating: number;
  isMissing: boolean;
  onRate: (stars: number) => void;
};

/** Radio buttons for one to five stars. */
export function StarField({ rating, isMissing, onRate }: Props) {
  const text = useText(reviewText);
  const errorId = useId();
  return (
    <fieldset className={styles.starField} aria-describedby={isMissing ? errorId : undefined}>
      <legend>{text.rating}</legend>
      <div className={styles.starRow}>
        {STARS.toReversed().map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= rating && styles.lit)}>
            <input type="radio" name="rating" value={stars} checked={rating === stars} onChange={() => onRate(stars)} />
            <StarIcon size="1.75rem" />
            <VisuallyHidden>{text.stars(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className={styles.error}>
          {text.ratingMissing}
        </p>
      )}
    </fieldset>
  );
}
