import { useState, type ReactNode } from 'react';
import { Button, FormStatus } from '@lectern/shared/ui';
import { useMutation } from '@lectern/shared/query';
import { useSession } from '../session/SessionContext';
import { useAccountText } from '../text/useAccountText';
import classes from './Account.module.css';
import { failureSentence } from './failure';

/**
 * Says that a mail waits to confirm the address, and sends another one beside the `children`, the screen's own buttons.
 * Only those once it is confirmed.
 */
export function VerificationNotice({ children }: { children?: ReactNode }) {
  const text = useAccountText();
  const { user, accounts } = useSession();
  const [wasSent, setWasSent] = useState(false);
  const sending = useMutation({
    mutationFn: async () => (await accounts()).sendVerification(),
    networkMode: 'always',
    onSuccess: () => setWasSent(true),
  });
  if (!user || user.emailVerified) return children ? <div className={classes.actions}>{children}</div> : null;
  return (
    <>
      <FormStatus tone={wasSent ? 'success' : 'info'} title={wasSent ? text.verify.sentAgain : text.verify.title}>
        {text.verify.body(user.email)}
      </FormStatus>
      {sending.error && <FormStatus tone="error">{failureSentence(sending.error, text)}</FormStatus>}
      <div className={classes.actions}>
        {children}
        <Button variant="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
          {text.verify.resend}
        </Button>
      </div>
    </>
  );
}
