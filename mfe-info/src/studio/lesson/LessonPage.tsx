import { useEffect, useState } from 'react';
import { draftOutline } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { ArrowEndIcon, ArrowStartIcon, Badge, Button, ButtonLink, EmptyState } from '@lectern/shared/ui';
import { Skeleton, TextField } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import { contentEdit } from '../data/draftSession';
import { keyOf, lessonItem } from '../data/items';
import { partAddress } from '../frame/partAddress';
import { reasonOf } from '../frame/reasonOf';
import { useDraft, useSession } from '../frame/useDraft';
import { PartComments } from '../review';
import { changedContent, type ContentChange } from './contentChange';
import { LessonEditor } from './LessonEditor';
import type { OutlineFields } from './contract';
import * as styles from './LessonPage.module.css';

type Props = { courseId: string; lessonId: string };

/** One lesson of the draft: its title, the editor of its kind, and the way to its neighbours. */
export function LessonPage({ courseId, lessonId }: Props) {
  const text = useText(studioText).lesson;
  const session = useSession();
  const { view } = useDraft();
  const lesson = view.lessons[lessonId];
  if (!lesson)
    return (
      <EmptyState
        title={text.missing}
        actions={<ButtonLink to={partAddress(courseId, 'outline')}>{text.back}</ButtonLink>}
      >
        <p>{text.missingBody}</p>
      </EmptyState>
    );
  const change = (fields: Partial<OutlineFields> & { title?: string }): void => {
    session.edit(({ lessons }) => {
      const current = lessons[lessonId];
      return current ? { [keyOf('lesson', lessonId)]: lessonItem({ ...current, ...fields }) } : {};
    });
  };
  return (
    <section className={styles.lesson} aria-label={lesson.title || text.name}>
      <div className={styles.head}>
        <TextField
          label={text.name}
          value={lesson.title}
          maxLength={120}
          error={lesson.title.trim() === '' ? text.required : undefined}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Badge tone="plain">{text.kinds[lesson.kind]}</Badge>
      </div>
      <PartComments courseId={courseId} part={`lesson.${lessonId}`} />
      <Content courseId={courseId} lessonId={lessonId} onOutlineChange={change} />
      <Neighbours courseId={courseId} lessonId={lessonId} />
    </section>
  );
}

function Content({
  courseId,
  lessonId,
  onOutlineChange,
}: Props & { onOutlineChange: (fields: Partial<OutlineFields>) => void }) {
  const text = useText(studioText);
  const session = useSession();
  const { view, save } = useDraft();
  const [error, setError] = useState<unknown>(null);
  const content = view.contents[lessonId];
  const lesson = view.lessons[lessonId];
  const isMissing = content === undefined;
  const onChange: ContentChange = (change) => {
    session.edit(({ contents, lessons }) => {
      const newest = lessons[lessonId] && contents[lessonId];
      return newest ? contentEdit(lessonId, changedContent(newest, change)) : {};
    });
  };
  useEffect(() => {
    if (isMissing && error === null) session.openContent(lessonId).catch((cause: unknown) => setError(cause));
  }, [isMissing, error, session, lessonId]);
  if (error !== null && isMissing)
    return (
      <EmptyState title={text.lesson.failed} actions={<Button onClick={() => setError(null)}>{text.retry}</Button>}>
        <p role="alert">{reasonOf(error)}</p>
      </EmptyState>
    );
  if (!content || !lesson) return <Skeleton height="20rem" />;
  return (
    <LessonEditor
      courseId={courseId}
      lesson={{ ...lesson, id: lessonId }}
      content={content}
      problems={NO_PROBLEMS}
      isReadOnly={save.kind === 'gone'}
      onChange={onChange}
      onOutlineChange={onOutlineChange}
    />
  );
}

const NO_PROBLEMS = [] as const;

function Neighbours({ courseId, lessonId }: Props) {
  const text = useText(studioText).lesson;
  const { view } = useDraft();
  const lessons = draftOutline(view).flatMap((section) => section.lessons);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const previous = lessons[index - 1];
  const next = lessons[index + 1];
  return (
    <div className={styles.neighbours}>
      {previous && (
        <ButtonLink
          variant="quiet"
          className={styles.previous}
          to={partAddress(courseId, 'outline', previous.id)}
          icon={<ArrowStartIcon />}
        >
          {text.previous}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" className={styles.back} to={partAddress(courseId, 'outline')}>
        {text.back}
      </ButtonLink>
      {next && (
        <ButtonLink
          variant="quiet"
          className={styles.next}
          to={partAddress(courseId, 'outline', next.id)}
          iconEnd={<ArrowEndIcon />}
        >
          {text.next}
        </ButtonLink>
      )}
    </div>
  );
}
