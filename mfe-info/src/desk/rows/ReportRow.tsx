import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Skeleton } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { courseTitle, reportedPost, type ReportedPost } from '../data/reported';
import type { RowOf } from '../data/queues';
import { DeskRow, Quote } from '../parts/DeskRow';

/** A reported review, question or answer, with its words. */
export function ReportRow({ row }: { row: RowOf<'reports'> }) {
  const text = useText(deskText);
  const { id, kind, courseId, reason, note, status, createdAt } = row;
  const post = useQuery(reportedPost(row));
  const title = useQuery(courseTitle(courseId)).data ?? courseId;
  const name = post.data ? `${post.data.authorName}, ${title}` : title;
  const labelOf = ({ authorName, rating }: ReportedPost): string =>
    rating === undefined ? authorName : `${authorName} · ${text.review.stars(rating)}`;
  return (
    <DeskRow
      title={title}
      name={name}
      metadata={[text.reported[kind], text.reasons[reason], text.date(createdAt)]}
      status={status}
      target={id}
      actions={status === 'open' ? ['report.keep', 'report.hide'] : []}
    >
      <QueryState query={post} title={text.review.failed} headingLevel={3} placeholder={<Skeleton height="3rem" />}>
        {(found) =>
          found ? (
            <Quote label={labelOf(found)}>{[found.title, found.text].filter(Boolean).join('\n\n')}</Quote>
          ) : (
            <p>{text.review.gone}</p>
          )
        }
      </QueryState>
      {note !== '' && <Quote label={text.reporter}>{note}</Quote>}
    </DeskRow>
  );
}
