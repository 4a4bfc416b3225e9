import { useEffect, useRef } from 'react';
import { useMutation } from '@lectern/shared/query';
import { Button, FormStatus, PasswordField, TextField } from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import type { TabProps } from '../tabs';
import styles from './settings.module.css';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useInlineForm } from './useInlineForm';
import { useSettingsForm } from './useSettingsForm';

const accounts = () => import('@lectern/shared/firebase/auth');

/** The address to sign in with. It changes by a link that is mailed to the new one. */
export function EmailSettings({ user }: TabProps) {
  const text = useText(settingsWords).email;
  const { isOpen, setOpen, button } = useInlineForm();
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>
        {text.lead(user.email)} {!user.emailVerified && text.unverified}
      </p>
      {!user.emailVerified && <Resend />}
      {isOpen ? (
        <EmailForm
          user={user}
          onCancel={() => {
            setOpen(false);
          }}
        />
      ) : (
        <div>
          <Button
            ref={button}
            variant="secondary"
            onClick={() => {
              setOpen(true);
            }}
          >
            {text.change}
          </Button>
        </div>
      )}
    </div>
  );
}

function Resend() {
  const text = useText(settingsWords).email;
  const sending = useMutation({ mutationFn: async () => (await accounts()).sendVerification(), networkMode: 'always' });
  if (sending.isSuccess) return <FormStatus tone="success">{text.resent}</FormStatus>;
  return (
    <>
      {sending.isError && <FormStatus tone="error">{reasonOf(sending.error)}</FormStatus>}
      <div>
        <Button
          variant="secondary"
          size="small"
          busy={sending.isPending}
          onClick={() => {
            sending.mutate();
          }}
        >
          {text.resend}
        </Button>
      </div>
    </>
  );
}

type Fields = { email: string; password: string };

function EmailForm({ user, onCancel }: TabProps & { onCancel: () => void }) {
  const words = useText(settingsWords);
  const text = words.email;
  const form = useSettingsForm<Fields, { email: string }>({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...faultOfAddress(email, user.email, text),
      ...(password === '' ? { password: words.passwordMissing } : {}),
    }),
    save: async ({ email, password }) => {
      await (await accounts()).changeEmail(password, email.trim());
      return { email: email.trim() };
    },
    faultOf: (kind) =>
      kind === 'credentials' ? { password: words.wrongPassword } : kind === 'invalid' ? { email: text.fieldFault } : {},
  });
  const { values, faults, set, done } = form;
  if (done) return <Sent words={{ title: text.sentTitle, what: text.sent(done.email) }} />;
  return (
    <SettingsFormFrame
      form={form}
      label={text.form}
      submitLabel={text.send}
      also={
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      }
    >
      <TextField
        label={text.field}
        type="email"
        autoComplete="email"
        autoFocus
        required
        value={values.email}
        error={faults.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        value={values.password}
        error={faults.password}
        onChange={(event) => set('password', event.target.value)}
      />
    </SettingsFormFrame>
  );
}

/** In place of the form: that the mail is on its way. It takes the focus that the form had. */
function Sent({ words: { title, what } }: { words: { title: string; what: string } }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <FormStatus tone="success" title={title}>
        {what}
      </FormStatus>
    </div>
  );
}

function faultOfAddress(email: string, current: string, text: (typeof settingsWords)['email']): { email?: string } {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email.trim()) || email.trim().length > 254) return { email: text.fieldFault };
  return email.trim().toLowerCase() === current.toLowerCase() ? { email: text.same } : {};
}
