import type { SessionUser } from '@lectern/shared/host';
import { Button, ButtonLink } from '@lectern/shared/ui';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import { useAccountText } from '../text/useAccountText';
import { AccountPage } from './AccountPage';
import { useReturn } from './useReturn';
import { VerificationNotice } from './VerificationNotice';

/**
 * What the sign-in and sign-up screens show to somebody who is signed in already: who they are, and the way on or out.
 */
export function SignedInPanel({ user }: { user: SessionUser }) {
  const text = useAccountText();
  const { signOut } = useSession();
  const { next } = useReturn();
  const leaving = useMutation({ mutationFn: signOut, networkMode: 'always' });
  return (
    <AccountPage title={text.already.title} lead={text.already.lead(user.displayName || user.email)}>
      <VerificationNotice>
        <ButtonLink to={next}>{text.goOn}</ButtonLink>
        <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {text.already.other}
        </Button>
      </VerificationNotice>
      {leaving.error && <p role="alert">{text.already.signOutFailed}</p>}
    </AccountPage>
  );
}
