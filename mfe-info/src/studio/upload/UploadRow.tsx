import { useEffect, useEffectEvent, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, ProgressBar } from '@lectern/shared/ui';
import { uploadText } from '../../text/upload.en';
import { acceptOf, type FileKind } from './engine/fileKinds';
import type { UploadQueue } from './engine/UploadQueue';
import { isRunning, type Upload } from './engine/uploadState';
import * as styles from './Upload.module.css';

type Props = { upload: Upload; queue: UploadQueue; kind: FileKind };

/** One upload: its progress in bytes and time, and what can be done about it. */
export function UploadRow({ upload, queue, kind }: Props) {
  const text = useText(uploadText);
  const sentence = useSentence(upload);
  const { id, name, status, sent, size } = upload;
  useAnnounced(upload, sentence);
  return (
    <li className={styles.row} data-status={status}>
      <p className={styles.name}>{name}</p>
      <p className={styles.state}>{sentence}</p>
      <ProgressBar label={text.progress(name)} value={(100 * sent) / Math.max(1, size)} size="small" />
      <div className={styles.actions}>
        {isRunning(upload) && (
          <Button size="small" variant="quiet" aria-label={text.pause(name)} onClick={() => queue.pause(id)}>
            {text.actions.pause}
          </Button>
        )}
        {status === 'paused' && (
          <Button size="small" variant="secondary" aria-label={text.resume(name)} onClick={() => void queue.resume(id)}>
            {text.actions.resume}
          </Button>
        )}
        {status === 'failed' && (
          <Button size="small" variant="secondary" aria-label={text.retry(name)} onClick={() => void queue.resume(id)}>
            {text.actions.retry}
          </Button>
        )}
        {status === 'needs-file' && <ChooseAgain upload={upload} queue={queue} kind={kind} />}
        {status !== 'finished' && (
          <Button size="small" variant="quiet" aria-label={text.cancel(name)} onClick={() => void queue.cancel(id)}>
            {text.actions.cancel}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Continues with the stored file handle after the browser has asked, or with the file that is chosen again. */
function ChooseAgain({ upload: { id, name }, queue, kind }: Props) {
  const text = useText(uploadText);
  const input = useRef<HTMLInputElement>(null);
  const open = async (): Promise<void> => {
    await queue.resume(id);
    if (queue.uploads().find((upload) => upload.id === id)?.status === 'needs-file') input.current?.click();
  };
  return (
    <>
      <Button size="small" variant="secondary" aria-label={text.chooseAgain(name)} onClick={() => void open()}>
        {text.actions.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        data-resume={id}
        accept={acceptOf(kind)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void queue.choose(id, file);
          target.value = '';
        }}
      />
    </>
  );
}

function useSentence({ status, problem, sent, size, secondsLeft, retrySeconds }: Upload): string {
  const text = useText(uploadText);
  if (status === 'failed') {
    if (problem === 'quota' && retrySeconds !== null) return text.failed.quotaUntil(retrySeconds);
    const known =
      problem !== null && problem in text.failed
        ? (problem as Exclude<keyof typeof text.failed, 'quotaUntil'>)
        : 'refused';
    return text.failed[known];
  }
  const progress = text.status.sending(sent, size);
  if (status === 'sending') return secondsLeft === null ? progress : `${progress} · ${text.status.left(secondsLeft)}`;
  if (status === 'retrying') {
    const reason = problem === 'offline' || problem === 'busy' ? problem : 'retrying';
    return `${progress} · ${text.status[reason]}`;
  }
  if (status === 'paused') return `${text.status.paused} · ${progress}`;
  if (status === 'needs-file') return problem === 'other-file' ? text.status['other-file'] : text.status['needs-file'];
  return text.status[status];
}

/** Announces the end of an upload and its failures once; a line that drops often is announced once too. */
function useAnnounced({ name, status }: Upload, sentence: string): void {
  const { announced } = useText(uploadText);
  const { announce } = useHost();
  const hasLost = useRef(false);
  const say = useEffectEvent(() => {
    if (status === 'finished') announce(announced.finished(name));
    if (status === 'failed') announce(announced.failed(name, sentence));
    if (status !== 'retrying' || hasLost.current) return;
    hasLost.current = true;
    announce(announced.lost(name));
  });
  useEffect(() => say(), [status]);
}
