import { useText } from '@lectern/shared/text';
import { FormStatus, ProgressBar } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { accountDataText } from '../../text/profile/accountData.en';
import * as settingsStyles from '../settings/settings.module.css';
import type { Deletion } from './useDeletion';

/** Progress of a deletion, or the reason why it failed. The password field reports a wrong password instead. */
export function DeletionStatus({ deletion: { progress, failure } }: { deletion: Deletion }) {
  const text = useText(accountDataText).deletion;
  if (progress) {
    const message = progress.step === 'data' ? text.removing(progress.removed) : text.closing;
    return (
      <>
        <ProgressBar label={message} />
        <p className={settingsStyles.note} role="status">
          {message}
        </p>
      </>
    );
  }
  if (!failure || failure.kind === 'credentials') return null;
  return (
    <FormStatus tone="error" title={text.failed}>
      {failure.isPartly && `${text.partly} `}
      {reasonOf(failure.error)}
    </FormStatus>
  );
}
