import { useQuery } from '@lectern/shared/query';
import { STARS, starCounts } from '../../data/reviews';
import { reviewWords } from '../../text/reviews.en';
import { useText } from '../../text/useText';
import styles from './Course.module.css';

/** The average, and the share of each number of stars; nothing until it is known, and nothing when it cannot be. */
export function Histogram({ courseId }: { courseId: string }) {
  const text = useText(reviewWords);
  const { data: counts } = useQuery(starCounts(courseId));
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  const average = counts && total > 0 ? STARS.reduce((sum, stars, index) => sum + stars * (counts[index] ?? 0), 0) / total : 0;
  return (
    <div className={styles.histogram}>
      <div className={styles.average}>{total > 0 && <><strong>{text.average(average)}</strong><span>{text.total(total)}</span></>}</div>
      <ul role="list">
        {STARS.map((stars, index) => {
          const share = total > 0 ? (counts?.[index] ?? 0) / total : 0;
          return (
            <li key={stars} className={styles.bar}>
              <span>{text.stars(stars)}</span>
              <span className={styles.track} aria-hidden="true"><span style={{ inlineSize: `${String(share * 100)}%` }} /></span>
              <span className={styles.time}>{text.share(share)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
