import type { Course } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import {
  Button,
  ButtonLink,
  Card,
  CourseCover,
  FormStatus,
  PageHeader,
  Page,
  Price,
  SkeletonText,
} from '@lectern/shared/ui';
import { admission, type Admission } from '../data/admission';
import { enrolment } from '../data/enrolments';
import { AddToCart } from './AddToCart';
import styles from './enrol.module.css';
import { notEnrolledWords } from '../text/enrol/notEnrolled.en';
import { useText } from '../text/useText';

type Props = { course: Course; uid: string };

/**
 * In place of the lessons of a course that the person is not in: what it is, what it costs, the next step into it, and
 * the way to all that is told of it.
 */
export default function NotEnrolled({ course, uid }: Props) {
  const text = useText(notEnrolledWords);
  const { data: way, isError } = useQuery(admission(uid, course));
  return (
    <Page width="narrow">
      <PageHeader title={course.title} lead={text.lead} />
      <Card className={styles.enrol}>
        <div className={styles.cover}>
          <CourseCover id={course.id} category={course.category} />
        </div>
        <div className={styles.words}>
          <dl className={styles.facts}>
            <dt>{text.teacher}</dt>
            <dd>{course.teacherName}</dd>
            <dt>{text.length}</dt>
            <dd>{text.lessons(course.lessonCount)}</dd>
            {way && <PriceLine way={way} />}
          </dl>
          {way || isError ? (
            <NextStep course={course} uid={uid} way={way} />
          ) : (
            <div aria-busy="true">
              <SkeletonText lines={2} />
            </div>
          )}
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

function PriceLine({ way }: { way: Admission }) {
  const text = useText(notEnrolledWords);
  if (way.kind === 'paid')
    return (
      <>
        <dt>{text.price}</dt>
        <dd>
          <strong>
            <Price amount={way.price.unit_amount} currency={way.price.currency} />
          </strong>
        </dd>
      </>
    );
  return way.kind === 'open' ? (
    <>
      <dt>{text.price}</dt>
      <dd>
        <strong>{way.way === 'owned' ? text.owned : text.free}</strong>
      </dd>
    </>
  ) : null;
}

/** Where nobody can say how the person gets in, the enrolment screen tries again, and says what is wrong. */
function NextStep({ course, uid, way }: Props & { way: Admission | undefined }) {
  const text = useText(notEnrolledWords);
  const client = useQueryClient();
  if (way?.kind === 'paid') return <AddToCart way={way} lead={text.paid} />;
  if (way?.kind === 'closed') return <FormStatus tone="warning">{text.closed[way.why]}</FormStatus>;
  // Another tab, or another device, was faster.
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
