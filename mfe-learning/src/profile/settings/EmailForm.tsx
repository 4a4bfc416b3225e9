import { useEffect, useRef } from 'react';
import { useText, type TextOf } from '@lectern/shared/text';
import { Button, FormStatus, PasswordField, TextField } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useSettingsForm, type Faults } from './useSettingsForm';

type Fields = { email: string; password: string };
type Text = TextOf<typeof settingsText>;

/** Form that changes the sign-in address. A message replaces it once the link is sent. */
export function EmailForm({ user, onCancel }: TabProps & { onCancel: () => void }) {
  const text = useText(settingsText);
  const form = useEmailForm(user.email, text);
  const { values, faults, set, done } = form;
  if (done) return <LinkSent email={done.email} />;
  return (
    <SettingsFormFrame
      form={form}
      label={text.email.form}
      submitLabel={text.email.send}
      also={
        <Button variant="quiet" onClick={onCancel}>
          {text.email.cancel}
        </Button>
      }
    >
      <TextField
        label={text.email.field}
        type="email"
        autoComplete="email"
        autoFocus
        required
        value={values.email}
        error={faults.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        required
        value={values.password}
        error={faults.password}
        onChange={(event) => set('password', event.target.value)}
      />
    </SettingsFormFrame>
  );
}

function useEmailForm(currentEmail: string, text: Text) {
  return useSettingsForm<Fields, { email: string }>({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      ...faultOfAddress(email, currentEmail, text),
      ...(password === '' ? { password: text.passwordMissing } : {}),
    }),
    save: async ({ email, password }) => {
      await (await import('@lectern/shared/firebase/auth')).changeEmail(password, email.trim());
      return { email: email.trim() };
    },
    faultsOf: (kind): Faults<Fields> => {
      if (kind === 'credentials') return { password: text.wrongPassword };
      return kind === 'invalid' ? { email: text.email.fieldFault } : {};
    },
  });
}

const MAX_LENGTH = 254;

function faultOfAddress(address: string, current: string, text: Text): Faults<Fields> {
  const email = address.trim();
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || email.length > MAX_LENGTH) return { email: text.email.fieldFault };
  return email.toLowerCase() === current.toLowerCase() ? { email: text.email.same } : {};
}

/** Message that replaces the form once the link is sent. It receives the focus. */
function LinkSent({ email }: { email: string }) {
  const text = useText(settingsText).email;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} tabIndex={-1}>
      <FormStatus tone="success" title={text.sentTitle}>
        {text.sent(email)}
      </FormStatus>
    </div>
  );
}
