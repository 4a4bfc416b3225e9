import { Button, ButtonLink } from '@lectern/shared/ui';
import { useSession } from '../session/SessionContext';
import { useAccountText } from '../text/useAccountText';
import classes from './Account.module.css';
import { AccountPage } from './AccountPage';
import { failureKind, failureSentence } from './failure';
import type { MailedLink } from './mailedLink';
import { VerificationNotice } from './VerificationNotice';

/**
 * A mailed link that does not work: why, and how to get one that does. A service that did not answer may be asked
 * again.
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
  const text = useAccountText();
  const { user } = useSession();
  const kind = error === null ? 'code-invalid' : failureKind(error);
  const mayWorkYet = kind === 'offline' || kind === 'unavailable' || kind === 'too-many-attempts';
  const isDone = mode === 'verifyEmail' && user?.emailVerified === true && !mayWorkYet;
  if (isDone)
    return (
      <AccountPage isOutcome title={text.verified.title} lead={text.verified.lead(user.email)}>
        <div>
          <ButtonLink to="/">{text.goOn}</ButtonLink>
        </div>
      </AccountPage>
    );
  const sentence = error === null ? text.link.notWhole : failureSentence(error, text);
  return (
    <AccountPage isOutcome title={mayWorkYet ? text.link.unanswered : text.link.broken} lead={sentence}>
      {mode === 'verifyEmail' && !mayWorkYet && <VerificationNotice />}
      <div className={classes.actions}>
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
            {text.goOn}
          </ButtonLink>
        )}
      </div>
    </AccountPage>
  );
}
