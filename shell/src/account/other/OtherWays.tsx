import { useState } from 'react';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, ButtonLink, FormStatus } from '@lectern/shared/ui';
import { useSession } from '../../session/SessionContext';
import { accountText } from '../../text/account.en';
import { otherSignInText } from '../../text/otherSignIn.en';
import * as styles from '../Account.module.css';
import { failureSentence } from '../failure';

/** `hasGuests`: the site allows guests. `mailPath` is the page that mails a link; null when the site mails none. */
type Props = { hasGuests: boolean; mailPath: string | null };

/** Ways to sign in without a password: as a guest, and by a mailed link. */
export function OtherWays({ hasGuests, mailPath }: Props) {
  const text = useText(otherSignInText);
  const account = useText(accountText);
  const { accounts } = useSession();
  const [isDone, setIsDone] = useState(false);
  const entering = useMutation({
    mutationFn: async () => (await accounts()).signInAsGuest(),
    onSuccess: () => setIsDone(true),
  });
  return (
    <section aria-label={text.label} className={styles.form}>
      {mailPath !== null && (
        <ButtonLink to={mailPath} variant="secondary">
          {text.link}
        </ButtonLink>
      )}
      {hasGuests && (
        <>
          <Button variant="secondary" busy={entering.isPending || isDone} onClick={() => entering.mutate()}>
            {text.guest}
          </Button>
          <p>{text.guestHint}</p>
        </>
      )}
      {entering.error && <FormStatus tone="error">{failureSentence(entering.error, account)}</FormStatus>}
    </section>
  );
}
