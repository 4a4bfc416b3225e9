import { useId, useRef, useState, type DragEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, UploadIcon } from '@lectern/shared/ui';
import { uploadText } from '../../text/upload.en';
import { acceptOf, type FileKind } from './engine/fileKinds';
import { droppedFiles, pickFiles, type ChosenFile } from './pickFiles';
import * as styles from './Upload.module.css';

type Props = {
  slot: string;
  kind: FileKind;
  label: string;
  multiple?: boolean;
  onFiles: (files: readonly ChosenFile[]) => void;
};

/** Area that takes files by dropping, with a button that opens the browser's picker. */
export function DropZone(props: Props) {
  const { kind, label, onFiles } = props;
  const text = useText(uploadText);
  const { isOver, events } = useDrop(onFiles);
  const id = useId();
  const [labelId, limitsId] = [`${id}-label`, `${id}-limits`];
  return (
    <div className={styles.drop} data-over={isOver || undefined} role="group" aria-labelledby={labelId} {...events}>
      <p className={styles.label} id={labelId}>
        {label}
      </p>
      <div className={styles.choose}>
        <Chooser {...props} describedBy={limitsId} />
        <span className={styles.orDrop}>{text.orDrop}</span>
      </div>
      <p className={styles.limits} id={limitsId}>
        {text.limits[kind]}
      </p>
    </div>
  );
}

/** Button that opens the browser's picker; a file field does it where that gives no handles. */
function Chooser({ slot, kind, multiple = false, onFiles, describedBy }: Props & { describedBy: string }) {
  const text = useText(uploadText);
  const input = useRef<HTMLInputElement>(null);
  const choose = async (): Promise<void> => {
    const files = await pickFiles(kind, multiple);
    if (files) onFiles(files);
    else input.current?.click();
  };
  return (
    <>
      <Button variant="secondary" icon={<UploadIcon />} aria-describedby={describedBy} onClick={() => void choose()}>
        {text.choose[kind]}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-slot={slot}
        accept={acceptOf(kind)}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? [], (file) => ({ file, handle: null })));
          target.value = '';
        }}
      />
    </>
  );
}

function useDrop(onFiles: Props['onFiles']) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void droppedFiles(event.dataTransfer).then(onFiles);
    },
  };
  return { isOver, events };
}
