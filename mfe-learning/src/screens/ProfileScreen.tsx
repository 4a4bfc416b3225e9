import { useUser, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, CertificateIcon, CourseCover, EmptyState, Grid, MediaCard, Page, PageHeader, PlayIcon, ProgressBar, TabPanel, Tabs, useSelectedTab } from '@lectern/shared/ui';
import { Loaded } from '../parts/Loaded';
import { certificates, enrolledCourses, type EnrolledCourse } from '../data/enrolments';
import { profileWords } from '../text/profile.en';
import { useText } from '../text/useText';

const TABS = ['learning', 'certificates'] as const;

/** What the signed-in person learns, and what they have to show for it. */
export default function ProfileScreen() {
  const text = useText(profileWords);
  const user = useUser();
  const selected = useSelectedTab(TABS);
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={user.displayName || text.title} lead={text.lead(user.email)} />
      <Tabs label={text.tabs} selected={selected} tabs={TABS.map((id) => ({ id, label: text[id] }))} />
      <TabPanel id={selected}>{selected === 'learning' ? <Learning user={user} /> : <Certificates user={user} />}</TabPanel>
    </Page>
  );
}

function Learning({ user }: { user: SessionUser }) {
  const text = useText(profileWords);
  const query = useQuery(enrolledCourses(user.uid));
  const none = (
    <EmptyState icon={<PlayIcon />} title={text.noCourses} actions={<ButtonLink to="/all-courses" variant="primary">{text.browse}</ButtonLink>}>{text.noCoursesLead}</EmptyState>
  );
  return (
    <Loaded query={query}>{(entries) => (entries.length === 0 ? none : (
      <Grid as="ul" least="15rem">{entries.map((entry) => <li key={entry.enrolment.id}><Enrolled entry={entry} uid={user.uid} /></li>)}</Grid>
    ))}</Loaded>
  );
}

function Enrolled({ entry: { enrolment, course, percent }, uid }: { entry: EnrolledCourse; uid: string }) {
  const text = useText(profileWords);
  return (
    <MediaCard
      to={`/watch/${enrolment.id}/${uid}/${course?.slug ?? 'course'}`} title={course?.title ?? text.withdrawn} by={course?.teacherName} headingLevel={2}
      cover={<CourseCover id={enrolment.id} category={course?.category ?? ''} />}
      foot={<ProgressBar label={text.done(percent / 100)} value={percent} />}
    />
  );
}

function Certificates({ user }: { user: SessionUser }) {
  const text = useText(profileWords);
  const query = useQuery(certificates(user.uid));
  return (
    <Loaded query={query}>{(entries) => (entries.length === 0 ? (
      <EmptyState icon={<CertificateIcon />} title={text.noCertificates}>{text.noCertificatesLead}</EmptyState>
    ) : (
      <ul>{entries.map(({ id, courseTitle, issuedAt }) => <li key={id}><strong>{courseTitle}</strong> · {text.issued(issuedAt)}</li>)}</ul>
    ))}</Loaded>
  );
}
