import { useMutation } from '@lectern/shared/query';
import { textOf, useText } from '@lectern/shared/text';
import { Button, ButtonLink } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { otherSignInText } from '../../text/otherSignIn.en';
import { signOutText } from '../../text/signOut.en';
import * as styles from '../Account.module.css';
import { AccountPage } from '../AccountPage';
import { useReturn } from '../return/useReturn';

/** Sign-in screen for a guest: offers to create an account with the guest's data, to continue, or to leave. */
export function GuestPanel() {
  const text = useText(otherSignInText).panel;
  const { signOut } = useSession();
  const { next, withNext } = useReturn();
  const leaving = useMutation({ mutationFn: signOut });
  return (
    <AccountPage title={text.title} lead={text.lead}>
      <div className={styles.actions}>
        <ButtonLink to={withNext('/sign_up')}>{text.signUp}</ButtonLink>
        <ButtonLink to={next} variant="secondary">
          {text.continue}
        </ButtonLink>
      </div>
      <p>{text.signOutHint}</p>
      <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
        {text.signOut}
      </Button>
      {leaving.error && <p role="alert">{textOf(signOutText).failed}</p>}
    </AccountPage>
  );
}
