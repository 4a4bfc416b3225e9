import { useUser } from '@lectern/shared/host';
import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { ButtonLink } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { teachText } from '../../text/teach.en';
import { ApplicationLoading } from './ApplicationLoading';
import * as styles from './Form.module.css';

const AccountApplication = deferredPart(
  () => import('./AccountApplication'),
  (module) => module.AccountApplication,
);

/**
 * Application to teach: a sign-in prompt, the form, or the status of the application. Signed-out visitors do not load
 * the form's code.
 */
export function ApplicationPanel() {
  const user = useUser();
  const { form, status } = useText(teachText);
  if (user)
    return (
      <AccountApplication
        key={user.uid}
        user={user}
        placeholder={<ApplicationLoading />}
        failed={(retry) => <LoadFailed title={status.failed} error={null} onRetry={retry} headingLevel={3} />}
      />
    );
  return (
    <div className={styles.form}>
      <p>{form.signIn}</p>
      <div className={styles.choices}>
        <ButtonLink to="/sign_in?next=/teach">{form.signInLink}</ButtonLink>
        <ButtonLink variant="secondary" to="/sign_up?next=/teach">
          {form.signUpLink}
        </ButtonLink>
      </div>
    </div>
  );
}
