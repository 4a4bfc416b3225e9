import { passwordFault } from '@lectern/shared/password';
import { useText, type TextOf } from '@lectern/shared/text';
import { Button, PasswordField } from '@lectern/shared/ui';
import { settingsText } from '../../text/profile/settings.en';
import type { TabProps } from '../tabs';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useSettingsForm, type Faults } from './useSettingsForm';

type Fields = { current: string; next: string };
type Text = TextOf<typeof settingsText>;

/** Form that changes the password. `onClose` receives true if it was changed. */
export function PasswordForm({ user, onClose }: TabProps & { onClose: (isChanged: boolean) => void }) {
  const text = useText(settingsText);
  const form = usePasswordForm(user.email, text, () => onClose(true));
  const { values, faults, set } = form;
  return (
    <SettingsFormFrame
      form={form}
      label={text.newPassword.form}
      submitLabel={text.newPassword.submit}
      also={
        <Button variant="quiet" onClick={() => onClose(false)}>
          {text.newPassword.cancel}
        </Button>
      }
    >
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={text.newPassword.current}
        autoComplete="current-password"
        autoFocus
        required
        value={values.current}
        error={faults.current}
        onChange={(event) => set('current', event.target.value)}
      />
      <PasswordField
        label={text.newPassword.field}
        hint={text.newPassword.hint}
        autoComplete="new-password"
        required
        value={values.next}
        error={faults.next}
        onChange={(event) => set('next', event.target.value)}
      />
    </SettingsFormFrame>
  );
}

function usePasswordForm(email: string, text: Text, onChanged: () => void) {
  return useSettingsForm<Fields, true>({
    initial: { current: '', next: '' },
    check: (values) => checkPasswords(values, email, text),
    save: async ({ current, next }) => {
      await (await import('@lectern/shared/firebase/auth')).changePassword(current, next);
      onChanged();
      return true;
    },
    faultsOf: (kind): Faults<Fields> => {
      if (kind === 'credentials') return { current: text.wrongPassword };
      return kind === 'weak-password' ? { next: text.newPassword.faults.common } : {};
    },
  });
}

function checkPasswords({ current, next }: Fields, email: string, text: Text): Faults<Fields> {
  const fault = passwordFault(next, email);
  const nextFault = fault ? text.newPassword.faults[fault] : next === current ? text.newPassword.same : null;
  return { ...(current === '' ? { current: text.passwordMissing } : {}), ...(nextFault ? { next: nextFault } : {}) };
}
