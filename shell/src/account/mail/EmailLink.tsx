import { ButtonLink, ProgressBar } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../../text/account.en';
import { AccountPage } from '../AccountPage';
import { BrokenLink } from './BrokenLink';
import type { MailedLink } from './mailedLink';
import { useMailedCode } from './useMailedCode';

const OUTCOMES = { verifyEmail: 'verified', verifyAndChangeEmail: 'changed', recoverEmail: 'recovered' } as const;

/**
 * Screen for a mailed link that confirms an address, changes it, or reverts a change. Applies the code and shows the
 * outcome.
 */
export function EmailLink({ mode, code }: { mode: Exclude<MailedLink['mode'], 'resetPassword'>; code: string }) {
  const text = useText(accountText);
  const { user } = useSession();
  const { address, error, retry } = useMailedCode(code, (accounts, mailedCode) => accounts.applyEmailCode(mailedCode));
  if (error) return <BrokenLink mode={mode} error={error} onRetry={retry} />;
  if (address === null)
    return (
      <AccountPage title={text.link.title} lead={text.link.checking}>
        <ProgressBar label={text.link.checking} />
      </AccountPage>
    );
  const { title, lead } = text[OUTCOMES[mode]];
  return (
    <AccountPage isOutcome title={title} lead={lead(address)}>
      <div>
        {mode === 'recoverEmail' && <ButtonLink to="/forgot_password">{text.forgot.title}</ButtonLink>}
        {mode !== 'recoverEmail' &&
          (user ? (
            <ButtonLink to="/">{text.continue}</ButtonLink>
          ) : (
            <ButtonLink to="/sign_in">{text.signIn.title}</ButtonLink>
          ))}
      </div>
    </AccountPage>
  );
}
