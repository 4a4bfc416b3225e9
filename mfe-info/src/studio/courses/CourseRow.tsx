import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Badge, CourseCover, ExternalIcon, IconButton, TrashIcon } from '@lectern/shared/ui';
import { studioText } from '../../text/studio.en';
import type { MyCourse } from '../data/myCourses';
import { NewQuestions } from '../questions';
import * as styles from './MyCourses.module.css';

const TONES = { draft: 'plain', review: 'warning', published: 'success', archived: 'plain' } as const;

type Props = { course: MyCourse; onDelete: (course: MyCourse) => void };

/** One course of the teacher, with its status and the editors' last message. */
export function CourseRow({ course, onDelete }: Props) {
  const text = useText(studioText);
  const { id, status, updatedAt, lessonCount, ratingCount, editorMessage } = course;
  const title = course.title || text.untitled;
  const metadata = [
    text.courses.lessons(lessonCount),
    ...(status === 'published' || status === 'archived' ? [text.courses.ratings(ratingCount)] : []),
    text.courses.updated(updatedAt),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        <CourseCover id={id} category={course.category} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={{ search: new URLSearchParams({ course: id }).toString() }}>{title}</Link>
        </h2>
        <p className={styles.metadata}>{metadata.join(' · ')}</p>
        {course.path !== null && <NewQuestions courseId={id} />}
        {course.isUnsent && <p className={styles.unsent}>{text.courses.unsent}</p>}
        {editorMessage !== null && (
          <p className={styles.message}>
            <strong>{text.courses.editorsWrote}</strong> {editorMessage}
          </p>
        )}
      </div>
      <End course={course} title={title} onDelete={onDelete} />
    </li>
  );
}

function End({ course, title, onDelete }: Props & { title: string }) {
  const text = useText(studioText);
  const { status } = course;
  return (
    <div className={styles.end}>
      <Badge tone={TONES[status]}>{text.courses.statuses[status]}</Badge>
      {course.isWaiting && status !== 'review' && <Badge tone="warning">{text.courses.statuses.review}</Badge>}
      {course.hasDraft && <Badge tone="accent">{text.courses.changes}</Badge>}
      {course.path !== null && (
        <Link to={course.path} aria-label={text.courses.viewOf(title)} className={styles.view}>
          {text.courses.view}
          <ExternalIcon />
        </Link>
      )}
      {course.isDeletable && (
        <IconButton
          label={text.courses.deleteOf(title)}
          icon={<TrashIcon />}
          size="small"
          onClick={() => onDelete(course)}
        />
      )}
    </div>
  );
}
