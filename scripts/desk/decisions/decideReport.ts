import { parseCourse, parseReport, parseReview, type Report } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect, type Notice } from '../contract';
import { change, need, plainFields, put, read } from '../documents';
import { deskText } from '../text/desk.en';
import { decidePostReport } from './decidePostReport';

const text = deskText.report;

/**
 * Hides or keeps what the report `target` is about, and closes every open report of it. A hidden review is moved to
 * `hiddenReviews/{course}~{author}`, so that no list, count or page shows it.
 */
export function decideReport(services: DeskServices, { action, target, message, reason }: DeskRequest): Effect {
  const report = need(services, `reports/${target}`, parseReport, 'report');
  if (report.status !== 'open') throw new DeskRefusal(deskText.refusals.decided(report.status));
  if (report.kind !== 'review') return decidePostReport(services, report, { hides: action === 'report.hide', message });
  const { courseId, authorUid } = report;
  const path = `courses/${courseId}/reviews/${authorUid}`;
  const review = read(services, path, parseReview);
  const course = read(services, `courses/${courseId}`, parseCourse);
  const title = course?.title ?? courseId;
  const page = course ? `/course/${course.slug}/${courseId}` : '/';
  const hides = action === 'report.hide';
  const open = reportsOf(services, report);
  const notices = open.map(({ by }): Notice => ({
    uid: by,
    kind: 'decision',
    title: hides ? text.thanksHidden : text.thanksKept,
    body: text.thanksBody,
    path: page,
  }));
  const writes: AdminWrite[] = open.map(({ id }) => change(`reports/${id}`, { status: hides ? 'hidden' : 'kept' }));
  if (hides && review) {
    const { id, ...data } = review;
    writes.push(
      { delete: path },
      ...ratingWrites(services, courseId, id),
      put(`hiddenReviews/${courseId}~${id}`, { ...data, reason, hiddenAt: new Date() }),
    );
    const body = message === '' ? text.hiddenBody : message;
    notices.push({ uid: authorUid, kind: 'decision', title: text.hidden(title), body, path: page });
  }
  return { label: text.label(title, review?.authorName ?? authorUid), writes, notices };
}

/** Returns the write that takes the hidden review out of the rating of its course. */
function ratingWrites({ documents }: DeskServices, courseId: string, hidden: string): AdminWrite[] {
  if (documents.get(`courses/${courseId}`) === null) return [];
  const ratings = documents
    .query({ collection: `courses/${courseId}/reviews` })
    .filter(({ path }) => !path.endsWith(`/${hidden}`))
    .map(({ fields }) => plainFields(fields).rating)
    .filter((rating) => typeof rating === 'number');
  const ratingSum = ratings.reduce((sum, rating) => sum + rating, 0);
  return [change(`courses/${courseId}`, { ratingSum, ratingCount: ratings.length })];
}

function reportsOf({ documents }: DeskServices, { courseId, authorUid }: Report): Report[] {
  const where = Object.entries({ kind: 'review', courseId, authorUid, status: 'open' }).map(([field, value]) => ({
    field,
    op: '==' as const,
    value: { stringValue: value },
  }));
  const found = documents.query({ collection: 'reports', where });
  return found.map(({ path, fields }) => parseReport(plainFields(fields), path));
}
