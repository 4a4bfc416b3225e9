import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon, FormStatus, ProgressBar } from '@lectern/shared/ui';
import { reasonOf } from '@lectern/shared/failure';
import { accountDataText } from '../../text/profile/accountData.en';
import * as styles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import { useExport, type ExportOutcome } from './useExport';

/** Settings section that downloads all data of the account as one file. */
export function ExportSettings({ user }: TabProps) {
  const text = useText(accountDataText).export;
  const { progress, outcome, start, stop } = useExport(user.uid);
  const message = progress && text.collecting(text.parts[progress.part], progress.documents);
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      {message && <ProgressBar label={message} />}
      {message && <p className={styles.note}>{message}</p>}
      {outcome && <Outcome outcome={outcome} />}
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<DownloadIcon />} busy={progress !== null} onClick={() => void start()}>
          {text.start}
        </Button>
        {progress && (
          <Button variant="quiet" onClick={stop}>
            {text.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: ExportOutcome }) {
  const text = useText(accountDataText).export;
  if ('error' in outcome)
    return (
      <FormStatus tone="error" title={text.failed}>
        {reasonOf(outcome.error)}
      </FormStatus>
    );
  return <FormStatus tone="success">{text.done(outcome.documents)}</FormStatus>;
}
