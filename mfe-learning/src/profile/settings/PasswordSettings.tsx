import { useState } from 'react';
import { passwordFault } from '@lectern/shared/password';
import { Button, FormStatus, PasswordField } from '@lectern/shared/ui';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import type { TabProps } from '../tabs';
import styles from './settings.module.css';
import { SettingsFormFrame } from './SettingsFormFrame';
import { useInlineForm } from './useInlineForm';
import { useSettingsForm, type Faults } from './useSettingsForm';

type Fields = { current: string; next: string };

/** The password. A new one ends every other session: that is the backend's way to sign out everywhere. */
export function PasswordSettings({ user }: TabProps) {
  const text = useText(settingsWords).newPassword;
  const { isOpen, setOpen, button } = useInlineForm();
  const [isDone, setIsDone] = useState(false);
  const close = (done: boolean): void => {
    setOpen(false);
    setIsDone(done);
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

function PasswordForm({ user, onClose }: TabProps & { onClose: (done: boolean) => void }) {
  const words = useText(settingsWords);
  const text = words.newPassword;
  const form = useSettingsForm<Fields, true>({
    initial: { current: '', next: '' },
    check: (values) => faultsOf(values, user.email, words),
    save: async ({ current, next }) => {
      await (await import('@lectern/shared/firebase/auth')).changePassword(current, next);
      onClose(true);
      return true;
    },
    faultOf: (kind) =>
      kind === 'credentials'
        ? { current: words.wrongPassword }
        : kind === 'weak-password'
          ? { next: text.faults.common }
          : {},
  });
  const { values, faults, set } = form;
  return (
    <SettingsFormFrame
      form={form}
      label={text.form}
      submitLabel={text.submit}
      also={
        <Button
          variant="quiet"
          onClick={() => {
            onClose(false);
          }}
        >
          {text.cancel}
        </Button>
      }
    >
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={text.current}
        autoComplete="current-password"
        autoFocus
        required
        value={values.current}
        error={faults.current}
        onChange={(event) => set('current', event.target.value)}
      />
      <PasswordField
        label={text.field}
        hint={text.hint}
        autoComplete="new-password"
        required
        value={values.next}
        error={faults.next}
        onChange={(event) => set('next', event.target.value)}
      />
    </SettingsFormFrame>
  );
}

function faultsOf({ current, next }: Fields, email: string, words: typeof settingsWords): Faults<Fields> {
  const text = words.newPassword;
  const fault = passwordFault(next, email);
  const wrong = fault ? text.faults[fault] : next === current ? text.same : null;
  return { ...(current === '' ? { current: words.passwordMissing } : {}), ...(wrong ? { next: wrong } : {}) };
}
