import { useEffect, useState } from 'react';
import { missingParts } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { useUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { FormStatus, Skeleton } from '@lectern/shared/ui';
import { draftInFull, DraftReader, MissingList } from '../../studio/review';
import { deskText } from '../../text/desk.en';
import { reviewText } from '../../text/review.en';
import type { RowOf } from '../data/queues';
import { DeskRow, Quote } from '../parts/DeskRow';
import * as styles from '../Desk.module.css';

/**
 * A draft that was sent for review. It can be decided only after it was opened here: the decision names the revision
 * that was read, and the server refuses any other.
 */
export function ReviewRow({ row }: { row: RowOf<'reviews'> }) {
  const text = useText(deskText);
  const review = useText(reviewText);
  const user = useUser();
  const [revision, setRevision] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, teacherName, status, submittedAt, note } = row;
  const mayDecide = status === 'waiting' && revision !== null;
  return (
    <DeskRow
      title={title || review.untitled}
      name={title || review.untitled}
      metadata={[text.by(teacherName), review.reader.revision(row.revision), text.date(submittedAt)]}
      status={status}
      target={`${id}~${String(revision ?? 0)}`}
      actions={mayDecide ? ['course.publish', 'course.return'] : []}
    >
      {note !== '' && <Quote label={review.reader.note}>{note}</Quote>}
      <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{review.reader.title}</summary>
        {isOpen && user && <Draft row={row} user={user} onRead={setRevision} />}
      </details>
    </DeskRow>
  );
}

type DraftProps = { row: RowOf<'reviews'>; user: SessionUser; onRead: (revision: number) => void };

function Draft({ row, user, onRead }: DraftProps) {
  const review = useText(reviewText);
  const query = useQuery(draftInFull(row.id));
  const read = query.data?.draft.revision;
  useEffect(() => {
    if (read !== undefined) onRead(read);
  }, [read, onRead]);
  return (
    <QueryState query={query} title={review.failed} headingLevel={3} placeholder={<Skeleton height="12rem" />}>
      {(full) =>
        full === null ? (
          <p>{review.gone}</p>
        ) : (
          <div className={styles.list}>
            {full.draft.revision !== row.revision && <FormStatus tone="warning">{review.reader.changed}</FormStatus>}
            <MissingList courseId={null} missing={missingParts(full.draft, full.contents, full.isPublished)} />
            <DraftReader full={full} party={{ user, role: 'reviewer', courseId: row.id }} />
          </div>
        )
      }
    </QueryState>
  );
}
