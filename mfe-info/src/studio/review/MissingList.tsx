import { ADVICE, type MissingPart } from '@lectern/shared/domain';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { reviewText } from '../../text/review.en';
import { partAddress } from './partName';
import * as styles from './Review.module.css';

/**
 * List of the parts that a draft lacks, and of recommended ones. With `courseId`, each is a link to its part in the
 * studio.
 */
export function MissingList({ courseId, missing }: { courseId: string | null; missing: readonly MissingPart[] }) {
  const text = useText(reviewText).missing;
  const needed = missing.filter(({ kind }) => !ADVICE.has(kind));
  const advice = missing.filter(({ kind }) => ADVICE.has(kind));
  return (
    <>
      {needed.length === 0 ? (
        <FormStatus tone="success">{text.none}</FormStatus>
      ) : (
        <div className={styles.missing}>
          <h3>{text.title(needed.length)}</h3>
          <Items courseId={courseId} items={needed} />
        </div>
      )}
      {advice.length > 0 && (
        <div className={styles.missing}>
          <h3>{text.advice}</h3>
          <Items courseId={courseId} items={advice} />
        </div>
      )}
    </>
  );
}

function Items({ courseId, items }: { courseId: string | null; items: readonly MissingPart[] }) {
  const text = useText(reviewText);
  return (
    <ul>
      {items.map(({ kind, part, title }) => (
        <li key={`${part} ${kind}`}>
          {/^(section|lesson)\./.test(part) && <strong>{title || text.untitled}: </strong>}
          {courseId === null ? (
            text.missing.kinds[kind]
          ) : (
            <Link to={partAddress(courseId, part)}>{text.missing.kinds[kind]}</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
