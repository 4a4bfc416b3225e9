import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, Checkbox, Dialog, FormStatus, PasswordField } from '@lectern/shared/ui';
import { accountDataText } from '../../text/profile/accountData.en';
import { settingsText } from '../../text/profile/settings.en';
import * as settingsStyles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import { DeletionSummary } from './DeletionSummary';
import { DeletionStatus } from './DeletionStatus';
import { useDeletion, type Deletion } from './useDeletion';

/** Dialog that lists what is deleted or stays, asks for the password if there is one, and deletes the account. */
export function DeletionDialog({ user, onClose }: TabProps & { onClose: () => void }) {
  const text = useText(accountDataText).deletion;
  const deletion = useDeletion(user);
  const formId = useId();
  const isBusy = deletion.progress !== null;
  const closeUnlessBusy = (): void => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open
      size="wide"
      title={text.title}
      onClose={closeUnlessBusy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {text.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <DeletionForm id={formId} user={user} deletion={deletion} />
    </Dialog>
  );
}

type FormProps = TabProps & { id: string; deletion: Deletion };

function DeletionForm({ id, user, deletion }: FormProps) {
  const text = useText(accountDataText).deletion;
  const [password, setPassword] = useState('');
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = deletion.progress !== null;
  const hasPassword = user.email !== '';
  const isTried = tries > 0;
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if ((password !== '' || !hasPassword) && isUnderstood && !isBusy) deletion.start(password);
  };
  return (
    <form ref={form} id={id} className={settingsStyles.form} noValidate aria-label={text.title} onSubmit={submit}>
      <DeletionSummary isTeacher={user.roles.includes('teacher')} />
      <FormStatus tone="info">{text.export}</FormStatus>
      {hasPassword && (
        <>
          <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
          <ConfirmPassword deletion={deletion} isTried={isTried} value={password} onChange={setPassword} />
        </>
      )}
      <Checkbox
        label={text.understood}
        required
        disabled={isBusy}
        checked={isUnderstood}
        error={isTried && !isUnderstood ? text.notUnderstood : undefined}
        onChange={(event) => setIsUnderstood(event.target.checked)}
      />
      <DeletionStatus deletion={deletion} />
    </form>
  );
}

type PasswordProps = { deletion: Deletion; isTried: boolean; value: string; onChange: (password: string) => void };

function ConfirmPassword({ deletion: { progress, failure, dismissFailure }, isTried, value, onChange }: PasswordProps) {
  const text = useText(settingsText);
  const missing = isTried && value === '' ? text.passwordMissing : undefined;
  return (
    <PasswordField
      label={text.password}
      autoComplete="current-password"
      required
      disabled={progress !== null}
      value={value}
      error={failure?.kind === 'credentials' ? text.wrongPassword : missing}
      onChange={(event) => {
        onChange(event.target.value);
        dismissFailure();
      }}
    />
  );
}
