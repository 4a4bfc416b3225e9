import { useText } from '@lectern/shared/text';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { ratingText } from '../text/rating.en';
import { Badge } from './Badge';
import * as styles from './Rating.module.css';

const HIGHEST = 5;

/** Number of ratings from which their average says something. */
const ENOUGH = 3;

export type RatingProps = {
  /** From 0 to 5. */ value: number;
  /** Number of ratings that `value` is the average of; a single rating when omitted. */ count?: number;
};

/** Rating as stars and a number; screen readers get one sentence. Fewer than three ratings are shown as “New”. */
export function Rating({ value, count }: RatingProps) {
  const text = useText(ratingText);
  if (count !== undefined && count < ENOUGH) return <Badge>{text.fresh}</Badge>;
  const clamped = Math.min(HIGHEST, Math.max(0, value));
  const shown = text.value(clamped);
  return (
    <span className={styles.rating}>
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
      <span className={styles.stars} aria-hidden="true">
        <Stars className={styles.empty} />
        <span className={styles.full} style={{ inlineSize: `${(clamped / HIGHEST) * 100}%` }}>
          <Stars className={styles.row} />
        </span>
      </span>
      {count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          ({text.number(count)})
        </span>
      )}
      <VisuallyHidden>
        {text.rated(shown, HIGHEST)}
        {count !== undefined && `, ${text.ratings(count)}`}
      </VisuallyHidden>
    </span>
  );
}

/** Five stars in one path, because a list of courses shows dozens of ratings. */
const STARS = Array.from(
  { length: HIGHEST },
  (_, index) => `M${12 + 24 * index} 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z`,
).join('');

const Stars = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${HIGHEST * 24} 24`} fill="currentColor" focusable="false">
    <path d={STARS} />
  </svg>
);
