import { fileUrl } from '@lectern/shared/catalogue';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { CourseCover } from '@lectern/shared/ui';
import { cardText } from '../../../text/card.en';
import { courseText } from '../../../text/course.en';
import { offerText } from '../../../text/offer.en';
import styles from '../Course.module.css';
import { CourseOffer } from './CourseOffer';
import { SaveForLater } from './SaveForLater';
import { ShareButton } from './ShareButton';

/** Panel beside a course: cover, price and next step, facts, sharing. */
export function OfferPanel({ course }: { course: CatalogueCourse }) {
  const text = useText(offerText);
  const { config } = useHost();
  return (
    <aside className={styles.aside} aria-label={text.offer}>
      <CourseCover
        id={course.id}
        category={course.category}
        subcategory={course.subcategory}
        src={course.cover && fileUrl(config.backend, course.cover)}
        eager
      />
      <div className={styles.inside}>
        <div className={styles.further}>
          <CourseOffer course={course} />
          <SaveForLater course={course} />
        </div>
        <CourseFacts course={course} />
        <ShareButton title={course.title} />
      </div>
    </aside>
  );
}

function CourseFacts({ course }: { course: CatalogueCourse }) {
  const text = useText(courseText);
  const card = useText(cardText);
  return (
    <dl className={styles.list}>
      <dt>{text.lessonsTitle}</dt>
      <dd>{text.lessonCount(course.lessonCount)}</dd>
      <dt>{text.length}</dt>
      <dd>{card.hours(course.durationSec)}</dd>
      <dt>{text.level}</dt>
      <dd>{card.levels[course.level]}</dd>
      <dt>{text.language}</dt>
      <dd>{text.languageName(course.language)}</dd>
      {course.captionLanguages.length > 0 && (
        <>
          <dt>{text.captions}</dt>
          <dd>{text.captionLanguages(course.captionLanguages)}</dd>
        </>
      )}
    </dl>
  );
}
