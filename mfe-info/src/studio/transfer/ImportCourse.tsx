import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { useUnsavedChanges, type SessionUser } from '@lectern/shared/host';
import { useQueryClient } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, ProgressBar, UploadIcon } from '@lectern/shared/ui';
import { transferText } from '../../text/transfer.en';
import { myCourses } from '../data/myCourses';
import { beginImport, checkFolder, type FolderProblem, type Import } from './courseImport';
import { FolderError, readChosen, readDrop, type FolderFile, type FolderFault } from './readFolder';
import * as styles from './Transfer.module.css';

/** Problems that are shown; more would not be read. */
const MAX_SHOWN = 50;

type State =
  | { kind: 'waiting' | 'checking' | 'failed' }
  | { kind: 'uploading'; share: number }
  | { kind: 'done'; id: string }
  | { kind: 'interrupted'; rest: Import }
  | { kind: 'fault'; fault: FolderFault }
  | { kind: 'problems'; problems: readonly FolderProblem[] };

/**
 * A button that opens the import of a course folder or a zip. An import goes on while its dialog is closed; the course
 * is opened at its end only where the dialog is still open.
 */
export function ImportCourse({ user }: { user: SessionUser }) {
  const text = useText(transferText);
  const [isOpen, setIsOpen] = useState(false);
  const importing = useImport(user.uid, isOpen);
  return (
    <>
      <Button variant="secondary" icon={<UploadIcon />} onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <ImportForm {...importing} />
      </Dialog>
    </>
  );
}

function ImportForm({ state, start, resume }: ReturnType<typeof useImport>) {
  const text = useText(transferText);
  const [isOver, setIsOver] = useState(false);
  const isBusy = state.kind === 'checking' || state.kind === 'uploading';
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    if (!isBusy) start(readDrop(event.dataTransfer.items));
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>{text.lead}</p>
      <div className={styles.actions}>
        <FileButton label={text.chooseFolder} isFolder isBusy={isBusy} onChoose={(list) => start(readChosen(list))} />
        <FileButton
          label={text.chooseZip}
          isFolder={false}
          isBusy={isBusy}
          onChoose={(list) => start(readChosen(list))}
        />
      </div>
      <Outcome state={state} onResume={resume} />
    </div>
  );
}

function useImport(uid: string, isOpen: boolean) {
  const [state, setState] = useState<State>({ kind: 'waiting' });
  useUnsavedChanges(state.kind === 'uploading');
  useShowDone(uid, state, isOpen);
  const finish = async (begun: Import): Promise<void> => {
    setState({ kind: 'uploading', share: 0 });
    const report = (share: number): void => setState({ kind: 'uploading', share });
    const id = await begun.finish(report).catch(() => null);
    if (id === null) setState({ kind: 'interrupted', rest: begun });
    else setState({ kind: 'done', id });
  };
  const run = async (reading: Promise<FolderFile[]>): Promise<void> => {
    setState({ kind: 'checking' });
    try {
      const files = await reading;
      const checked = await checkFolder(files);
      if ('problems' in checked) {
        setState({ kind: 'problems', problems: checked.problems });
        return;
      }
      await finish(beginImport(uid, checked.course, files));
    } catch (error) {
      setState(error instanceof FolderError ? { kind: 'fault', fault: error.fault } : { kind: 'failed' });
    }
  };
  return {
    state,
    start: (reading: Promise<FolderFile[]>): void => void run(reading),
    resume: (begun: Import): void => void finish(begun),
  };
}

/** Opens an imported course; who closed the dialog finds it in the list. */
function useShowDone(uid: string, state: State, isOpen: boolean): void {
  const navigate = useNavigate();
  const client = useQueryClient();
  const show = useEffectEvent((id: string): void => {
    if (isOpen) void navigate({ search: new URLSearchParams({ course: id }).toString() });
    else void client.invalidateQueries({ queryKey: myCourses(uid).queryKey });
  });
  useEffect(() => {
    if (state.kind === 'done') show(state.id);
  }, [state]);
}

function Outcome({ state, onResume }: { state: State; onResume: (begun: Import) => void }) {
  const text = useText(transferText);
  if (state.kind === 'checking') return <p role="status">{text.checking}</p>;
  if (state.kind === 'uploading')
    return (
      <>
        <p className={styles.share}>{text.uploading(state.share)}</p>
        <ProgressBar value={100 * state.share} label={text.uploading(state.share)} />
      </>
    );
  if (state.kind === 'fault') return <FormStatus tone="error">{text.faults[state.fault]}</FormStatus>;
  if (state.kind === 'failed')
    return (
      <FormStatus tone="error" title={text.failed}>
        {text.failedBody}
      </FormStatus>
    );
  if (state.kind === 'interrupted')
    return (
      <FormStatus tone="error" title={text.interrupted}>
        <p>{text.interruptedBody}</p>
        <Button size="small" onClick={() => onResume(state.rest)}>
          {text.resume}
        </Button>
      </FormStatus>
    );
  return state.kind === 'problems' ? <Problems problems={state.problems} /> : null;
}

function Problems({ problems }: { problems: readonly FolderProblem[] }) {
  const text = useText(transferText);
  return (
    <FormStatus tone="error" title={text.problems(problems.length)}>
      <ul className={styles.problems}>
        {problems.slice(0, MAX_SHOWN).map(({ file, line, what, fix }, index) => (
          <li key={index}>
            <strong>{text.line(file, line)}</strong>: {what}
            <br />
            {fix}
          </li>
        ))}
        {problems.length > MAX_SHOWN && <li>{text.more(problems.length - MAX_SHOWN)}</li>}
      </ul>
    </FormStatus>
  );
}

type FileProps = { label: string; isFolder: boolean; isBusy: boolean; onChoose: (list: FileList) => void };

function FileButton({ label, isFolder, isBusy, onChoose }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        {...(isFolder ? { webkitdirectory: '' } : { accept: '.zip,application/zip' })}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onChoose(currentTarget.files);
          // Or else the same folder, corrected, could not be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
