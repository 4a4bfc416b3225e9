import type { CatalogueCourse } from '@lectern/shared/domain';
import { inLanguage, useText } from '@lectern/shared/text';
import { Link } from '@lectern/shared/router';
import { Button, CheckIcon, CodeIcon, HelpIcon, NoteIcon, PlayIcon, VisuallyHidden } from '@lectern/shared/ui';
import { cardText } from '../../text/card.en';
import { courseText } from '../../text/course.en';
import * as styles from './Outline.module.css';
import type { OwnLessons } from './useOwnLessons';

/** One section of a course's outline. */
type Section = CatalogueCourse['sections'][number];

/** One lesson of a course's outline. */
export type OutlineLesson = Section['lessons'][number];

/** Called with the lesson to preview and the button that was pressed. */
export type OnPreview = (lesson: OutlineLesson, button: HTMLElement) => void;

const ICONS = { video: PlayIcon, text: NoteIcon, quiz: HelpIcon, pen: CodeIcon };

type RowProps = { language: string; ownLessons: OwnLessons | null; onPreview: OnPreview };

/** Returns the duration of lessons in seconds. */
export const secondsOf = (lessons: readonly OutlineLesson[]): number =>
  lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);

/** Disclosure of one section with its lessons: links for an enrolled account. */
export function OutlineSection({
  section: { title, lessons },
  isOpen,
  ...rest
}: RowProps & { section: Section; isOpen: boolean }) {
  const text = useText(courseText);
  const card = useText(cardText);
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        <h3>
          <span {...inLanguage(rest.language)}>{title}</span>
        </h3>
        <span>
          {text.lessons(lessons.length)} · {card.hours(secondsOf(lessons))}
        </span>
      </summary>
      <ol role="list">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} {...rest} />
        ))}
      </ol>
    </details>
  );
}

function LessonRow({ lesson, language, ownLessons, onPreview }: RowProps & { lesson: OutlineLesson }) {
  const text = useText(courseText);
  const isDone = ownLessons?.done.has(lesson.id);
  const KindIcon = isDone ? CheckIcon : ICONS[lesson.kind];
  return (
    <li className={styles.lesson} data-done={isDone || undefined}>
      <KindIcon />
      <span>
        <span {...inLanguage(language)}>
          {ownLessons ? <Link to={ownLessons.pathOf(lesson.id)}>{lesson.title}</Link> : lesson.title}
        </span>
        <VisuallyHidden> ({isDone ? text.done : text.kinds[lesson.kind]})</VisuallyHidden>
      </span>
      {lesson.preview && !ownLessons && (
        <Button
          variant="quiet"
          size="small"
          aria-label={text.previewOf(lesson.title)}
          onClick={(event) => onPreview(lesson, event.currentTarget)}
        >
          {text.preview}
        </Button>
      )}
      <span className={styles.time}>{text.clock(lesson.durationSec)}</span>
    </li>
  );
}
