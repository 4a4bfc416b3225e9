import { parseReport, parseReview, type Report, type Review } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import type { ShownReview } from './reviews';

const documents = () => import('@lectern/shared/firebase/documents');

/** The longest note of a report. */
export const NOTE_LENGTH = 500;

/**
 * State of a review for the account that may report it. `open`: it can be reported. `own`: the account wrote it.
 * `reported`: the account has reported it already. `gone`: it was changed or deleted since it was shown.
 */
export type ReportState = { kind: 'open'; authorUid: string } | { kind: 'own' | 'gone' | 'reported' };

/** Query for the state of a review for the account `uid`. Looks up the review's author, whose uid the page lacks. */
export const reportState = (courseId: string, review: ShownReview, uid: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['courses', courseId, 'reports', uid, review],
    queryFn: async (): Promise<ReportState> => {
      const author = await findAuthor(courseId, review);
      if (author === null) return { kind: 'gone' };
      if (author === uid) return { kind: 'own' };
      return (await isReported(reportPath(courseId, author, uid)))
        ? { kind: 'reported' }
        : { kind: 'open', authorUid: author };
    },
  });

/** A report as its sender writes it. */
export type ReportInput = Pick<Report, 'courseId' | 'authorUid' | 'by' | 'reason' | 'note'>;

/** Reports a review. Resolves also when the account's report is stored already. Rejects with a BackendError. */
export async function sendReport(input: ReportInput): Promise<void> {
  const { serverTime, setDocument } = await documents();
  const path = reportPath(input.courseId, input.authorUid, input.by);
  try {
    await setDocument(path, { kind: 'review', ...input, status: 'open', createdAt: serverTime });
  } catch (error) {
    // The rules refuse a second report. The first may be stored all the same: sent by another tab, or by an attempt
    // whose answer was lost.
    if (!(await isReported(path).catch(() => false))) throw error;
  }
}

const reportPath = (courseId: string, author: string, by: string): string =>
  `reports/review~${courseId}~${author}~${by}`;

const isReported = async (path: string): Promise<boolean> =>
  (await (await documents()).getDocument(path, parseReport, { fresh: true })) !== null;

/**
 * Resolves to the uid of a review's author; null when no review matches. Names decide only between reviews with the
 * same text and rating, since an author's name may change without the review.
 */
async function findAuthor(courseId: string, shown: ShownReview): Promise<string | null> {
  const found: Review[] = await (
    await documents()
  ).listDocuments(
    {
      collection: `courses/${courseId}/reviews`,
      where: [
        ['updatedAt', '>=', new Date(shown.updatedAt * 1000)],
        ['updatedAt', '<', new Date((shown.updatedAt + 1) * 1000)],
      ],
      limit: 50,
    },
    parseReview,
    { fresh: true },
  );
  const matching = found.filter(({ rating, text }) => rating === shown.rating && text === shown.text);
  return (matching.find(({ authorName }) => authorName === shown.authorName) ?? matching[0])?.id ?? null;
}
