import { useState, type ReactNode } from 'react';
import type { Question } from '../../domain';
import { QueryState } from '../../loading';
import { useQuery } from '@lectern/shared/query';
import { useOnline } from '../../sync';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, FormStatus, HelpIcon, SkeletonText } from '../../ui';
import { PAGE } from '../data/keepQuestions';
import { oneQuestion, questionList } from '../data/queries';
import { findQuestions, sortByMoment, withPendingQuestions, type ShownQuestion } from '../data/shownPosts';
import { questionsText } from '../text/questions.en';
import type { Discussion } from '../useDiscussion';
import { QuestionItem } from './QuestionItem';
import * as styles from './Questions.module.css';

/** Questions that are added by “Show more” in a list by the moment of the video, and in a search. */
const MOMENT_PAGE = 100;
const SEARCH_PAGE = 500;

/**
 * Filter of the listed questions: those of a lesson or, without one, of the course. `second` sorts by the distance to
 * it.
 */
export type Listed = { lessonId: string | null; isUnanswered: boolean; second: number | null; search: string };

type Props = {
  discussion: Discussion;
  listed: Listed;
  /** A question to open, first in the list, such as from a notification. */
  targetId: string | null;
  renderPosition: (question: Question) => ReactNode;
};

/** The list of questions, by pages, with what this device has not sent yet. */
export function Discuss({ discussion, listed, targetId, renderPosition }: Props) {
  const text = useText(questionsText);
  const isOnline = useOnline();
  const { query, shown, limit, showMore } = useListed({ discussion, listed, targetId });
  return (
    <>
      {!isOnline && <FormStatus tone="info">{text.offline}</FormStatus>}
      <QueryState
        query={shown.length > 0 ? { ...query, data: query.data ?? [] } : query}
        title={text.failed}
        headingLevel={3}
        placeholder={<SkeletonText lines={6} />}
      >
        {(found) => (
          <>
            {shown.length === 0 && <Nothing listed={listed} />}
            <ul className={styles.list} role="list">
              {shown.map((question) => (
                <QuestionItem
                  key={question.id}
                  discussion={discussion}
                  question={question}
                  position={renderPosition(question)}
                  isTarget={question.id === targetId}
                />
              ))}
            </ul>
            {found.length >= limit && (
              <div>
                <Button size="small" variant="secondary" busy={query.isFetching} onClick={showMore}>
                  {listed.search === '' ? text.more : text.searchMore}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}

function useListed({ discussion, listed, targetId }: Omit<Props, 'renderPosition'>) {
  const { course, uid, pending } = discussion;
  const { isUnanswered, search, second } = listed;
  const [pages, setPages] = useState(1);
  const lessonId = search === '' ? listed.lessonId : null;
  const limit = pages * (search !== '' ? SEARCH_PAGE : second === null ? PAGE : MOMENT_PAGE);
  const query = useQuery(questionList({ courseId: course.id, lessonId, isUnanswered, limit }));
  const target = useQuery({ ...oneQuestion(course.id, targetId ?? ''), enabled: targetId !== null });
  const shown = shownOf(query.data ?? [], target.data ?? null, { listed: { ...listed, lessonId }, pending, uid });
  return { query, shown, limit, showMore: () => setPages(pages + 1) };
}

type Shown = Pick<Discussion, 'pending' | 'uid'> & { listed: Listed };

function shownOf(
  stored: readonly Question[],
  target: Question | null,
  { listed, pending, uid }: Shown,
): ShownQuestion[] {
  const all = withPendingQuestions(stored, pending, uid);
  // Also one that was answered since: it stays until the list is read again.
  const inScope = all.filter((one) => listed.lessonId === null || one.lessonId === listed.lessonId);
  const found = listed.search === '' ? inScope : findQuestions(inScope, listed.search);
  const sorted = listed.second === null ? found : sortByMoment(found, listed.second);
  const first =
    target === null ? [] : withPendingQuestions([target], pending, uid).filter(({ id }) => id === target.id);
  return [...first, ...sorted.filter(({ id }) => id !== target?.id)];
}

function Nothing({ listed: { isUnanswered, search } }: { listed: Listed }) {
  const text = useText(questionsText);
  if (search !== '')
    return (
      <EmptyState title={text.noneFound} headingLevel={3}>
        <p>{text.noneFoundLead}</p>
      </EmptyState>
    );
  return (
    <EmptyState icon={<HelpIcon />} title={isUnanswered ? text.noneUnanswered : text.none} headingLevel={3}>
      {!isUnanswered && <p>{text.noneLead}</p>}
    </EmptyState>
  );
}
