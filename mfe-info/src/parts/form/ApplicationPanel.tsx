import { useEffect, useState } from 'react';
import type { TeacherApplication } from '@lectern/shared/domain';
import { useUser, type SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Button, ButtonLink, FormStatus, Skeleton, VisuallyHidden } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { storedDraft } from '../../data/applicationDraft';
import { applicationQuery } from '../../data/applicationQuery';
import { teachText } from '../../text/teach.en';
import { ApplicationForm } from './ApplicationForm';
import styles from './Form.module.css';

/** Application to teach: a sign-in prompt, the form, or the status of the application. */
export function ApplicationPanel() {
  const user = useUser();
  const text = useText(teachText).form;
  if (user) return <AccountApplication key={user.uid} user={user} />;
  return (
    <div className={styles.form}>
      <p>{text.signIn}</p>
      <div className={styles.choices}>
        <ButtonLink to="/sign_in?next=/teach">{text.signInLink}</ButtonLink>
        <ButtonLink variant="secondary" to="/sign_up?next=/teach">
          {text.signUpLink}
        </ButtonLink>
      </div>
    </div>
  );
}

function AccountApplication({ user }: { user: SessionUser }) {
  const text = useText(teachText).status;
  const query = useQuery(applicationQuery(user.uid));
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<Loading />}>
      {(application) =>
        application ? <ApplicationStatus user={user} application={application} /> : <NewApplication user={user} />
      }
    </QueryState>
  );
}

function Loading() {
  const text = useText(teachText).status;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
      <Skeleton height="26rem" />
    </div>
  );
}

/** Form of an application, once the draft of the account's other devices is known. */
function NewApplication({ user }: { user: SessionUser }) {
  const draft = useQuery(storedDraft(user.uid));
  return draft.isPending ? <Loading /> : <ApplicationForm user={user} stored={draft.data ?? null} />;
}

function ApplicationStatus({ user, application }: { user: SessionUser; application: TeacherApplication }) {
  const text = useText(teachText).status;
  const [isNew, setIsNew] = useState(false);
  const { status, createdAt, updatedAt, topic, message: words } = application;
  useAcceptedRole(user, status);
  if (isNew && status === 'declined') return <NewApplication user={user} />;
  const message = text[status];
  return (
    <div className={styles.form}>
      <FormStatus tone={status === 'accepted' ? 'success' : 'info'} title={message.title}>
        {message.body(status === 'submitted' ? createdAt : updatedAt)}
      </FormStatus>
      {words !== null && <blockquote className={styles.quote}>{words}</blockquote>}
      <p className={styles.note}>
        {text.topic}: <strong>{topic}</strong>
      </p>
      {status !== 'submitted' && (
        <div className={styles.choices}>
          {status === 'declined' && <Button onClick={() => setIsNew(true)}>{text.again}</Button>}
          <ButtonLink variant="secondary" to="/contact?topic=teaching">
            {text.contact}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Takes the role over once the application is accepted: the screen changes without signing in again. */
function useAcceptedRole({ roles }: SessionUser, status: TeacherApplication['status']): void {
  const isDue = status === 'accepted' && !roles.includes('teacher');
  useEffect(() => {
    if (!isDue) return;
    void import('@lectern/shared/firebase/auth').then(({ refreshAccount }) => refreshAccount()).catch(() => undefined);
  }, [isDue]);
}
