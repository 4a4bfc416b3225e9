import type { Course } from '@lectern/shared/domain';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, Card, CourseCover, FormStatus, PageHeader, Page, Price } from '@lectern/shared/ui';
import { admission, type Admission } from '../data/admission';
import { enrolment } from '../data/enrolments';
import { TextPlaceholder } from '../loading/TextPlaceholder';
import { notEnrolledText } from '../text/enrol/notEnrolled.en';
import { AddToCart } from './AddToCart';
import * as styles from './enrol.module.css';

type Props = { course: Course; uid: string };

/** Page shown instead of the lessons to a person who is not enrolled: the course, its price and the next step. */
export default function NotEnrolled({ course, uid }: Props) {
  const text = useText(notEnrolledText);
  const { data: access, isError } = useQuery(admission(uid, course));
  return (
    <Page width="narrow">
      <PageHeader title={course.title} lead={text.lead} />
      <Card className={styles.enrol}>
        <div className={styles.cover}>
          <CourseCover id={course.id} category={course.category} subcategory={course.subcategory} />
        </div>
        <div className={styles.details}>
          <dl className={styles.metadata}>
            <dt>{text.teacher}</dt>
            <dd>{course.teacherName}</dd>
            <dt>{text.length}</dt>
            <dd>{text.lessons(course.lessonCount)}</dd>
            {access && <PriceEntry access={access} />}
          </dl>
          {access || isError ? <NextStep course={course} uid={uid} access={access} /> : <TextPlaceholder lines={2} />}
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

function PriceEntry({ access }: { access: Admission }) {
  const text = useText(notEnrolledText);
  if (access.kind !== 'paid' && access.kind !== 'open') return null;
  return (
    <>
      <dt>{text.price}</dt>
      <dd>
        <strong>
          {access.kind === 'paid' ? (
            <Price amount={access.price.unit_amount} currency={access.price.currency} />
          ) : access.basis === 'owned' ? (
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
 * Leads to the enrol screen when the admission failed to load (`access` is undefined): that screen retries and reports.
 */
function NextStep({ course, uid, access }: Props & { access: Admission | undefined }) {
  const text = useText(notEnrolledText);
  const client = useQueryClient();
  if (access?.kind === 'paid') return <AddToCart access={access} lead={text.paid} />;
  if (access?.kind === 'closed') return <FormStatus tone="warning">{text.closed[access.why]}</FormStatus>;
  // The person has enrolled in another tab or on another device in the meantime.
  if (access?.kind === 'enrolled')
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
