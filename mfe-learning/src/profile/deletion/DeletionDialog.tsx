import { useId, useState } from 'react';
import { Button, Checkbox, Dialog, FormStatus, PasswordField, ProgressBar } from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { dataWords } from '../../text/profile/accountData.en';
import { settingsWords } from '../../text/profile/settings.en';
import { useText } from '../../text/useText';
import settingsStyles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import styles from './deletion.module.css';
import { useDeletion } from './useDeletion';

/** Says what goes and what stays, asks for the password, and deletes. It can't be closed while that goes on. */
export function DeletionDialog({ user, onClose }: TabProps & { onClose: () => void }) {
  const text = useText(dataWords).deletion;
  const words = useText(settingsWords);
  const deletion = useDeletion(user);
  const { progress, failure } = deletion;
  const [password, setPassword] = useState('');
  const [isUnderstood, setIsUnderstood] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const formId = useId();
  const stays = user.roles.includes('teacher') ? [...text.stays, text.staysOfTeacher] : text.stays;
  const isBusy = progress !== null;
  const passwordFault =
    failure?.kind === 'credentials'
      ? words.wrongPassword
      : isTried && password === ''
        ? words.passwordMissing
        : undefined;
  const submit = (): void => {
    setIsTried(true);
    if (password !== '' && isUnderstood && !isBusy) deletion.start(password);
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={isBusy}>
        {text.cancel}
      </Button>
      <Button variant="danger" type="submit" form={formId} busy={isBusy}>
        {text.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="wide"
      title={text.title}
      onClose={() => {
        if (!isBusy) onClose();
      }}
      actions={actions}
    >
      <form
        id={formId}
        className={settingsStyles.form}
        noValidate
        aria-label={text.title}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.facts}>
          <section>
            <h3>{text.goesTitle}</h3>
            <ul>
              {text.goes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3>{text.staysTitle}</h3>
            <ul>
              {stays.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
        <FormStatus tone="info">{text.export}</FormStatus>
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          disabled={isBusy}
          value={password}
          error={passwordFault}
          onChange={(event) => {
            setPassword(event.target.value);
            deletion.forgive();
          }}
        />
        <Checkbox
          label={text.understood}
          required
          disabled={isBusy}
          checked={isUnderstood}
          error={isTried && !isUnderstood ? text.notUnderstood : undefined}
          onChange={(event) => {
            setIsUnderstood(event.target.checked);
          }}
        />
        {failure && failure.kind !== 'credentials' && (
          <FormStatus tone="error" title={text.failed}>
            {failure.isPartly && `${text.partly} `}
            {reasonOf(failure.error)}
          </FormStatus>
        )}
        {progress && <ProgressBar label={progress.step === 'data' ? text.removing(progress.removed) : text.closing} />}
        {progress && (
          <p className={settingsStyles.note} role="status">
            {progress.step === 'data' ? text.removing(progress.removed) : text.closing}
          </p>
        )}
      </form>
    </Dialog>
  );
}
