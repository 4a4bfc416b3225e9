import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, FormStatus } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { EmailForm } from './EmailForm';
import * as styles from './settings.module.css';
import { useInlineForm } from './useInlineForm';

/** Settings section of the sign-in address. A change takes effect through a link sent to the new address. */
export function EmailSettings({ user }: TabProps) {
  const text = useText(settingsText).email;
  const { isOpen, setOpen, button } = useInlineForm();
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>
        {text.lead(user.email)} {!user.emailVerified && text.unverified}
      </p>
      {!user.emailVerified && <ResendConfirmation />}
      {isOpen ? (
        <EmailForm user={user} onCancel={() => setOpen(false)} />
      ) : (
        <div>
          <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
            {text.change}
          </Button>
        </div>
      )}
    </div>
  );
}

function ResendConfirmation() {
  const text = useText(settingsText).email;
  const sending = useMutation({
    mutationFn: async () => (await import('@lectern/shared/firebase/auth')).sendVerification(),
  });
  if (sending.isSuccess) return <FormStatus tone="success">{text.resent}</FormStatus>;
  return (
    <>
      {sending.isError && <FormStatus tone="error">{reasonOf(sending.error)}</FormStatus>}
      <div>
        <Button variant="secondary" size="small" busy={sending.isPending} onClick={() => sending.mutate()}>
          {text.resend}
        </Button>
      </div>
    </>
  );
}
