import type { TeacherApplication } from '@lectern/shared/domain';
import { useUser, type SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, FormStatus, Skeleton, VisuallyHidden } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
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
    <QueryState
      query={query}
      title={text.failed}
      headingLevel={3}
      placeholder={
        <div aria-busy="true">
          <VisuallyHidden>{text.loading}</VisuallyHidden>
          <Skeleton height="26rem" />
        </div>
      }
    >
      {(application) =>
        application ? <ApplicationStatus application={application} /> : <ApplicationForm user={user} />
      }
    </QueryState>
  );
}

function ApplicationStatus({ application }: { application: TeacherApplication }) {
  const text = useText(teachText).status;
  const { status, createdAt, updatedAt, topic } = application;
  const message = text[status];
  return (
    <div className={styles.form}>
      <FormStatus tone={status === 'accepted' ? 'success' : 'info'} title={message.title}>
        {message.body(status === 'submitted' ? createdAt : updatedAt)}
      </FormStatus>
      <p className={styles.note}>
        {text.topic}: <strong>{topic}</strong>
      </p>
      {status !== 'submitted' && (
        <div>
          <ButtonLink variant="secondary" to="/contact?topic=teaching">
            {text.contact}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
