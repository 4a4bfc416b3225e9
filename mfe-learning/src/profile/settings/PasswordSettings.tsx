import { useState } from 'react';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { PasswordForm } from './PasswordForm';
import * as styles from './settings.module.css';
import { useInlineForm } from './useInlineForm';

/**
 * Settings section of the password. A new password ends all other sessions, which is the only way to sign out
 * everywhere.
 */
export function PasswordSettings({ user }: TabProps) {
  const text = useText(settingsText).newPassword;
  const { isOpen, setOpen, button } = useInlineForm();
  const [isDone, setIsDone] = useState(false);
  const close = (isChanged: boolean): void => {
    setOpen(false);
    setIsDone(isChanged);
  };
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>
        {text.lead} {text.everywhere}
      </p>
      {isDone && <FormStatus tone="success">{text.done}</FormStatus>}
      {isOpen ? (
        <PasswordForm user={user} onClose={close} />
      ) : (
        <div>
          <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        </div>
      )}
      <MailNewPassword email={user.email} />
    </div>
  );
}

/** Button that mails a link for setting a password: for a forgotten one, and for accounts that never had one. */
function MailNewPassword({ email }: { email: string }) {
  const text = useText(settingsText).newPassword;
  const sending = useMutation({
    mutationFn: async () => (await import('@lectern/shared/firebase/auth')).sendPasswordReset(email),
  });
  if (sending.isSuccess)
    return (
      <FormStatus tone="success" title={text.sentTitle}>
        {text.sent(email)}
      </FormStatus>
    );
  return (
    <>
      {sending.isError && <FormStatus tone="error">{reasonOf(sending.error)}</FormStatus>}
      <div className={styles.flush}>
        <Button variant="quiet" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
          {text.unknown}
        </Button>
      </div>
    </>
  );
}
