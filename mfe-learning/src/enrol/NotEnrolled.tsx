import type { Course } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Card, CourseCover, FormStatus, PageHeader, Page, Price } from '@lectern/shared/ui';
import { admission, type Admission } from '../data/admission';
import { enrolment } from '../data/enrolments';
import { TextPlaceholder } from '../loading/TextPlaceholder';
import { notEnrolledText } from '../text/enrol/notEnrolled.en';
import { AddToCart } from './AddToCart';
import styles from './enrol.module.css';

type Props = { course: Course; uid: string };

/** Page shown instead of the lessons to a person who is not enrolled: the course, its price and the next step. */
export default function NotEnrolled({ course, uid }: Props) {
  const text = useText(notEnrolledText);
  const { data: way, isError } = useQuery(admission(uid, course));
  return (
    <Page width="narrow">
      <PageHeader title={course.title} lead={text.lead} />
      <Card className={styles.enrol}>
        <div className={styles.cover}>
          <CourseCover id={course.id} category={course.category} />
        </div>
        <div className={styles.details}>
          <dl className={styles.facts}>
            <dt>{text.teacher}</dt>
            <dd>{course.teacherName}</dd>
            <dt>{text.length}</dt>
            <dd>{text.lessons(course.lessonCount)}</dd>
            {way && <PriceFact way={way} />}
          </dl>
          {way || isError ? <NextStep course={course} uid={uid} way={way} /> : <TextPlaceholder lines={2} />}
          <div>
            <ButtonLink to={`/course/${course.slug}/${course.id}`} variant="secondary">
              {text.about}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  );
}

function PriceFact({ way }: { way: Admission }) {
  const text = useText(notEnrolledText);
  if (way.kind !== 'paid' && way.kind !== 'open') return null;
  return (
    <>
      <dt>{text.price}</dt>
      <dd>
        <strong>
          {way.kind === 'paid' ? (
            <Price amount={way.price.unit_amount} currency={way.price.currency} />
          ) : way.way === 'owned' ? (
            text.owned
          ) : (
            text.free
          )}
        </strong>
      </dd>
    </>
  );
}

/**
 * Leads to the enrol screen when the admission failed to load (`way` is undefined): that screen retries and reports.
 */
function NextStep({ course, uid, way }: Props & { way: Admission | undefined }) {
  const text = useText(notEnrolledText);
  const client = useQueryClient();
  if (way?.kind === 'paid') return <AddToCart way={way} lead={text.paid} />;
  if (way?.kind === 'closed') return <FormStatus tone="warning">{text.closed[way.why]}</FormStatus>;
  // Enrolled in another tab or on another device in the meantime.
  if (way?.kind === 'enrolled')
    return (
      <div>
        <Button variant="accent" size="large" onClick={() => void client.invalidateQueries(enrolment(uid, course.id))}>
          {text.watch}
        </Button>
      </div>
    );
  return (
    <div>
      <ButtonLink to={`/enroll/${course.id}/${uid}/${course.slug}`} variant="accent" size="large">
        {text.enrol}
      </ButtonLink>
    </div>
  );
}
