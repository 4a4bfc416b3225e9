import type { DraftDetails } from '@lectern/shared/domain';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { FormStatus, TextButton } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import { courseReview } from '../review';
import { missingDetails } from './missing';
import * as styles from './Details.module.css';

/** The details that are still missing, each as a link to its field. A course without a cover is read first. */
export function Missing({ courseId, details }: { courseId: string; details: DraftDetails }) {
  const text = useText(studioDetailsText).missing;
  const status = useQuery({ ...courseReview(courseId), refetchInterval: false });
  if (status.isPending && details.cover === null) return null;
  const missing = missingDetails(details, status.data?.course !== null);
  if (missing.length === 0) return <FormStatus tone="success">{text.none}</FormStatus>;
  return (
    <div className={styles.missing}>
      <p className={styles.missingTitle}>{text.title}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <TextButton className={styles.field} onClick={() => focusField(name)}>
              {text.fields[name]}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(name: string): void {
  const field = document.getElementById(`studio-${name}`);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
