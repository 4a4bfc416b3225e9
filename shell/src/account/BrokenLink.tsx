import { Button, ButtonLink } from '@lectern/shared/ui';
import { useSession } from '../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import styles from './Account.module.css';
import { AccountPage } from './AccountPage';
import { failureKind, failureSentence } from './failure';
import type { MailedLink } from './mailedLink';
import { VerificationNotice } from './VerificationNotice';

/**
 * Screen for a mailed link that failed: says why, and how to get a new one. When the service did not answer, offers to
 * try again.
 */
export function BrokenLink({
  mode,
  error,
  onAgain,
}: {
  mode: MailedLink['mode'] | null;
  error: unknown;
  onAgain?: () => void;
}) {
  const text = useText(accountText);
  const { user } = useSession();
  const kind = error === null ? 'code-invalid' : failureKind(error);
  const mayWorkYet = kind === 'offline' || kind === 'unavailable' || kind === 'too-many-attempts';
  const isDone = mode === 'verifyEmail' && user?.emailVerified === true && !mayWorkYet;
  if (isDone)
    return (
      <AccountPage isOutcome title={text.verified.title} lead={text.verified.lead(user.email)}>
        <div>
          <ButtonLink to="/">{text.continue}</ButtonLink>
        </div>
      </AccountPage>
    );
  const sentence = error === null ? text.link.incomplete : failureSentence(error, text);
  return (
    <AccountPage isOutcome title={mayWorkYet ? text.link.unanswered : text.link.broken} lead={sentence}>
      {mode === 'verifyEmail' && !mayWorkYet && <VerificationNotice />}
      <div className={styles.actions}>
        {mayWorkYet && onAgain && <Button onClick={onAgain}>{text.link.again}</Button>}
        {!mayWorkYet && (mode === 'resetPassword' || mode === null) && (
          <ButtonLink to="/forgot_password">{text.link.newReset}</ButtonLink>
        )}
        {!mayWorkYet && !user && mode !== 'resetPassword' && (
          <ButtonLink to="/sign_in" variant="secondary">
            {text.signIn.title}
          </ButtonLink>
        )}
        {user && mode !== 'resetPassword' && (
          <ButtonLink to="/" variant="secondary">
            {text.continue}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}
