import { fileUrl } from '@lectern/shared/catalogue';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, CertificateIcon, CourseCover, PlayIcon, ProgressBar } from '@lectern/shared/ui';
import { cardText } from '../../../text/card.en';
import { courseText } from '../../../text/course.en';
import { offerText } from '../../../text/offer.en';
import * as courseStyles from '../Course.module.css';
import type { OnPreview } from '../OutlineSection';
import type { OwnLessons } from '../useOwnLessons';
import { CourseOffer } from './CourseOffer';
import * as styles from './Offer.module.css';
import { SaveForLater } from './SaveForLater';
import { ShareButton } from './ShareButton';

type Props = { course: CatalogueCourse; ownLessons: OwnLessons | null; onPreview: OnPreview };

/** Panel beside a course: cover with a preview, price or progress and next step, details, sharing. */
export function OfferPanel({ course, ownLessons, onPreview }: Props) {
  const text = useText(offerText);
  const { config } = useHost();
  return (
    <aside className={courseStyles.aside} aria-label={text.offer}>
      <div className={styles.cover}>
        <CourseCover
          id={course.id}
          category={course.category}
          subcategory={course.subcategory}
          src={course.cover && fileUrl(config.backend, course.cover)}
          eager
        />
        {!ownLessons && <CoverPreview course={course} onPreview={onPreview} />}
      </div>
      <div className={courseStyles.content}>
        <div className={styles.further}>
          <CourseOffer course={course} />
          {ownLessons ? <Progress percent={ownLessons.percent} /> : <SaveForLater course={course} />}
        </div>
        <CourseDetails course={course} />
        <ShareButton title={course.title} />
      </div>
    </aside>
  );
}

/** Button on the cover that previews the first lesson with a preview, if there is one. */
function CoverPreview({ course: { sections }, onPreview }: Pick<Props, 'course' | 'onPreview'>) {
  const text = useText(courseText);
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ preview }) => preview);
  return (
    lesson && (
      <Button
        variant="secondary"
        size="small"
        icon={<PlayIcon />}
        onClick={(event) => onPreview(lesson, event.currentTarget)}
      >
        {text.previewCourse}
      </Button>
    )
  );
}

/** Own progress in the course, and a link to the certificate once all is done. */
function Progress({ percent }: { percent: number }) {
  const text = useText(offerText);
  return (
    <>
      <div className={styles.progress}>
        <span>{text.done(percent)}</span>
        <ProgressBar label={text.done(percent)} value={percent} size="small" />
      </div>
      {percent === 100 && (
        <ButtonLink to="/profile?tab=certificates" variant="secondary" wide icon={<CertificateIcon />}>
          {text.certificate}
        </ButtonLink>
      )}
    </>
  );
}

function CourseDetails({ course }: { course: CatalogueCourse }) {
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
