import { useEffect, useRef } from 'react';
import { useUser, type SessionUser } from '@lectern/shared/host';
import { deferredPart } from '@lectern/shared/loading';
import { useSearchParams } from '@lectern/shared/router';
import { ArrowEndIcon, Button, ButtonLink, Card, Page, PageHeader, Section, Skeleton } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { ApplicationPanel } from '../parts/form/ApplicationPanel';
import { Hero } from '../parts/page/Hero';
import { Reasons } from '../parts/page/Reasons';
import { Steps } from '../parts/page/Steps';
import { TeacherPage } from '../teacher';
import { teachText } from '../text/teach.en';
import * as styles from './TeachScreen.module.css';

const Desk = deferredPart(
  () => import('../desk'),
  (module) => module.DeskPage,
);

const Studio = deferredPart(
  () => import('../studio'),
  (module) => module.Studio,
);

/**
 * The page at `/teach`, which depends on its visitor. Administrators get the desk, their console, with `?desk=site`.
 * Anyone gets a teacher's public page with `?teacher=<uid>`. Otherwise teachers get the studio, where they edit
 * courses, and all others the invitation to teach with the application form. Only those who may use the desk or studio
 * load it.
 */
export default function TeachScreen() {
  const user = useUser();
  const [query] = useSearchParams();
  useStudioArrival(user?.roles.includes('teacher') ?? false);
  if (user?.roles.includes('admin') && query.get('desk') === 'site') return <Deferred Part={Desk} user={user} />;
  const teacherUid = query.get('teacher');
  if (teacherUid !== null && /^[\w-]{1,128}$/.test(teacherUid)) return <TeacherPage uid={teacherUid} />;
  if (user?.roles.includes('teacher')) return <Deferred Part={Studio} user={user} />;
  return <TeachPage />;
}

/** Shows the studio from its top when its role arrives while the page is open: an application was accepted. */
function useStudioArrival(isTeacher: boolean): void {
  const was = useRef(isTeacher);
  useEffect(() => {
    if (isTeacher && !was.current) {
      scrollTo({ top: 0, behavior: 'instant' });
      if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
    }
    was.current = isTeacher;
  }, [isTeacher]);
}

type DeferredProps = { Part: typeof Desk | typeof Studio; user: SessionUser };

function Deferred({ Part, user }: DeferredProps) {
  const text = useText(teachText)[Part === Desk ? 'desk' : 'studio'];
  return (
    <Part
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

/** Invitation to teach: reasons, steps, requirements, and the application form. */
function TeachPage() {
  const text = useText(teachText);
  return (
    <>
      <Hero title={text.title} lead={text.lead} picture="course">
        <ButtonLink variant="accent" size="large" href="#apply" iconEnd={<ArrowEndIcon />}>
          {text.apply}
        </ButtonLink>
      </Hero>
      <Page>
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
