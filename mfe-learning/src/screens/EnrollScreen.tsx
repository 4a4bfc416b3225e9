import type { Course } from '@lectern/shared/domain';
import { useHost, useTitle, useUser, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useParams } from '@lectern/shared/router';
import { ButtonLink, Card, CourseCover, EmptyState, LockIcon, Page, PageHeader, SkeletonText } from '@lectern/shared/ui';
import { course } from '../data/courses';
import { admission } from '../data/enrolments';
import { EnrolActs } from '../enrol/EnrolActs';
import { kindOf } from '../enrol/kindOf';
import { Loaded } from '../parts/Loaded';
import { enrollWords } from '../text/enroll.en';
import { useText } from '../text/useText';
import styles from './EnrollScreen.module.css';

/** Confirms course and account, enrols once, and leads to the first lesson. A path with another uid is a page that does not exist. */
export default function EnrollScreen() {
  const { NotFound } = useHost();
  const user = useUser();
  const { id = '', uid = '' } = useParams();
  const isMine = user !== null && (uid === 'me' || uid === user.uid);
  const query = useQuery({ ...course(id), networkMode: 'always', enabled: isMine, retry: (times, error) => times < 1 && kindOf(error) !== 'denied' });
  if (!user || !isMine || query.data === null) return <NotFound />;
  return (
    <Page width="narrow">
      {query.isError && kindOf(query.error) === 'denied' ? <Closed why="withdrawn" /> : (
        <Loaded query={query} waiting={<Waiting />}>{(found) => (found ? <Confirm course={found} user={user} /> : null)}</Loaded>
      )}
    </Page>
  );
}

function Confirm({ course: chosen, user }: { course: Course; user: SessionUser }) {
  const text = useText(enrollWords);
  useTitle(text.titleOf(chosen.title));
  const query = useQuery(admission(user.uid, chosen));
  if (query.data?.kind === 'closed') return <Closed why={query.data.why} />;
  return (
    <>
      <PageHeader title={text.title} lead={query.data?.kind === 'enrolled' ? text.already : text.lead(chosen.title)} />
      <Card className={styles.enrol}>
        <div className={styles.cover}><CourseCover id={chosen.id} category={chosen.category} /></div>
        <div className={styles.words}>
          <dl className={styles.facts}>
            <dt>{text.course}</dt><dd>{chosen.title}</dd>
            <dt>{text.teacher}</dt><dd>{chosen.teacherName}</dd>
            <dt>{text.length}</dt><dd>{text.facts(chosen.lessonCount)}</dd>
            <dt>{text.account}</dt><dd>{text.accountOf(user.displayName, user.email)}</dd>
          </dl>
          <Loaded query={query} waiting={<div aria-busy="true"><SkeletonText lines={2} /></div>}>{(way) => <EnrolActs course={chosen} uid={user.uid} way={way} />}</Loaded>
        </div>
      </Card>
    </>
  );
}

function Waiting() {
  const text = useText(enrollWords);
  return <><PageHeader title={text.title} /><Card aria-busy="true"><SkeletonText lines={6} /></Card></>;
}

function Closed({ why }: { why: keyof typeof enrollWords.closed }) {
  const text = useText(enrollWords);
  useTitle(text.closedTitle);
  return (
    <EmptyState
      headingLevel={1} icon={<LockIcon />} title={text.closedTitle}
      actions={<><ButtonLink to="/all-courses" variant="primary">{text.courses}</ButtonLink><ButtonLink to="/profile" variant="secondary">{text.profile}</ButtonLink></>}
    >
      {text.closed[why]}
    </EmptyState>
  );
}
