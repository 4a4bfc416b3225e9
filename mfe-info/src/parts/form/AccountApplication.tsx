import { useEffect, useRef, useState } from 'react';
import type { TeacherApplication } from '@lectern/shared/domain';
import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { storedDraft } from '../../data/applicationDraft';
import { applicationQuery } from '../../data/applicationQuery';
import { teachText } from '../../text/teach.en';
import { ApplicationForm } from './ApplicationForm';
import { ApplicationLoading } from './ApplicationLoading';
import * as styles from './Form.module.css';

/** The application of an account: the form, or its status. */
export function AccountApplication({ user }: { user: SessionUser }) {
  const text = useText(teachText).status;
  const query = useQuery(applicationQuery(user.uid));
  const [hadForm, setHadForm] = useState(false);
  if (query.data === null && !hadForm) setHadForm(true);
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<ApplicationLoading />}>
      {(application) =>
        application ? (
          <ApplicationStatus user={user} application={application} isNews={hadForm} />
        ) : (
          <NewApplication user={user} />
        )
      }
    </QueryState>
  );
}

/** Form of an application, once the draft of the account's other devices is known. */
function NewApplication({ user }: { user: SessionUser }) {
  const draft = useQuery(storedDraft(user.uid));
  return draft.isPending ? <ApplicationLoading /> : <ApplicationForm user={user} stored={draft.data ?? null} />;
}

type StatusProps = {
  user: SessionUser;
  application: TeacherApplication;
  /** True when it takes the place of the form, which had the focus. */
  isNews: boolean;
};

function ApplicationStatus({ user, application, isNews }: StatusProps) {
  const text = useText(teachText).status;
  const [isNew, setIsNew] = useState(false);
  const { status, createdAt, updatedAt, topic, message: words } = application;
  useAcceptedRole(user, status);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews && document.activeElement === document.body) part.current?.focus();
  }, [isNews]);
  if (isNew && status === 'declined') return <NewApplication user={user} />;
  const message = text[status];
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
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
