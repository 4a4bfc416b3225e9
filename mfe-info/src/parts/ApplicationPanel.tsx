import type { TeacherApplication } from '@lectern/shared/domain';
import { useUser, type SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { ButtonLink, FormStatus, Skeleton, VisuallyHidden } from '@lectern/shared/ui';
import { applicationQuery } from '../data/applicationQuery';
import { teachWords } from '../text/teach.en';
import { useText } from '../text/useText';
import { ApplicationForm } from './ApplicationForm';
import classes from './form/form.module.css';

/** How a visitor's application stands: not signed in, none yet, or what became of it. */
export function ApplicationPanel() {
  const user = useUser();
  const text = useText(teachWords).form;
  if (user) return <AccountApplication key={user.uid} user={user} />;
  return (
    <div className={classes.form}>
      <p>{text.signIn}</p>
      <div className={classes.choices}>
        <ButtonLink to="/sign_in?next=/teach">{text.signInLink}</ButtonLink>
        <ButtonLink variant="secondary" to="/sign_up?next=/teach">
          {text.signUpLink}
        </ButtonLink>
      </div>
    </div>
  );
}

function AccountApplication({ user }: { user: SessionUser }) {
  const text = useText(teachWords).status;
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
  const text = useText(teachWords).status;
  const { status, createdAt, updatedAt, topic } = application;
  const words = text[status];
  return (
    <div className={classes.form}>
      <FormStatus tone={status === 'accepted' ? 'success' : 'info'} title={words.title}>
        {words.body(status === 'submitted' ? createdAt : updatedAt)}
      </FormStatus>
      <p className={classes.note}>
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
