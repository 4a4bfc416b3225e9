import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Course, Question } from '@lectern/shared/domain';
import { useHost, useUser, type SessionUser } from '@lectern/shared/host';
import { whenIdle } from '@lectern/shared/idle';
import {
  clock,
  Discuss,
  HiddenPosts,
  keepQuestions,
  newPostId,
  QuestionForm,
  questionsText,
  useDiscussion,
  useDraft,
  type Discussion,
  type Listed,
} from '@lectern/shared/questions';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus, PlusIcon } from '@lectern/shared/ui';
import { outline } from '../data/courses';
import { searchOfLesson } from '../lesson/layout/searchOfLesson';
import { SeekButton } from '../panels/SeekButton';
import { useInlineForm } from '../profile/settings/useInlineForm';
import { QuestionTools, type Sort, type ToolsProps } from './QuestionTools';
import * as styles from './QuestionsPanel.module.css';

type Props = {
  course: Course;
  lessonId: string;
  /** Returns the current position in the lesson, in seconds; null for a lesson without one. */
  getTime: () => number | null;
  onSeek: (seconds: number) => void;
};

/** The questions beside a lesson: a form for a new one, and those of this lesson or of the whole course. */
export default function QuestionsPanel(props: Props) {
  const { lessonId, getTime } = props;
  const user = useUser();
  const selected = useTools(lessonId, () => wholeSecond(getTime()));
  return user && <Panel key={lessonId} {...props} {...selected} user={user} />;
}

type PanelProps = Props & ReturnType<typeof useTools> & { user: SessionUser };

function Panel({ course, lessonId, getTime, onSeek, user, listed, tools }: PanelProps) {
  const text = useText(questionsText);
  const { id, teacherUid, status } = course;
  const discussed = useMemo(() => ({ id, teacherUid, isOpen: status === 'published' }), [id, teacherUid, status]);
  const discussion = useDiscussion(user, discussed);
  useKeptQuestions(id, lessonId);
  const targetId = useSearchParams()[0].get('question');
  return (
    <section className={styles.panel} aria-label={text.title}>
      {discussed.isOpen ? (
        <NewQuestion discussion={discussion} lessonId={lessonId} getSecond={() => wholeSecond(getTime())} />
      ) : (
        <FormStatus tone="info">{text.closed}</FormStatus>
      )}
      <HiddenPosts discussion={discussion} />
      <QuestionTools {...tools} />
      <Discuss
        key={`${tools.sort.by} ${tools.isWhole}`}
        discussion={discussion}
        listed={listed}
        targetId={targetId !== null && /^[\w-]{1,128}$/.test(targetId) ? targetId : null}
        renderPosition={(question) => (
          <Position question={question} courseId={id} lessonId={lessonId} onSeek={onSeek} />
        )}
      />
    </section>
  );
}

/** Stores the lesson's questions and answers on the device, for a visit without a network. */
function useKeptQuestions(courseId: string, lessonId: string): void {
  const client = useQueryClient();
  useEffect(() => whenIdle(() => void keepQuestions(client, courseId, lessonId)), [client, courseId, lessonId]);
}

/**
 * The scope, order and search of the list, and what it lists because of them. They stay from lesson to lesson, except
 * the order by a moment: that is one of its lesson.
 */
function useTools(lessonId: string, second: () => number | null): { listed: Listed; tools: ToolsProps } {
  const [selected, setSort] = useState<Sort & { lessonId: string }>({ by: 'newest', second: null, lessonId });
  const [isWhole, setWhole] = useState(false);
  const [search, setSearch] = useState('');
  const isOfLesson = !isWhole && search.trim() === '';
  const sort: Sort = selected.by !== 'moment' || (isOfLesson && selected.lessonId === lessonId) ? selected : NEWEST;
  return {
    listed: {
      lessonId: isWhole ? null : lessonId,
      isUnanswered: sort.by === 'unanswered',
      second: sort.second,
      search: search.trim(),
    },
    tools: {
      sort,
      onSort: (by) => setSort({ by, second: by === 'moment' ? second() : null, lessonId }),
      hasMoment: isOfLesson && second() !== null,
      isWhole,
      onScope: setWhole,
      search,
      onSearch: setSearch,
    },
  };
}

const NEWEST: Sort = { by: 'newest', second: null };

const wholeSecond = (time: number | null): number | null => (time === null ? null : Math.floor(time));

type NewProps = { discussion: Discussion; lessonId: string; getSecond: () => number | null };

/** The form for a new question, open while there is a draft. The question gets the time when writing began. */
function NewQuestion(props: NewProps) {
  const text = useText(questionsText);
  const { draft, change, isOpen, button, form, open, close, post } = useNewQuestion(props);
  if (!isOpen)
    return (
      <div>
        <Button ref={button} size="small" icon={<PlusIcon />} onClick={open}>
          {text.ask}
        </Button>
      </div>
    );
  return (
    <div ref={form}>
      <QuestionForm
        label={text.ask}
        draft={draft}
        onChange={change}
        onSubmit={post}
        onCancel={close}
        submitLabel={text.post}
        getTime={props.getSecond}
      />
    </div>
  );
}

function useNewQuestion({ discussion, lessonId, getSecond }: NewProps) {
  const text = useText(questionsText);
  const { announce } = useHost();
  const { draft, change, discard } = useDraft(discussion.uid, `ask ${discussion.course.id} ${lessonId}`);
  const { isOpen, setOpen, button } = useInlineForm(draft.title + draft.text !== '');
  const form = useFocusOnOpen(isOpen);
  const close = (): void => {
    discard();
    setOpen(false);
  };
  const open = (): void => {
    change({ timeSec: getSecond() });
    setOpen(true);
  };
  const post = (): void => {
    const words = { title: draft.title.trim(), text: draft.text.trim() };
    const { timeSec } = draft;
    discussion.put({ kind: 'question', ...discussion.author, questionId: newPostId(), lessonId, timeSec, ...words });
    close();
    announce(text.posted);
  };
  return { draft, change, isOpen, button, form, open, close, post };
}

/** Focuses the first field of a form that a button has opened; not of one that is open from the beginning. */
function useFocusOnOpen(isOpen: boolean) {
  const form = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) form.current?.querySelector('input')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return form;
}

type PositionProps = { question: Question; courseId: string; lessonId: string; onSeek: (seconds: number) => void };

/** Link to the lesson of a question, or a button that seeks to its second in the open lesson. */
function Position({ question, courseId, lessonId, onSeek }: PositionProps) {
  const text = useText(questionsText);
  const [query] = useSearchParams();
  const { timeSec } = question;
  const lesson = useQuery(outline(courseId)).data?.find(({ id }) => id === question.lessonId);
  if (question.lessonId !== lessonId) {
    const search = searchOfLesson(query, question.lessonId) + (timeSec === null ? '' : `&t=${timeSec}`);
    return (
      <Link to={{ search }}>{[lesson?.title, timeSec !== null && clock(timeSec)].filter(Boolean).join(' · ')}</Link>
    );
  }
  if (timeSec === null) return null;
  return <SeekButton label={text.jump(clock(timeSec))} time={clock(timeSec)} onSeek={() => onSeek(timeSec)} />;
}
