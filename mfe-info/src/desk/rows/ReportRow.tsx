import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Skeleton } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { courseTitle, reportedReview } from '../data/reported';
import type { RowOf } from '../data/queues';
import { DeskRow, Quote } from '../parts/DeskRow';

/** A reported review, with its words. */
export function ReportRow({ row }: { row: RowOf<'reports'> }) {
  const text = useText(deskText);
  const { id, courseId, authorUid, reason, note, status, createdAt } = row;
  const review = useQuery(reportedReview(courseId, authorUid));
  const title = useQuery(courseTitle(courseId)).data ?? courseId;
  const name = review.data ? `${review.data.authorName}, ${title}` : title;
  return (
    <DeskRow
      title={title}
      name={name}
      facts={[text.reasons[reason], text.date(createdAt)]}
      status={status}
      target={id}
      actions={status === 'open' ? ['report.keep', 'report.hide'] : []}
    >
      <QueryState query={review} title={text.review.failed} headingLevel={3} placeholder={<Skeleton height="3rem" />}>
        {(found) =>
          found ? (
            <Quote label={`${found.authorName} · ${text.review.stars(found.rating)}`}>{found.text}</Quote>
          ) : (
            <p>{text.review.gone}</p>
          )
        }
      </QueryState>
      {note !== '' && <Quote label={text.reporter}>{note}</Quote>}
    </DeskRow>
  );
}
