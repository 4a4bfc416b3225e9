import { useText } from '@lectern/shared/text';
import { STARS } from '../../../data/reviews';
import { reviewText } from '../../../text/reviews.en';
import * as styles from './Reviews.module.css';

/** Average rating and the share of each number of stars. `counts` holds the reviews with one star, two, … five. */
export function Histogram({ counts }: { counts: readonly number[] }) {
  const text = useText(reviewText);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const average = total > 0 ? counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / total : 0;
  return (
    <div className={styles.histogram}>
      <div className={styles.average}>
        <strong>{text.average(average)}</strong>
        <span>{text.total(total)}</span>
      </div>
      <ul role="list">
        {STARS.map((stars) => {
          const share = total > 0 ? (counts[stars - 1] ?? 0) / total : 0;
          return (
            <li key={stars} className={styles.bar}>
              <span>{text.stars(stars)}</span>
              <span className={styles.track} aria-hidden="true">
                <span style={{ inlineSize: `${String(share * 100)}%` }} />
              </span>
              <span className={styles.time}>{text.share(share)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
