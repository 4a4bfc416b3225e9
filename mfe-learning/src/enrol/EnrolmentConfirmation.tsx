import type { Course } from '@lectern/shared/domain';
import { useTitle, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Card, CourseCover, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { admission } from '../data/admission';
import { Loaded } from '../parts/Loaded';
import styles from './enrol.module.css';
import { enrollWords } from '../text/enrol/enrolment.en';
import { enrollScreenWords } from '../text/enrol/enrolScreen.en';
import { useText } from '../text/useText';
import EnrolmentClosed from './EnrolmentClosed';
import { EnrolmentAction } from './EnrolmentAction';

/** The course and the account that it is for, and the one thing to do next. */
export default function EnrolmentConfirmation({ course: chosen, user }: { course: Course; user: SessionUser }) {
  const text = useText(enrollWords);
  useTitle(text.titleOf(chosen.title));
  const query = useQuery(admission(user.uid, chosen));
  if (query.data?.kind === 'closed') return <EnrolmentClosed why={query.data.why} />;
  return (
    <>
      <PageHeader
        title={enrollScreenWords.title}
        lead={query.data?.kind === 'enrolled' ? text.already : text.lead(chosen.title)}
      />
      <Card className={styles.enrol}>
        <div className={styles.cover}>
          <CourseCover id={chosen.id} category={chosen.category} />
        </div>
        <div className={styles.words}>
          <dl className={styles.facts}>
            <dt>{text.course}</dt>
            <dd>{chosen.title}</dd>
            <dt>{text.teacher}</dt>
            <dd>{chosen.teacherName}</dd>
            <dt>{text.length}</dt>
            <dd>{text.facts(chosen.lessonCount)}</dd>
            <dt>{text.account}</dt>
            <dd>{text.accountOf(user.displayName, user.email)}</dd>
          </dl>
          <Loaded
            query={query}
            waiting={
              <div aria-busy="true">
                <SkeletonText lines={2} />
              </div>
            }
          >
            {(way) => <EnrolmentAction course={chosen} uid={user.uid} way={way} />}
          </Loaded>
        </div>
      </Card>
    </>
  );
}
