import { useState } from 'react';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, DownloadIcon, FormStatus, ProgressBar, Section } from '@lectern/shared/ui';
import { transferText } from '../../text/transfer.en';
import { exportCourse, TooLargeError } from './exportCourse';
import * as styles from './Transfer.module.css';

type State = { kind: 'waiting' | 'done' | 'failed' | 'tooLarge' } | { kind: 'packing'; share: number };

/** Exports the draft of a course as a zip that can be imported again. */
export function ExportPart({ user, courseId }: { user: SessionUser; courseId: string }) {
  const text = useText(transferText);
  const { announce } = useHost();
  const [state, setState] = useState<State>({ kind: 'waiting' });
  const start = async (): Promise<void> => {
    setState({ kind: 'packing', share: 0 });
    try {
      const teacher = { uid: user.uid, name: user.displayName, email: user.email };
      save(await exportCourse(courseId, teacher, (share) => setState({ kind: 'packing', share })), `${courseId}.zip`);
      setState({ kind: 'done' });
      announce(text.exported);
    } catch (error) {
      setState({ kind: error instanceof TooLargeError ? 'tooLarge' : 'failed' });
    }
  };
  return (
    <Section title={text.exportTitle} lead={text.exportLead}>
      <div className={styles.export}>
        <div>
          <Button icon={<DownloadIcon />} busy={state.kind === 'packing'} onClick={() => void start()}>
            {text.export}
          </Button>
        </div>
        {state.kind === 'packing' && (
          <>
            <p className={styles.share}>{text.packing(state.share)}</p>
            <ProgressBar value={100 * state.share} label={text.packing(state.share)} />
          </>
        )}
        {state.kind === 'done' && <FormStatus tone="success">{text.exported}</FormStatus>}
        {state.kind === 'failed' && <FormStatus tone="error">{text.exportFailed}</FormStatus>}
        {state.kind === 'tooLarge' && <FormStatus tone="error">{text.exportTooLarge}</FormStatus>}
      </div>
    </Section>
  );
}

function save(zip: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(zip);
  link.download = name;
  link.click();
  // The download has begun by then; the browser keeps the bytes until it ends.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
