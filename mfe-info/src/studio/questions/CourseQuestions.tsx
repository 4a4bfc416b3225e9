import { useMemo, useState } from 'react';
import type { Course, Question } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { clock, Discuss, questionsText, useDiscussion } from '@lectern/shared/questions';
import { useQuery } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { EmptyState, SearchField, Section, Select, Skeleton, VisuallyHidden } from '@lectern/shared/ui';
import { courseOutline } from '../../desk/data/courseReading';
import { studioQuestionsText } from '../../text/studioQuestions.en';
import * as styles from './CourseQuestions.module.css';
import { discussedCourse, waitingQuestions } from './courseQuestions';

type Props = { user: SessionUser; courseId: string };

/** All questions of a course, for its teacher: those that wait for an answer first. */
export function CourseQuestions({ user, courseId }: Props) {
  const text = useText(studioQuestionsText);
  const query = useQuery(discussedCourse(courseId));
  return (
    <QueryState query={query} title={text.failed} headingLevel={2} placeholder={<Skeleton height="20rem" />}>
      {(course) => (course === null ? <NeverPublished /> : <Questions user={user} course={course} />)}
    </QueryState>
  );
}

/** Shown for a draft, which no learner has seen. */
function NeverPublished() {
  const text = useText(studioQuestionsText);
  return (
    <Section title={text.title}>
      <EmptyState title={text.none} headingLevel={3}>
        <p>{text.noneBody}</p>
      </EmptyState>
    </Section>
  );
}

const SHOWS = ['unanswered', 'newest'] as const;

function Questions({ user, course: { id, title, teacherUid, status } }: { user: SessionUser; course: Course }) {
  const text = useText(studioQuestionsText);
  const course = useMemo(() => ({ id, teacherUid, isOpen: status === 'published' }), [id, teacherUid, status]);
  const discussion = useDiscussion(user, course);
  const [show, setShow] = useState<(typeof SHOWS)[number]>('unanswered');
  const [search, setSearch] = useState('');
  const targetId = useSearchParams()[0].get('question');
  const waiting = useQuery(waitingQuestions(id)).data;
  const isUnanswered = show === 'unanswered' && search.trim() === '';
  return (
    <section className={styles.questions} aria-label={text.titleOf(title)}>
      <div className={styles.head}>
        <h2>{text.title}</h2>
        <p className={styles.lead}>{text.lead}</p>
        <p role="status">
          {waiting === 0 && isUnanswered && <VisuallyHidden>{text.noneWaiting}</VisuallyHidden>}
          {waiting === 0 && !isUnanswered && text.noneWaiting}
          {waiting !== undefined && waiting > 0 && text.waiting(waiting)}
        </p>
      </div>
      <div className={styles.tools}>
        <Select
          label={text.show}
          value={show}
          options={SHOWS.map((value) => ({ value, label: text.shows[value] }))}
          onChange={({ currentTarget }) => setShow(SHOWS.find((one) => one === currentTarget.value) ?? 'unanswered')}
        />
        <QuestionSearch search={search} onSearch={setSearch} />
      </div>
      <Discuss
        key={show}
        discussion={discussion}
        listed={{ lessonId: null, isUnanswered, second: null, search: search.trim() }}
        targetId={targetId !== null && /^[\w-]{1,128}$/.test(targetId) ? targetId : null}
        renderPosition={(question) => <Position courseId={id} question={question} />}
      />
    </section>
  );
}

function QuestionSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const text = useText(questionsText);
  return <SearchField label={text.search} value={search} onType={onSearch} />;
}

/** The lesson and the second that a question is about. */
function Position({ courseId, question: { lessonId, timeSec } }: { courseId: string; question: Question }) {
  const text = useText(studioQuestionsText);
  const lessons = useQuery(courseOutline(courseId)).data?.flatMap((section) => section.lessons);
  const title = lessons?.find(({ id }) => id === lessonId)?.title ?? text.lesson;
  return <span>{[title, timeSec !== null && clock(timeSec)].filter(Boolean).join(' · ')}</span>;
}
