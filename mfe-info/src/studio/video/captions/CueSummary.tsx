import { useRef } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import type { CueIssue, CueRow } from './editCues';
import * as styles from './Captions.module.css';

type Props = { rows: readonly CueRow[]; issues: readonly (CueIssue | null)[]; onNext: (id: string) => void };

/** Number of captions, and a way through those that need a look. */
export function CueSummary({ rows, issues, onNext }: Props) {
  const text = useText(captionsText).editor;
  const last = useRef(-1);
  const count = issues.filter((issue) => issue !== null).length;
  if (rows.length === 0) return <p className={styles.note}>{text.none}</p>;
  const showNext = (): void => {
    const next = issues.findIndex((issue, index) => issue !== null && index > last.current);
    last.current = next >= 0 ? next : issues.findIndex((issue) => issue !== null);
    const row = rows[last.current];
    if (row) onNext(row.id);
  };
  return (
    <div className={styles.row}>
      <p className={styles.note}>{text.count(rows.length)}</p>
      {count > 0 && (
        <>
          <p className={styles.warning}>{text.issueCount(count)}</p>
          <Button size="small" variant="quiet" onClick={showNext}>
            {text.nextIssue}
          </Button>
        </>
      )}
    </div>
  );
}
