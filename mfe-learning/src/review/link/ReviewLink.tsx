import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '@lectern/shared/idle';
import { useQueryClient } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ArrowEndIcon } from '@lectern/shared/ui';
import { reviewLinkText } from '../../text/review/link.en';
import { countDue, dueSummary } from './dueSummary';
import * as styles from './link.module.css';

/**
 * Link to the review, with the number of cards that are due. Learners who have not opened the review on this device see
 * what it is, and load nothing of it.
 */
export function ReviewLink({ uid }: { uid: string }) {
  const text = useText(reviewLinkText);
  const store = dueSummary(uid);
  const summary = useSyncExternalStore(store.subscribe, store.get);
  const client = useQueryClient();
  const isUsed = summary !== null;
  useEffect(() => {
    if (!isUsed) return undefined;
    // If the chunk fails to load, the last number stays.
    return whenIdle(() => {
      void import('./refreshDue').then(({ refreshDue }) => refreshDue(uid, client)).catch(() => undefined);
    });
  }, [isUsed, uid, client]);
  const [now] = useState(() => Date.now());
  const count = summary ? countDue(summary, now, new Date(now).setHours(0, 0, 0, 0)) : null;
  return (
    <Link className={styles.link} to="?tab=review" preventScrollReset>
      <strong>{text.title}</strong>
      <span>{count === null ? text.lead : count === 0 ? text.none : text.due(count)}</span>
      <ArrowEndIcon />
    </Link>
  );
}
