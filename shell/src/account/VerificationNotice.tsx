import { useState, type ReactNode } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import { useText } from '@lectern/shared/text';
import { accountText } from '../text/account.en';
import * as styles from './Account.module.css';
import { failureSentence } from './failure';

/**
 * Notice that the address is not confirmed yet, with a button to send the e-mail again beside `children`, the screen's
 * own buttons. Renders only those once the address is confirmed.
 */
export function VerificationNotice({ children }: { children?: ReactNode }) {
  const text = useText(accountText);
  const { user, accounts } = useSession();
  const [wasSent, setWasSent] = useState(false);
  const sending = useMutation({
    mutationFn: async () => (await accounts()).sendVerification(),
    onSuccess: () => setWasSent(true),
  });
  if (!user || user.emailVerified) return children ? <div className={styles.actions}>{children}</div> : null;
  return (
    <>
      <FormStatus tone={wasSent ? 'success' : 'info'} title={wasSent ? text.verify.sentAgain : text.verify.title}>
        {text.verify.body(user.email)}
      </FormStatus>
      {sending.error && <FormStatus tone="error">{failureSentence(sending.error, text)}</FormStatus>}
      <div className={styles.actions}>
        {children}
        <Button variant="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {text.verify.resend}
        </Button>
      </div>
    </>
  );
}
