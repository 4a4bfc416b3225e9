import { useText } from '@lectern/shared/text';
import { Button, ButtonLink } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { accountText } from '../../text/account.en';
import * as styles from '../Account.module.css';
import { AccountPage } from '../AccountPage';
import { failureKind, failureSentence } from '../failure';
import type { MailedLink } from './mailedLink';
import { VerificationNotice } from '../VerificationNotice';

type Props = {
  /** Purpose of the link; null when its address does not name one. */
  mode: MailedLink['mode'] | null;
  /** The failure; null when the address lacks a part of the link. */
  error: unknown;
  onRetry?: () => void;
};

/** Kinds of failure after which the same link may still work. */
const TEMPORARY = ['offline', 'unavailable', 'too-many-attempts'];

/**
 * Screen for a mailed link that failed: says why, and how to get a new one. When the service did not answer, offers to
 * try again. A second use of a link that has confirmed the address is no failure.
 */
export function BrokenLink({ mode, error, onRetry }: Props) {
  const text = useText(accountText);
  const { user } = useSession();
  const isTemporary = error !== null && TEMPORARY.includes(failureKind(error));
  if (mode === 'verifyEmail' && user?.emailVerified === true && !isTemporary)
    return (
      <AccountPage isOutcome title={text.verified.title} lead={text.verified.lead(user.email)}>
        <div>
          <ButtonLink to="/">{text.continue}</ButtonLink>
        </div>
      </AccountPage>
    );
  const reason = error === null ? text.link.incomplete : failureSentence(error, text);
  return (
    <AccountPage isOutcome title={isTemporary ? text.link.unanswered : text.link.broken} lead={reason}>
      {mode === 'verifyEmail' && !isTemporary && <VerificationNotice />}
      <div className={styles.actions}>
        {isTemporary && onRetry && <Button onClick={onRetry}>{text.link.again}</Button>}
        <NextSteps mode={mode} isTemporary={isTemporary} />
      </div>
    </AccountPage>
  );
}

/** Links to what a person can do next. A mailed link without a mode may have had any purpose: it gets all of them. */
function NextSteps({ mode, isTemporary }: { mode: Props['mode']; isTemporary: boolean }) {
  const text = useText(accountText);
  const { user } = useSession();
  const isReset = mode === 'resetPassword';
  return (
    <>
      {!isTemporary && (isReset || mode === null) && (
        <ButtonLink to="/forgot_password">{text.link.newReset}</ButtonLink>
      )}
      {!isTemporary && !isReset && !user && (
        <ButtonLink to="/sign_in" variant="secondary">
          {text.signIn.title}
        </ButtonLink>
      )}
      {!isReset && user && (
        <ButtonLink to="/" variant="secondary">
          {text.continue}
        </ButtonLink>
      )}
    </>
  );
}
