import { useUser, type SessionUser } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useSearchParams } from '@lectern/shared/router';
import { ArrowEndIcon, Button, ButtonLink, Card, Page, PageHeader, Section, Skeleton } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { ApplicationPanel } from '../parts/form/ApplicationPanel';
import { Hero } from '../parts/page/Hero';
import { Reasons } from '../parts/page/Reasons';
import { Steps } from '../parts/page/Steps';
import { teachText } from '../text/teach.en';
import styles from './TeachScreen.module.css';

const Desk = deferredPart(
  () => import('../desk'),
  (module) => module.DeskPage,
);

const TeacherCourses = deferredPart(
  () => import('../parts/teaching/TeacherCourses'),
  (module) => module.TeacherCourses,
);

const CourseQuestions = deferredPart(
  () => import('../studio/questions'),
  (module) => module.CourseQuestions,
);

/**
 * Reasons and steps to teach, requirements, and the application; a teacher's courses first. With `?desk=site` the desk,
 * for administrators only: nobody else loads its code.
 */
export default function TeachScreen() {
  const user = useUser();
  const [query] = useSearchParams();
  if (user?.roles.includes('admin') && query.get('desk') === 'site') return <SiteDesk user={user} />;
  const courseId = query.get('course');
  if (user?.roles.includes('teacher') && courseId !== null && query.get('part') === 'questions')
    return (
      <Page>
        <CourseQuestions user={user} courseId={courseId} placeholder={<Skeleton height="30rem" />} />
      </Page>
    );
  return <TeachPage user={user} />;
}

function SiteDesk({ user }: { user: SessionUser }) {
  const text = useText(teachText).desk;
  return (
    <Desk
      user={user}
      placeholder={
        <Page>
          <PageHeader title={text.loading} />
          <Skeleton height="30rem" />
        </Page>
      }
      failed={(retry) => (
        <Page>
          <PageHeader title={text.failed} actions={<Button onClick={retry}>{text.retry}</Button>} />
        </Page>
      )}
    />
  );
}

function TeachPage({ user }: { user: SessionUser | null }) {
  const text = useText(teachText);
  const isTeacher = user?.roles.includes('teacher') ?? false;
  return (
    <>
      <Hero title={text.title} lead={text.lead}>
        <ButtonLink variant="accent" size="large" href="#apply" iconEnd={<ArrowEndIcon />}>
          {text.apply}
        </ButtonLink>
      </Hero>
      <Page>
        {user && isTeacher && <TeacherCourses user={user} placeholder={<Skeleton height="12rem" />} />}
        <Reasons title={text.reasons.title} items={text.reasons.items} />
        <Steps title={text.steps.title} items={text.steps.items} />
        <div className={styles.columns}>
          <Section title={text.asked.title}>
            <ul className={styles.asked}>
              {text.asked.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Section>
          <Section id="apply" title={text.form.title} lead={text.form.lead}>
            <Card className={styles.form}>
              <ApplicationPanel />
            </Card>
          </Section>
        </div>
      </Page>
    </>
  );
}
