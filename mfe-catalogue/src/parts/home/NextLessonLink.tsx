import { findNextLesson } from '@lectern/shared/domain';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { PlayIcon } from '@lectern/shared/ui';
import { catalogueCourse } from '../../data/catalogueCourse';
import { continueLearning, SHOWN_COURSES, type StartedCourse } from '../../data/continueLearning';
import { continueLearningText } from '../../text/continueLearning.en';
import * as styles from './Home.module.css';

/** Link to the next lesson of the course watched last; renders nothing without a started course. */
export function NextLessonLink({ user }: { user: SessionUser }) {
  const { data } = useQuery(continueLearning(user.uid, SHOWN_COURSES));
  const latest = data?.[0];
  return latest ? <LessonLink latest={latest} uid={user.uid} /> : null;
}

function LessonLink({ latest: { course, progress }, uid }: { latest: StartedCourse; uid: string }) {
  const text = useText(continueLearningText);
  const { data, isPending } = useQuery(catalogueCourse(useHost().config.backend, course.id));
  if (isPending) return null;
  const next = data ? findNextLesson(data.sections, progress) : null;
  const minutes = Math.ceil((next?.leftSec ?? 0) / 60);
  return (
    <Link
      className={styles.nextLesson}
      to={`/watch/${course.id}/${uid}/${course.slug}${next ? `?lesson=${next.id}` : ''}`}
    >
      <PlayIcon />
      <strong>{text.continueWith(next?.title ?? course.title)}</strong>
      {minutes > 0 && <span>{text.left(minutes)}</span>}
    </Link>
  );
}
