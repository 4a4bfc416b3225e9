import { useEffect, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { Button, DownloadIcon, FormStatus, ProgressBar } from '@lectern/shared/ui';
import { reasonOf } from '../../parts/reasonOf';
import { dataWords } from '../../text/profile/accountData.en';
import { useText } from '../../text/useText';
import styles from '../settings/settings.module.css';
import type { TabProps } from '../tabs';
import { saveFile } from './saveFile';
import { writeExport, type ExportProgress } from './writeExport';

/** Everything of the account as one file. */
export function ExportSettings({ user }: TabProps) {
  const text = useText(dataWords).export;
  const { config } = useHost();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<{ documents: number } | { error: Error } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setOutcome(null);
    let documents = 0;
    const tell = (at: ExportProgress): void => {
      documents = at.documents;
      setProgress(at);
    };
    try {
      const pieces: string[] = [];
      for await (const piece of writeExport({ uid: user.uid, backend: config.backend }, tell, stop.signal))
        pieces.push(piece);
      saveFile(`lectern-${new Date().toISOString().slice(0, 10)}.json`, new Blob(pieces, { type: 'application/json' }));
      setOutcome({ documents });
    } catch (error) {
      if (!stop.signal.aborted) setOutcome({ error: error instanceof Error ? error : new Error(String(error)) });
    } finally {
      setProgress(null);
    }
  };
  return (
    <div className={styles.part}>
      <h3>{text.title}</h3>
      <p>{text.lead}</p>
      {progress && <ProgressBar label={text.collecting(text.parts[progress.part], progress.documents)} />}
      {progress && <p className={styles.note}>{text.collecting(text.parts[progress.part], progress.documents)}</p>}
      {outcome &&
        ('error' in outcome ? (
          <FormStatus tone="error" title={text.failed}>
            {reasonOf(outcome.error)}
          </FormStatus>
        ) : (
          <FormStatus tone="success">{text.done(outcome.documents)}</FormStatus>
        ))}
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<DownloadIcon />} busy={progress !== null} onClick={() => void start()}>
          {text.start}
        </Button>
        {progress && (
          <Button variant="quiet" onClick={() => running.current?.abort()}>
            {text.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
