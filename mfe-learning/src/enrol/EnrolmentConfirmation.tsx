import type { Course } from '@lectern/shared/domain';
import { useTitle, type SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Card, CourseCover, PageHeader } from '@lectern/shared/ui';
import { admission } from '../data/admission';
import { TextPlaceholder } from '../loading/TextPlaceholder';
import { enrolmentText } from '../text/enrol/enrolment.en';
import { enrolScreenText } from '../text/enrol/enrolScreen.en';
import * as styles from './enrol.module.css';
import { EnrolmentAction } from './EnrolmentAction';
import EnrolmentClosed from './EnrolmentClosed';

type Props = { course: Course; user: SessionUser };

/** Shows the course, the account that enrols, and the next step. */
export default function EnrolmentConfirmation({ course, user }: Props) {
  const text = useText(enrolmentText);
  const { title } = useText(enrolScreenText);
  const query = useQuery(admission(user.uid, course));
  useTitle(text.titleOf(course.title));
  if (query.data?.kind === 'closed') return <EnrolmentClosed reason={query.data.why} />;
  return (
    <>
      <PageHeader title={title} lead={query.data?.kind === 'enrolled' ? text.already : text.lead(course.title)} />
      <Card className={styles.enrol}>
        <div className={styles.cover}>
          <CourseCover id={course.id} category={course.category} subcategory={course.subcategory} />
        </div>
        <div className={styles.details}>
          <EnrolmentSummary course={course} user={user} />
          <QueryState query={query} placeholder={<TextPlaceholder lines={2} />}>
            {(access) => <EnrolmentAction course={course} uid={user.uid} access={access} />}
          </QueryState>
        </div>
      </Card>
    </>
  );
}

function EnrolmentSummary({ course, user }: Props) {
  const text = useText(enrolmentText);
  return (
    <dl className={styles.metadata}>
      <dt>{text.course}</dt>
      <dd>{course.title}</dd>
      <dt>{text.teacher}</dt>
      <dd>{course.teacherName}</dd>
      <dt>{text.length}</dt>
      <dd>{text.lessons(course.lessonCount)}</dd>
      <dt>{text.account}</dt>
      <dd>{text.accountOf(user.displayName, user.email)}</dd>
    </dl>
  );
}
