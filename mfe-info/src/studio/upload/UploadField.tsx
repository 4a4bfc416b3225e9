import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { FormStatus } from '@lectern/shared/ui';
import { uploadText } from '../../text/upload.en';
import { checkFile, type FileKind } from './engine/fileKinds';
import type { VideoMetadata } from './engine/uploadRecords';
import type { Upload } from './engine/uploadState';
import { DropZone } from './DropZone';
import type { ChosenFile } from './pickFiles';
import { UploadRow } from './UploadRow';
import { useUploads } from './uploads';
import * as styles from './Upload.module.css';

export type UploadFieldProps = {
  courseId: string;
  /** Place in the course that takes the file, unique within the site. */
  slot: string;
  kind: FileKind;
  label: string;
  multiple?: boolean;
  /** Reads the metadata of a checked file before it is sent. Rejects with an Error that says why it can't be used. */
  prepare?: (file: File) => Promise<VideoMetadata | null>;
  /** Takes an uploaded file, also one that finished before a reload. */
  onUploaded: (upload: Upload) => void;
};

/** Takes files by choosing or dropping them, checks and uploads them, and shows the uploads of its slot. */
export function UploadField(props: UploadFieldProps) {
  const { slot, kind, multiple = false } = props;
  const text = useText(uploadText);
  const { queue, uploads } = useUploads([slot]);
  const { add, refusals } = useAdd(props);
  useTaken(uploads, (upload) => {
    props.onUploaded(upload);
    void queue.take(upload.id);
  });
  return (
    <div className={styles.field}>
      <DropZone {...props} onFiles={(files) => void add(multiple ? files : files.slice(0, 1))} />
      {refusals.map((refusal) => (
        <FormStatus key={refusal} tone="error">
          {refusal}
        </FormStatus>
      ))}
      {uploads.length > 0 && (
        <ul className={styles.list} aria-label={text.uploads}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} queue={queue} kind={kind} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Calls `take` once for each upload that is finished. */
function useTaken(uploads: readonly Upload[], take: (upload: Upload) => void): void {
  const takeNow = useEffectEvent(take);
  const taken = useRef(new Set<string>());
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.status !== 'finished' || taken.current.has(upload.id)) continue;
      taken.current.add(upload.id);
      takeNow(upload);
    }
  });
}

/** Checks files and queues those that can be used; says why for each other one. */
function useAdd({ courseId, slot, kind, prepare }: UploadFieldProps) {
  const text = useText(uploadText);
  const { announce } = useHost();
  const { queue } = useUploads([slot]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const addOne = async ({ file, handle }: ChosenFile): Promise<string | null> => {
    const problem = await checkFile(kind, file).catch(() => 'unreadable' as const);
    if (problem !== null) return text.refused[problem](file.name, text.limits[kind]);
    try {
      const metadata = (await prepare?.(file)) ?? null;
      await queue.add({ file, handle, kind, courseId, slot, metadata });
      announce(text.announced.began(file.name));
      return null;
    } catch (error) {
      return error instanceof Error && prepare ? error.message : text.refused.unreadable(file.name);
    }
  };
  const add = async (files: readonly ChosenFile[]): Promise<void> => {
    setRefusals([]);
    const answers = await Promise.all(files.map(addOne));
    setRefusals([...new Set(answers.filter((answer) => answer !== null))]);
  };
  return { add, refusals };
}
