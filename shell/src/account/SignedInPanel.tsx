import type { SessionUser } from '@lectern/shared/host';
import { Button, ButtonLink } from '@lectern/shared/ui';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import { textOf, useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import { signOutText } from '../text/signOut.en';
import { AccountPage } from './AccountPage';
import { useReturn } from './return/useReturn';
import { VerificationNotice } from './VerificationNotice';

/**
 * Sign-in and sign-up screen for a visitor who is already signed in: names them, and offers to continue or sign out.
 */
export function SignedInPanel({ user }: { user: SessionUser }) {
  const text = useText(accountText);
  const { signOut } = useSession();
  const { next } = useReturn();
  const signingOut = useMutation({ mutationFn: signOut });
  return (
    <AccountPage title={text.already.title} lead={text.already.lead(user.displayName || user.email)}>
      <VerificationNotice>
        <ButtonLink to={next}>{text.continue}</ButtonLink>
        <Button variant="secondary" busy={signingOut.isPending} onClick={() => signingOut.mutate()}>
          {text.already.signOut}
        </Button>
      </VerificationNotice>
      {signingOut.error && <p role="alert">{textOf(signOutText).failed}</p>}
    </AccountPage>
  );
}
