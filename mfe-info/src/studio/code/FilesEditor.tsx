import { useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button } from '@lectern/shared/ui';
import { codeEditorText } from '../../text/studio/codeEditor.en';
import { UndoDelete } from '../sorting/UndoDelete';
import { CodeArea } from './CodeArea';
import * as styles from './code.module.css';
import { FILES, type FileName, type Files } from './editedLesson';

type Props = {
  files: Files;
  onChange: (files: Files) => void;
  /** Name of the version of the code: starting code or solution. */
  version: string;
};

/**
 * The files of one version of the code. Files without code are added by a button, and removed by another; what was in
 * the last removed one can be brought back.
 */
export function FilesEditor({ files, onChange, version }: Props) {
  const text = useText(codeEditorText);
  const [added, setAdded] = useState<readonly FileName[]>([]);
  const isOpen = (file: FileName): boolean => files[file] !== '' || added.includes(file);
  const { removed, restored, emptied, empty, undo } = useRemoval(files, onChange);
  const remove = (file: FileName): void => {
    setAdded((names) => names.filter((name) => name !== file));
    empty(file);
  };
  return (
    <div className={styles.files}>
      {FILES.filter(isOpen).map((file) => (
        <div key={file} className={styles.file}>
          <CodeArea
            label={text.fileOf(text.files[file], version)}
            value={files[file]}
            autoFocus={file === restored || (added.includes(file) && files[file] === '')}
            onChange={(code) => {
              if (!added.includes(file)) setAdded((names) => [...names, file]);
              onChange({ ...files, [file]: code });
            }}
          />
          <Button size="small" variant="quiet" onClick={() => remove(file)}>
            {text.deleteFile(text.files[file])}
          </Button>
        </div>
      ))}
      <UndoDelete name={removed && !isOpen(removed.file) ? text.files[removed.file] : null} onUndo={undo} />
      <AddFiles
        files={FILES.filter((file) => !isOpen(file))}
        emptied={emptied}
        onAdd={(file) => setAdded((names) => [...names, file])}
      />
    </div>
  );
}

type AddProps = { files: FileName[]; emptied: FileName | null; onAdd: (file: FileName) => void };

function AddFiles({ files, emptied, onAdd }: AddProps) {
  const text = useText(codeEditorText);
  return (
    <div className={styles.tools}>
      {files.map((file) => (
        <Button key={file} size="small" variant="secondary" autoFocus={file === emptied} onClick={() => onAdd(file)}>
          {text.addFile(text.files[file])}
        </Button>
      ))}
    </div>
  );
}

/**
 * Empties files. The code of the last one is held for an undo. `restored` names the file of the last undo, and
 * `emptied` the last file that had no code to restore: the focus moves to them.
 */
function useRemoval(files: Files, onChange: (files: Files) => void) {
  const [removed, setRemoved] = useState<{ file: FileName; code: string } | null>(null);
  const [restored, setRestored] = useState<FileName | null>(null);
  const [emptied, setEmptied] = useState<FileName | null>(null);
  return {
    removed,
    restored,
    emptied,
    empty: (file: FileName): void => {
      setRemoved(files[file] === '' ? null : { file, code: files[file] });
      setEmptied(files[file] === '' ? file : null);
      setRestored(null);
      onChange({ ...files, [file]: '' });
    },
    undo: (): void => {
      if (removed) onChange({ ...files, [removed.file]: removed.code });
      setRestored(removed?.file ?? null);
      setRemoved(null);
    },
  };
}
